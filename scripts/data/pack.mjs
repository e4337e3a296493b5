import { COLUMNS, writePack } from "../../shared-schema/src/geo/coastPack.ts";
import { UNITS_PER_DEGREE } from "../../shared-schema/src/geo/coastTiles.ts";

/** What of the coast comes with the app; everything else is fetched when it is looked at. */
const GROUNDS = {
  med: { west: -10, south: 30, east: 37, north: 46 },
  carib: { west: -90, south: 8, east: -58, north: 28 },
};

/** The south-west corner of a tile in degrees, −180 to 179 and −90 to 89. */
export function cornerOf(id) {
  const column = id % COLUMNS;
  return { longitude: column >= COLUMNS / 2 ? column - COLUMNS : column, latitude: 89 - Math.floor(id / COLUMNS) };
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

/** The rings of a tile as `coastTiles.ts` reads them: counts, then steps from point to point. */
export function encodeRings(rings) {
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
  return Uint8Array.from(bytes);
}

/** The tiles (id → bytes) as the packs of the cruising grounds and of the rest of the world, by name. */
export function packGrounds(tiles) {
  const grounds = { med: new Map(), carib: new Map(), rest: new Map() };
  for (const [id, bytes] of tiles) grounds[groundOf(id)].set(id, bytes);
  return Object.fromEntries(Object.entries(grounds).map(([name, some]) => [name, writePack(some)]));
}

function groundOf(id) {
  const { longitude, latitude } = cornerOf(id);
  const found = Object.entries(GROUNDS).find(
    ([, { west, south, east, north }]) =>
      longitude >= west && longitude < east && latitude >= south && latitude < north,
  );
  return found?.[0] ?? "rest";
}
