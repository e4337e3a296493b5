import { readFileSync } from "node:fs";

/** Side of the cells in which edges are looked up, degrees. */
const CELL = 0.25;
const COLUMNS = 360 / CELL;
const ROWS = 180 / CELL;

const clamp = (value, most) => Math.max(0, Math.min(most - 1, value));
const columnOf = (x) => clamp(Math.floor((x + 180) / CELL), COLUMNS);
const rowOf = (y) => clamp(Math.floor((y + 90) / CELL), ROWS);

function* ringsOf(file) {
  const { geometries } = JSON.parse(readFileSync(file, "utf8"));
  for (const { type, coordinates } of geometries) {
    for (const polygon of type === "Polygon" ? [coordinates] : coordinates) yield* polygon;
  }
}

/** Calls back for the cells that the box of an edge touches. */
function eachCell(x1, y1, x2, y2, visit) {
  const [west, east] = [columnOf(Math.min(x1, x2)), columnOf(Math.max(x1, x2))];
  const [south, north] = [rowOf(Math.min(y1, y2)), rowOf(Math.max(y1, y2))];
  for (let row = south; row <= north; row++) {
    for (let column = west; column <= east; column++) visit(row * COLUMNS + column);
  }
}

/** For each row of cells, the longitudes where outlines cross its south side, from west to east. */
function crossingsOfRows(edges) {
  const rows = Array.from({ length: ROWS }, () => []);
  for (let i = 0; i < edges.length; i += 4) {
    const [x1, y1, x2, y2] = [edges[i], edges[i + 1], edges[i + 2], edges[i + 3]];
    for (let row = rowOf(Math.min(y1, y2)); row <= rowOf(Math.max(y1, y2)); row++) {
      const y = row * CELL - 90;
      if (y1 > y !== y2 > y) rows[row].push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
    }
  }
  return rows.map((row) => row.sort((a, b) => a - b));
}

/** Counts the numbers of a sorted list below a value. */
function countBelow(sorted, value) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The land of OpenStreetMap as geo-maps publishes it, its lakes water: even-odd over all of its rings. */
export function openOsmLand(file) {
  const rings = [...ringsOf(file)];
  const edges = new Float64Array(rings.reduce((count, ring) => count + 4 * (ring.length - 1), 0));
  let next = 0;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      edges.set([ring[i - 1][0], ring[i - 1][1], ring[i][0], ring[i][1]], next);
      next += 4;
    }
  }
  const cells = new Map();
  for (let i = 0; i < edges.length; i += 4) {
    eachCell(edges[i], edges[i + 1], edges[i + 2], edges[i + 3], (cell) => {
      const list = cells.get(cell);
      if (list) list.push(i);
      else cells.set(cell, [i]);
    });
  }
  const rows = crossingsOfRows(edges);
  const opened = new Map();
  const edgesAt = (x, y) => {
    const cell = rowOf(y) * COLUMNS + columnOf(x);
    let own = opened.get(cell);
    if (!own) {
      own = Float64Array.from((cells.get(cell) ?? []).flatMap((i) => [...edges.subarray(i, i + 4)]));
      opened.set(cell, own);
    }
    return own;
  };
  return {
    cell: CELL,
    edgesAt,
    /** From the cell's south side below the place, straight up. */
    isLand(x, y) {
      const row = rowOf(y);
      const south = row * CELL - 90;
      let odd = countBelow(rows[row], x) % 2 === 1;
      const own = edgesAt(x, y);
      for (let i = 0; i < own.length; i += 4) {
        const [x1, y1, x2, y2] = [own[i], own[i + 1], own[i + 2], own[i + 3]];
        if (x1 > x === x2 > x) continue;
        const crossing = y1 + ((x - x1) * (y2 - y1)) / (x2 - x1);
        if (crossing > south && crossing <= y) odd = !odd;
      }
      return odd;
    },
  };
}
