import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PMTILES_KIND, writePmtiles } from "shared-schema/geo/chart/pmtiles.test-support";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, useTestServer } from "../../testing/useTestServer.ts";

/** An image by its first bytes, told from others by its last. */
const png = (name: string) => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from(name)]);
/** The numbers of the tiles of zoom 0 and 1: they go up the west side and down the east side. */
const TILES = [
  { id: 0, run: 1, bytes: png("world") },
  { id: 1, run: 1, bytes: png("north-west") },
  { id: 2, run: 1, bytes: Buffer.from("<svg onload='alert(1)'/>") },
  { id: 3, run: 2, bytes: png("east") },
];
const SEAMARK = Buffer.from("\x1a\x00", "latin1");
const metadata = { name: "Harbour <i>plans</i>", attribution: "<a href='https://port.test'>© Port office</a>" };

const folder = mkdtempSync(join(tmpdir(), "passerelle-pmtiles-"));
const [images, vectors] = [join(folder, "Harbours.pmtiles"), join(folder, "vectors.pmtiles")];

beforeAll(() => {
  const whole = writePmtiles({ kind: PMTILES_KIND.png, metadata, tiles: TILES, maxZoom: 1 });
  writeFileSync(images, whole);
  writeFileSync(join(folder, "cut.pmtiles"), whole.subarray(0, 140));
  const seamarks = [0, 1].map((id) => ({ id, run: 1, bytes: SEAMARK }));
  const drawn = { kind: PMTILES_KIND.vectors, metadata: { name: "Seamarks" }, tiles: seamarks, maxZoom: 1 };
  writeFileSync(vectors, writePmtiles(drawn));
  const unknown = { kind: PMTILES_KIND.unknown, metadata, tiles: TILES, maxZoom: 1 };
  writeFileSync(join(folder, "terrain.pmtiles"), writePmtiles(unknown));
});
const ofImages = useTestServer({ per: "file", demo: false, chartFile: images });
const ofVectors = useTestServer({ per: "file", demo: false, chartFile: vectors });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (tile: string) => (tile.startsWith("vectors") ? ofVectors : ofImages).app.request(`/charts/files/${tile}`);
const textOf = async (tile: string) =>
  Buffer.from(await (await get(tile)).arrayBuffer())
    .subarray(8)
    .toString();
/** The layers that a server names to the app. */
async function layersOf({ app }: { app: typeof ofImages.app }): Promise<object[]> {
  const { chart_layers } = (await (await app.request("/api/settings")).json()) as { chart_layers: object[] };
  return chart_layers;
}

describe("an operator's PMTiles file", () => {
  it("is named in the settings by what it says of itself, without markup; one of other tiles or cut short is not", async () => {
    expect(await layersOf(ofImages)).toEqual([
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
    expect(await layersOf(ofVectors)).toEqual([
      expect.objectContaining({ id: "vectors", name: "Seamarks", format: "mvt" }),
    ]);
    for (const name of ["terrain.pmtiles", "cut.pmtiles", "absent.pmtiles"]) {
      expect(await layersOf(await openTestServer({ demo: false, chartFile: join(folder, name) }))).toEqual([]);
    }
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

  it("gives vector tiles as they are, and an empty one where it has none", async () => {
    const tile = await get("vectors/0/0/0");
    expect(tile.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");
    expect(Buffer.from(await tile.arrayBuffer())).toEqual(SEAMARK);
    const empty = await get("vectors/1/1/1");
    expect([empty.status, (await empty.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it("gives nothing that is no image, nor a tile it does not have", async () => {
    for (const tile of ["harbours/1/0/1", "harbours/2/0/0", "harbours/1/2/0", "vectors/2/0/0"]) {
      expect([tile, (await get(tile)).status]).toEqual([tile, 404]);
    }
  });
});
