import { readFileSync } from "node:fs";

const RADIANS = Math.PI / 180;
const NM_PER_DEGREE = 60;
/** Side of the squares, in degrees, in which pieces of coast are looked up. */
const CELL = 0.1;
/** The distance, in cells, to which the coast is looked for. */
const CELLS_AWAY = 10;

const cellOf = (degrees) => Math.floor(degrees / CELL);

/** Every ring of land of a GeoJSON collection of geometries. */
function* ringsOf(file) {
  const { geometries } = JSON.parse(readFileSync(file));
  for (const { type, coordinates } of geometries) {
    for (const polygon of type === "Polygon" ? [coordinates] : coordinates) yield* polygon;
  }
}

function closestOn([x1, y1], [x2, y2], [x, y], narrowing) {
  const dx = (x2 - x1) * narrowing;
  const dy = y2 - y1;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - x1) * narrowing * dx + (y - y1) * dy) / length;
  const t = Math.max(0, Math.min(1, along));
  return [x1 + t * (x2 - x1), y1 + t * (y2 - y1)];
}

/** The squares that lie so many squares away from the middle one. */
function* ringOfCells(away) {
  for (let row = -away; row <= away; row++) {
    const step = Math.abs(row) === away ? 1 : Math.max(1, 2 * away);
    for (let column = -away; column <= away; column += step) yield [column, row];
  }
}

/**
 * Makes the function that finds the nearest point of the coast within a box (degrees: west, south, east, north), and its
 * distance in NM on a plane that touches the globe.
 */
export function nearestCoastIn(landFile, [west, south, east, north]) {
  const cells = new Map();
  const isInside = ([x, y]) => x > west && x < east && y > south && y < north;
  for (const ring of ringsOf(landFile)) {
    for (let i = 1; i < ring.length; i++) {
      if (!isInside(ring[i])) continue;
      const key = `${cellOf(ring[i][0])},${cellOf(ring[i][1])}`;
      if (!cells.has(key)) cells.set(key, []);
      cells.get(key).push([ring[i - 1], ring[i]]);
    }
  }
  return ([x, y]) => {
    const narrowing = Math.cos(y * RADIANS);
    let found = { point: null, nm: Infinity };
    for (let away = 0; away < CELLS_AWAY && found.nm > (away - 1) * CELL * narrowing * NM_PER_DEGREE; away++) {
      for (const [column, row] of ringOfCells(away)) {
        for (const [a, b] of cells.get(`${cellOf(x) + column},${cellOf(y) + row}`) ?? []) {
          const point = closestOn(a, b, [x, y], narrowing);
          const nm = Math.hypot((point[0] - x) * narrowing, point[1] - y) * NM_PER_DEGREE;
          if (nm < found.nm) found = { point, nm };
        }
      }
    }
    return found;
  };
}
