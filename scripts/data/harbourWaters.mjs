// The water of each yacht harbour: where a waypoint is placed that is put into it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCoast } from "../../shared-schema/src/geo/coast/coast.ts";
import { openCoastTiles } from "../../shared-schema/src/geo/coast/coastTiles.ts";
import { COAST_SOURCES } from "../../shared-schema/src/geo/data.ts";
import { footOn } from "../../shared-schema/src/geo/waterways/waterway.ts";
import { WATERWAYS } from "../../shared-schema/src/geo/waterways/waterways.ts";

const NAME = "yacht-harbours.json";

/** Side of the square round a harbour that is looked at, and of its cells, in units of 0.0001 degrees of latitude. */
const REACH = 150;
const STEP = 2;
const UNITS = 10_000;
const METRES = 11.132;
/** A point nearer to the shore than this is ashore on the next survey, m. */
const CLEAR_METRES = 40;
/** A metre that lacks of it counts as much as so many metres off the harbour. */
const CLEAR_WEIGHT = 4;
/** Water must reach the edge of the square, or so much of it must hang together, in cells: a dock, not a pond. */
const LEAST_CELLS = 60;
const RADIANS = Math.PI / 180;
const METRES_PER_NM = 1852;

/** The cells round a harbour that are water, those that hang together with the same number; 0 is land. */
function watersRound({ lat, lon }, isLand) {
  const [row, column] = [Math.round(lat * UNITS), Math.round(lon * UNITS)];
  const across = Math.max(STEP, Math.round(STEP / Math.cos(lat * RADIANS)));
  const side = Math.floor(REACH / STEP) * 2 + 1;
  const at = (cell) => ({
    latitude: (row + (Math.floor(cell / side) - (side - 1) / 2) * STEP) / UNITS,
    longitude: (column + ((cell % side) - (side - 1) / 2) * across) / UNITS,
  });
  const numbers = new Int32Array(side * side);
  for (let cell = 0; cell < numbers.length; cell++) numbers[cell] = isLand(at(cell)) === false ? -1 : 0;
  return { at, side, numbers, sizes: numbered(numbers, side) };
}

/** Numbers the waters. @returns the cells of each; those that reach the edge have no end */
function numbered(numbers, side) {
  const sizes = [0];
  for (let first = 0; first < numbers.length; first++) {
    if (numbers[first] !== -1) continue;
    const number = sizes.length;
    let [size, reachesEdge] = [0, false];
    const open = [first];
    numbers[first] = number;
    while (open.length > 0) {
      const cell = open.pop();
      const [x, y] = [cell % side, Math.floor(cell / side)];
      size++;
      if (x === 0 || y === 0 || x === side - 1 || y === side - 1) reachesEdge = true;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ]) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= side || ny >= side || numbers[ny * side + nx] !== -1) continue;
        numbers[ny * side + nx] = number;
        open.push(ny * side + nx);
      }
    }
    sizes.push(reachesEdge ? Infinity : size);
  }
  return sizes;
}

function metresBetween({ lat, lon }, { latitude, longitude }) {
  return Math.hypot(latitude - lat, (longitude - lon) * Math.cos(lat * RADIANS)) * UNITS * METRES;
}

/** The nearest water to a harbour that hangs together with more, clear of the shore where there is such; null without any. */
function waterOf(harbour, coast) {
  const { at, numbers, sizes } = watersRound(harbour, coast.isLand);
  const cells = [...numbers.keys()]
    .filter((cell) => numbers[cell] > 0 && sizes[numbers[cell]] >= LEAST_CELLS)
    .map((cell) => ({ position: at(cell), metres: metresBetween(harbour, at(cell)) }))
    .sort((a, b) => a.metres - b.metres);
  let best = null;
  for (const { position, metres } of cells) {
    // None that follows can be better.
    if (best !== null && metres >= best.cost) break;
    const clear = (coast.distanceToCoast(position, 0.1) ?? 0.1) * METRES_PER_NM;
    const cost = metres + Math.max(0, CLEAR_METRES - clear) * CLEAR_WEIGHT;
    if (best === null || cost < best.cost) best = { position, cost };
  }
  return best?.position ?? null;
}

/** The nearest point of a river or canal, for harbours up rivers that the coast counts as land. */
function waterwayBy({ lat, lon }) {
  const feet = WATERWAYS.map(({ line }) => footOn(line, { latitude: lat, longitude: lon }));
  const { latitude, longitude } = feet.sort((a, b) => a.nm - b.nm)[0].at;
  return { latitude: Math.round(latitude * UNITS) / UNITS, longitude: Math.round(longitude * UNITS) / UNITS };
}

/** Writes the water of each harbour into the file of harbours, by the coast that lies beside it. */
export function writeHarbourWaters(folder) {
  const bytes = (name) => new Uint8Array(readFileSync(join(folder, "coast", name)));
  const sources = COAST_SOURCES.map((source) => ({
    flags: bytes(`${source}/flags.bin`),
    packs: ["med", "carib", "rest"].map((pack) => bytes(`${source}/${pack}.bin`)),
  }));
  const coast = createCoast(openCoastTiles(sources));
  const harbours = JSON.parse(readFileSync(join(folder, NAME), "utf8"));
  const lines = harbours.map(({ water: _water, ...harbour }) => {
    const { latitude, longitude } = waterOf(harbour, coast) ?? waterwayBy(harbour);
    return JSON.stringify({ ...harbour, water: [latitude, longitude] });
  });
  writeFileSync(join(folder, NAME), `[${lines.join(",\n")}]\n`);
}
