import { COLUMNS, ROWS, writePack } from "../../shared-schema/src/geo/coast/coastPack.ts";
import { UNITS_PER_DEGREE } from "../../shared-schema/src/geo/coast/coastTiles.ts";

/** The parts of the coast that come with the app; the rest is fetched when it is looked at. */
const GROUNDS = {
  med: { west: -10, south: 30, east: 37, north: 46 },
  carib: { west: -90, south: 8, east: -58, north: 28 },
};

/** The south-west corner of a tile in degrees, −180 to 179 and −90 to 89. */
export function cornerOf(id) {
  const column = id % COLUMNS;
  return { longitude: column >= COLUMNS / 2 ? column - COLUMNS : column, latitude: 89 - Math.floor(id / COLUMNS) };
}

/** The tile so many columns east and rows north of another; null beyond the poles. */
export function neighbour(id, dx, dy) {
  const [column, row] = [id % COLUMNS, Math.floor(id / COLUMNS) - dy];
  return row < 0 || row >= ROWS ? null : row * COLUMNS + ((column + dx + COLUMNS) % COLUMNS);
}

/** A ring in degrees from its tile's corner as whole units, no point twice in a row, not closed. */
export function toUnits(ring) {
  const units = [];
  for (const [x, y] of ring) {
    const point = [Math.round(x * UNITS_PER_DEGREE), Math.round(y * UNITS_PER_DEGREE)];
    const before = units.at(-1);
    if (before?.[0] !== point[0] || before?.[1] !== point[1]) units.push(point);
  }
  const [first, last] = [units[0], units.at(-1)];
  if (units.length > 1 && first[0] === last[0] && first[1] === last[1]) units.pop();
  return units;
}

function putVarint(bytes, value) {
  let rest = value >>> 0;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}

const zigzag = (value) => (value << 1) ^ (value >> 31);

/**
 * The rings of a tile as `coastTiles.ts` reads them: counts, then steps from point to point.
 * @param borders cells where disputed water begins and ends, in turn; they follow as steps, where there are any
 */
export function encodeRings(rings, borders = []) {
  const bytes = [];
  putVarint(bytes, rings.length);
  for (const ring of rings) {
    putVarint(bytes, ring.length);
    let [lastX, lastY] = [0, 0];
    for (const [x, y] of ring) {
      putVarint(bytes, zigzag(x - lastX));
      putVarint(bytes, zigzag(y - lastY));
      [lastX, lastY] = [x, y];
    }
  }
  if (borders.length > 0) putVarint(bytes, borders.length);
  for (const [i, cell] of borders.entries()) putVarint(bytes, cell - (borders[i - 1] ?? 0));
  return Uint8Array.from(bytes);
}

/** The tiles (id → bytes) as the packs of the cruising grounds and of the rest of the world, by name. */
export function packGrounds(tiles) {
  const grounds = { med: new Map(), carib: new Map(), rest: new Map() };
  for (const [id, bytes] of tiles) grounds[groundOf(id)].set(id, bytes);
  return Object.fromEntries(Object.entries(grounds).map(([name, some]) => [name, writePack(some)]));
}

/** A source that `packGrounds` has packed, as `openCoastTiles` takes it: its packs without their names. */
export function packsOf({ flags, packs }) {
  return { flags, packs: Object.values(packs) };
}

/** Whether a tile comes with the app. */
export function isInGrounds(id) {
  return groundOf(id) !== "rest";
}

function groundOf(id) {
  const { longitude, latitude } = cornerOf(id);
  const found = Object.entries(GROUNDS).find(
    ([, { west, south, east, north }]) =>
      longitude >= west && longitude < east && latitude >= south && latitude < north,
  );
  return found?.[0] ?? "rest";
}
