// Measures how much raw land lines pass, of OpenStreetMap and of GSHHG as these publish it. It shares no code with the
// router or its coast. `node --max-old-space-size=6000 scripts/data/judge/main.mjs < lines.json > land.json`: lines are
// arrays of [latitude, longitude]; the answer has, for each line, the pieces of land that it passes.
import { fetchGshhg, installPackages } from "../sources.mjs";

const read = async (stream) => {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const lines = JSON.parse(await read(process.stdin));
const at = installPackages();
const { openOsmLand } = await import("./osmLand.mjs");
const { openGshhgLand } = await import("./gshhgLand.mjs");
const { landAlong } = await import("./landAlong.mjs");
const gshhgFile = fetchGshhg();
if (!gshhgFile) throw new Error("GSHHG is not to be had on this machine");
const sources = {
  osm: openOsmLand(at("@geo-maps/earth-lands-10m/map.geo.json")),
  gshhg: await openGshhgLand(gshhgFile),
};
const answers = lines.map((line) =>
  Object.entries(sources).flatMap(([source, land]) => landAlong(line, land).map((piece) => ({ source, ...piece }))),
);
process.stdout.write(JSON.stringify(answers));
