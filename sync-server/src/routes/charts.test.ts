import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PMTILES_KIND, writePmtiles } from "shared-schema/geo/chart/pmtiles.test-support";
import { readPack } from "shared-schema/geo/coast/coastPack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, useTestServer } from "../testing/useTestServer.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const SEAMARKS = "OpenSeaMap | https://tiles.openseamap.org/seamark/{z}/{x}/{y}.png | © OpenSeaMap contributors | 9-18";

const folder = mkdtempSync(join(tmpdir(), "passerelle-charts-"));

const metadata = {
  name: "Port <b>plans</b>",
  attribution: '<a href="javascript:alert(1)">© Harbour office</a>',
};

const file = join(folder, "Port Plans.pmtiles");
beforeAll(() => {
  const tiles = [
    { id: 0, run: 1, bytes: PNG },
    { id: 1, run: 1, bytes: Buffer.from("<script>alert(1)</script>") },
  ];
  writeFileSync(file, writePmtiles({ kind: PMTILES_KIND.png, metadata, tiles, maxZoom: 1 }));
  writeFileSync(join(folder, "notes.txt"), "private");
});
const server = useTestServer({ per: "file", demo: false, chartFile: file, chartTiles: SEAMARKS });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string) => server.app.request(path);

describe("an operator's layers", () => {
  it("are named in the settings: the file, and the address", async () => {
    const { chart_layers } = (await (await get("/api/settings")).json()) as { chart_layers: object[] };
    expect(chart_layers).toEqual([
      {
        id: "port-plans",
        name: "Port plans",
        template: expect.stringMatching(/^\/charts\/files\/port-plans\/\{z\}\/\{x\}\/\{y\}\?v=\w+$/),
        attribution: "© Harbour office",
        min_zoom: 0,
        max_zoom: 1,
        format: "png",
      },
      expect.objectContaining({ name: "OpenSeaMap", min_zoom: 9, max_zoom: 18, format: "unknown" }),
    ]);
  });

  it("are served as the images that they are", async () => {
    const tile = await get("/charts/files/port-plans/0/0/0");
    expect(tile.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await tile.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it("never serve anything else: no other tile, file or content", async () => {
    for (const path of ["port-plans/1/0/0", "port-plans/1/1/1", "port-plans/9/4/2", "notes/0/0/0"]) {
      expect([path, (await get(`/charts/files/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await get("/charts/files/..%2fpasserelle/0/0/0")).status).toBe(404);
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
    for (const [address, template, format] of [
      ["https://a.test/{z}/{x}/{y}.mvt?k=1", "https://a.test/{z}/{x}/{y}.mvt?k=1", "mvt"],
      ["https://a.test/x.pmtiles", "https://a.test/x.pmtiles#{z}/{x}/{y}", "pmtiles"],
    ]) {
      const { app } = await openTestServer({ demo: false, chartTiles: `Depths | ${address} | © A | 3-9` });
      const { chart_layers } = (await (await app.request("/api/settings")).json()) as { chart_layers: object[] };
      expect(chart_layers).toEqual([expect.objectContaining({ template, format })]);
      const policy = (await app.request("/healthz")).headers.get("content-security-policy") ?? "";
      expect(policy).toContain("connect-src 'self' https://a.test;");
    }
  });

  it("are refused with a sentence where an address is none", async () => {
    for (const line of [
      "Sea | http://a.test/{z}/{x}/{y} | x | 0-9",
      "Sea | https://{s}.a.test/{z}/{x}/{y} | x | 0-9",
      "Sea | https://*/{z}/{x}/{y} | x | 0-9",
      "Sea | https://*.a.test/{z}/{x}/{y} | x | 0-9",
      "Sea | http://a.test/sea.pmtiles | x | 0-9",
      "Sea | https://a.test/sea.pmtiles#{z} | x | 0-9",
      `${SEAMARKS}; ${SEAMARKS}`,
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
