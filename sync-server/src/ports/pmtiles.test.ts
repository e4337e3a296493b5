import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PMTILES_KIND, writePmtiles } from "../testing/pmtiles.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";

/** An image by its first bytes, told from others by its last. */
const png = (name: string) => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from(name)]);
/** The numbers of the tiles of zoom 0 and 1: they go up the west side and down the east side. */
const TILES = [
  { id: 0, run: 1, bytes: png("world") },
  { id: 1, run: 1, bytes: png("north-west") },
  { id: 2, run: 1, bytes: Buffer.from("<svg onload='alert(1)'/>") },
  { id: 3, run: 2, bytes: png("east") },
];
const metadata = { name: "Harbour <i>plans</i>", attribution: "<a href='https://port.test'>© Port office</a>" };

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), "passerelle-pmtiles-"));

beforeAll(async () => {
  const whole = writePmtiles({ kind: PMTILES_KIND.png, metadata, tiles: TILES, maxZoom: 1 });
  writeFileSync(join(folder, "Harbours.pmtiles"), whole);
  writeFileSync(join(folder, "cut.pmtiles"), whole.subarray(0, 140));
  writeFileSync(
    join(folder, "vectors.pmtiles"),
    writePmtiles({ kind: PMTILES_KIND.vectors, metadata, tiles: TILES, maxZoom: 1 }),
  );
  server = await startTestServer({ demo: false, chartFilesDir: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (tile: string) => server.app.request(`/charts/files/${tile}`);
const textOf = async (tile: string) =>
  Buffer.from(await (await get(tile)).arrayBuffer())
    .subarray(8)
    .toString();

describe("an operator's PMTiles file", () => {
  it("is named in the settings by what it says of itself, without markup; one of vectors or cut short is not", async () => {
    const { chart_layers } = (await (await server.app.request("/api/settings")).json()) as { chart_layers: object[] };
    expect(chart_layers).toEqual([
      {
        id: "harbours",
        name: "Harbour plans",
        template: expect.stringMatching(/^\/charts\/files\/harbours\/\{z\}\/\{x\}\/\{y\}\?v=\w+$/),
        attribution: "© Port office",
        min_zoom: 0,
        max_zoom: 1,
        format: "png",
      },
    ]);
  });

  it("gives its tiles from the root and from a leaf, rows counted from the north, a run for each of its tiles", async () => {
    expect((await get("harbours/0/0/0")).headers.get("content-type")).toBe("image/png");
    const tiles = ["0/0/0", "1/0/0", "1/1/1", "1/1/0"];
    expect(await Promise.all(tiles.map((tile) => textOf(`harbours/${tile}`)))).toEqual([
      "world",
      "north-west",
      "east",
      "east",
    ]);
  });

  it("gives nothing that is no image, nor a tile it does not have", async () => {
    for (const tile of ["harbours/1/0/1", "harbours/2/0/0", "harbours/1/2/0", "vectors/0/0/0", "cut/0/0/0"]) {
      expect([tile, (await get(tile)).status]).toEqual([tile, 404]);
    }
  });
});
