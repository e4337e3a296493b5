import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { afterAll, expect, it } from "vitest";
import type { TileArchive } from "../tiles/tileArchive.ts";
import { folderCharts } from "./chartFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "passerelle-chart-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const archive: TileArchive = {
  name: "Plans",
  attribution: "",
  minZoom: 0,
  maxZoom: 22,
  format: "png",
  tile: async () => null,
};

/** A PMTiles file without tiles: a header, an empty directory and metadata. */
function emptyPmtiles(maxZoom: number): Buffer {
  const UNCOMPRESSED = 1;
  const file = Buffer.alloc(130);
  file.write("PMTiles");
  file[7] = 3;
  file.writeBigUInt64LE(127n, 8);
  file.writeBigUInt64LE(1n, 16);
  file.writeBigUInt64LE(128n, 24);
  file.writeBigUInt64LE(2n, 32);
  file.set([UNCOMPRESSED, UNCOMPRESSED, TileType.Png, 0, maxZoom], 97);
  file.write("{}", 128);
  return file;
}

it("leaves out a file that no device would read and one whose name is taken, and names each in the log", async () => {
  writeFileSync(join(folder, "Deep.pmtiles"), emptyPmtiles(23));
  writeFileSync(join(folder, "Port Plans.mbtiles"), "");
  writeFileSync(join(folder, "port-plans.pmtiles"), emptyPmtiles(22));
  writeFileSync(join(folder, "whole.pmtiles"), emptyPmtiles(22));
  const errors: object[] = [];
  const log = { info: () => undefined, error: (fields: object) => void errors.push(fields) };
  const { layers } = await folderCharts(folder, () => archive, log);
  expect(layers.map(({ id, max_zoom }) => [id, max_zoom])).toEqual([
    ["port-plans", 22],
    ["whole", 22],
  ]);
  expect(errors).toEqual([
    expect.objectContaining({ file: "Deep.pmtiles" }),
    expect.objectContaining({ file: "port-plans.pmtiles" }),
  ]);
});
