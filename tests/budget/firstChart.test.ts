import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { COAST_SOURCES } from "shared-schema/geo/data";
import { expect, it } from "vitest";

const GEO = resolve(import.meta.dirname, "../../shared-schema/assets/geo");
const MB = 1_000_000;

it("needs at most 4 MB for the first chart of a device, with both cruising grounds", () => {
  const coasts = COAST_SOURCES.flatMap((source) =>
    ["flags", "med", "carib"].map((name) => `coast/${source}/${name}.bin`),
  );
  const files = [...coasts, "territorial-sea.topojson", "coastal-places.tsv", "land-50m.json", "yacht-harbours.json"];
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(GEO, file))).length, 0);
  expect(bytes).toBeLessThanOrEqual(4 * MB);
});
