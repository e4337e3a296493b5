import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TileType } from "pmtiles";
import { afterAll, expect, it } from "vitest";
import { openChartFile } from "./chartFile.ts";

const folder = mkdtempSync(join(tmpdir(), "passerelle-chart-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

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

it("serves no file that no device would read, and names it in the log", async () => {
  writeFileSync(join(folder, "deep.pmtiles"), emptyPmtiles(23));
  writeFileSync(join(folder, "Port Plans.pmtiles"), emptyPmtiles(22));
  const errors: object[] = [];
  const log = { info: () => undefined, error: (fields: object) => void errors.push(fields) };
  expect((await openChartFile(join(folder, "Port Plans.pmtiles"), log)).layer).toMatchObject({
    id: "port-plans",
    max_zoom: 22,
  });
  expect(errors).toEqual([]);

  for (const file of ["deep.pmtiles", "absent.pmtiles"]) {
    const { layer, read } = await openChartFile(join(folder, file), log);
    expect([layer, await read("deep", 0, 0, 0)]).toEqual([null, null]);
  }
  expect(errors).toEqual([
    expect.objectContaining({ file: "deep.pmtiles" }),
    expect.objectContaining({ file: "absent.pmtiles" }),
  ]);
});
