import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { readPack } from "shared-schema/geo/coast/coastPack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, useTestServer } from "../testing/useTestServer.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const SEAMARKS = "OpenSeaMap | https://tiles.openseamap.org/seamark/{z}/{x}/{y}.png | © OpenSeaMap contributors | 9-18";

const folder = mkdtempSync(join(tmpdir(), "passerelle-charts-"));

/** An MBTiles file with tiles at zoom 3, column 4; row 2 from the north is row 5 from the south. */
function writeMbtiles(name: string, tiles: Record<number, Buffer>): void {
  const file = new Database(join(folder, name));
  file.exec("CREATE TABLE metadata (name TEXT, value TEXT)");
  file.exec("CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)");
  const say = file.prepare("INSERT INTO metadata VALUES (?, ?)");
  say.run("name", "Port <b>plans</b>");
  say.run("attribution", '<a href="javascript:alert(1)">© Harbour office</a>');
  const put = file.prepare("INSERT INTO tiles VALUES (3, 4, ?, ?)");
  for (const [row, data] of Object.entries(tiles)) put.run(Number(row), data);
  file.close();
}

beforeAll(() => {
  writeMbtiles("Port Plans.mbtiles", { 5: PNG, 6: Buffer.from("<script>alert(1)</script>") });
  writeMbtiles("vectors.mbtiles", { 5: Buffer.from("\x1f\x8bnot an image") });
  writeFileSync(join(folder, "broken.pmtiles"), "not a chart");
  writeFileSync(join(folder, "notes.txt"), "private");
});
const server = useTestServer({ per: "file", demo: false, chartFilesDir: folder, chartTiles: SEAMARKS });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string) => server.app.request(path);

describe("an operator's layers", () => {
  it("are named in the settings: the files that hold images, and the addresses", async () => {
    const { chart_layers } = (await (await get("/api/settings")).json()) as { chart_layers: object[] };
    expect(chart_layers).toEqual([
      {
        id: "port-plans",
        name: "Port plans",
        template: expect.stringMatching(/^\/charts\/files\/port-plans\/\{z\}\/\{x\}\/\{y\}\?v=\w+$/),
        attribution: "© Harbour office",
        min_zoom: 3,
        max_zoom: 3,
        format: "png",
      },
      expect.objectContaining({ name: "OpenSeaMap", min_zoom: 9, max_zoom: 18, format: "unknown" }),
    ]);
  });

  it("are served as the images that they are, rows counted from the north", async () => {
    const tile = await get("/charts/files/port-plans/3/4/2");
    expect(tile.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await tile.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it("never serve anything else: no other tile, file or content", async () => {
    for (const path of ["port-plans/3/4/1", "port-plans/3/4/5", "port-plans/9/4/2", "notes/3/4/2", "vectors/3/4/2"]) {
      expect([path, (await get(`/charts/files/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await get("/charts/files/..%2fpasserelle/3/4/2")).status).toBe(404);
  });

  it("open the security policy to exactly the hosts that are named", async () => {
    const policy = (await get("/healthz")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("img-src 'self' blob: data: https://tiles.openseamap.org;");
    expect(policy).toContain("connect-src 'self' https://tiles.openseamap.org;");
    const plain = await openTestServer({ demo: false });
    const closed = (await plain.app.request("/healthz")).headers.get("content-security-policy") ?? "";
    expect(closed).toContain("img-src 'self' blob: data:;");
  });

  it("may be vector tiles of another host, or a whole archive, whose tiles are named by the fragment", async () => {
    const chartTiles = [
      "Depths | https://a.test/{z}/{x}/{y}.mvt?k=1 | © A | 3-9",
      "Fairways | https://b.test/x.pmtiles | © B | 6-14",
    ];
    const { app } = await openTestServer({ demo: false, chartTiles: chartTiles.join(";") });
    const { chart_layers } = (await (await app.request("/api/settings")).json()) as { chart_layers: object[] };
    expect(chart_layers).toEqual([
      expect.objectContaining({ template: "https://a.test/{z}/{x}/{y}.mvt?k=1", format: "mvt" }),
      expect.objectContaining({ template: "https://b.test/x.pmtiles#{z}/{x}/{y}", format: "pmtiles" }),
    ]);
    const policy = (await app.request("/healthz")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("connect-src 'self' https://a.test https://b.test;");
  });

  it("are refused with a sentence where an address is none", async () => {
    for (const line of [
      "Sea | http://a.test/{z}/{x}/{y} | x | 0-9",
      "Sea | https://{s}.a.test/{z}/{x}/{y} | x | 0-9",
      "Sea | https://*/{z}/{x}/{y} | x | 0-9",
      "Sea | https://*.a.test/{z}/{x}/{y} | x | 0-9",
      "Sea | http://a.test/sea.pmtiles | x | 0-9",
      "Sea | https://a.test/sea.pmtiles#{z} | x | 0-9",
    ]) {
      await expect(openTestServer({ demo: false, chartTiles: line })).rejects.toThrow(`CHART_TILES: «${line}»`);
    }
  });
});

describe("the coast in blocks", () => {
  it("is served by version, source and place", async () => {
    const { version } = server.deps.assets.coastBlocks();
    const block = await get(`/charts/coast/${version}/osm/35-3.bin`);
    expect(block.headers.get("cache-control")).toContain("immutable");
    const tiles = readPack(new Uint8Array(await block.arrayBuffer()));
    // The Solent: the tile 50° N 2° W.
    expect(tiles.has((89 - 50) * 360 + 358)).toBe(true);
    for (const path of ["00000000/osm/35-3", `${version}/osm/36-3`, `${version}/manifest/35-3`]) {
      expect([path, (await get(`/charts/coast/${path}.bin`)).status]).toEqual([path, 404]);
    }
  });
});
