import { readFileSync } from "node:fs";
import mapshaper from "mapshaper";

/** The tolerance of a drawn border against the real one. */
const TOLERANCE_METRES = 250;
/** The Dutch Caribbean has its codes of three letters alone in the source. */
const CODES = { SXM: "SX", CUW: "CW", BES: "BQ" };

/**
 * Land with territorial sea of each country, property `isoA2`, as TopoJSON. Where two claim the same water, as France and
 * Saint-Barthélemy do, the smaller has it.
 */
export async function makeTerritorialSea(bordersFile) {
  const clean = "-clean overlap-rule=min-area";
  const commands = [
    "-i borders.geo.json",
    `-each 'isoA2 = (${JSON.stringify(CODES)})[isoA3] || isoA2'`,
    "-filter-fields isoA2",
    clean,
    `-simplify dp interval=${TOLERANCE_METRES} keep-shapes`,
    clean,
    "-o territorial-sea.topojson format=topojson quantization=1e6",
  ].join(" ");
  const made = await mapshaper.applyCommands(commands, { "borders.geo.json": readFileSync(bordersFile) });
  return Buffer.from(made["territorial-sea.topojson"]);
}
