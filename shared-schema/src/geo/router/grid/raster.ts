import { isCutEdge, type Ring } from "../../coast/coastTiles.ts";
import { LAND, OPEN, SHORE } from "./bands.ts";

/** A raster's size in cells, and the coast's units per cell. */
export interface Frame {
  columns: number;
  rows: number;
  unitsPerCell: number;
}

/** The coast of a tile, and the units from the raster's south-west corner to the tile's. */
export interface PlacedCoast {
  rings: readonly Ring[];
  west: number;
  south: number;
}

type Visit = (x: number, y: number) => void;

/** Visits every cell that the segment touches, in order; coordinates in cells. */
export function traceSegment(x1: number, y1: number, x2: number, y2: number, visit: Visit): void {
  let x = Math.floor(x1);
  let y = Math.floor(y1);
  const endX = Math.floor(x2);
  const endY = Math.floor(y2);
  visit(x, y);
  if (x === endX && y === endY) return;
  const stepX = Math.sign(endX - x);
  const stepY = Math.sign(endY - y);
  // Fractions of the segment from one border of cells to the next, and up to the first.
  const perX = 1 / Math.abs(x2 - x1);
  const perY = 1 / Math.abs(y2 - y1);
  let atX = (stepX > 0 ? x + 1 - x1 : x1 - x) * perX;
  let atY = (stepY > 0 ? y + 1 - y1 : y1 - y) * perY;
  for (let left = Math.abs(endX - x) + Math.abs(endY - y); left > 0; left--) {
    if (y === endY || (x !== endX && atX < atY)) {
      x += stepX;
      atX += perX;
    } else {
      y += stepY;
      atY += perY;
    }
    visit(x, y);
  }
}

/**
 * Visits the cells of the frame, and of `margin` cells round it, that the coastline touches: edge by edge, a cell
 * perhaps more than once, and some beyond. Edges along the tile's border are cuts, not coast.
 */
export function traceCoast({ rings, west, south }: PlacedCoast, frame: Frame, margin: number, visit: Visit): void {
  const size = frame.unitsPerCell;
  const [low, right, top] = [-margin * size, (frame.columns + margin) * size, (frame.rows + margin) * size];
  for (const { points, minX, minY, maxX, maxY } of rings) {
    if (maxX + west < low || minX + west > right || maxY + south < low || minY + south > top) continue;
    for (let i = 0; i + 3 < points.length; i += 2) {
      const x1 = (points[i] ?? 0) + west;
      const y1 = (points[i + 1] ?? 0) + south;
      const x2 = (points[i + 2] ?? 0) + west;
      const y2 = (points[i + 3] ?? 0) + south;
      const beside = (x1 < low && x2 < low) || (x1 > right && x2 > right);
      const beyond = (y1 < low && y2 < low) || (y1 > top && y2 > top);
      if (!beside && !beyond && !isCutEdge(points, i)) traceSegment(x1 / size, y1 / size, x2 / size, y2 / size, visit);
    }
  }
}

/** Marks, for each row of cells, where its centre line passes from water to land and back: a bit for each source. */
function markCrossings(ring: Ring, { west, south }: PlacedCoast, frame: Frame, marks: Uint8Array): void {
  const { columns, rows, unitsPerCell } = frame;
  const [bottom, top] = [-south, rows * unitsPerCell - south];
  // A closed ring that lies wholly to the west passes to land and back before the frame begins.
  if (ring.maxY < bottom || ring.minY > top || ring.maxX < -west || ring.minX > columns * unitsPerCell - west) return;
  const { points } = ring;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [south1, south2] = [points[i + 1] ?? 0, points[i + 3] ?? 0];
    if ((south1 < bottom && south2 < bottom) || (south1 > top && south2 > top)) continue;
    const y1 = (south1 + south) / unitsPerCell;
    const y2 = (south2 + south) / unitsPerCell;
    const first = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5));
    const last = Math.min(rows - 1, Math.ceil(Math.max(y1, y2) - 0.5) - 1);
    if (first > last) continue;
    const x1 = ((points[i] ?? 0) + west) / unitsPerCell;
    const x2 = ((points[i + 2] ?? 0) + west) / unitsPerCell;
    for (let row = first; row <= last; row++) {
      const x = x1 + ((row + 0.5 - y1) * (x2 - x1)) / (y2 - y1);
      const column = Math.max(0, Math.ceil(x - 0.5));
      if (column < columns) marks[row * columns + column] = (marks[row * columns + column] ?? 0) ^ (1 << ring.source);
    }
  }
}

/** Four cells of the open sea as one number. */
const FOUR_OPEN = OPEN * 0x01010101;

/** Turns the marks of crossings into land and sea, row by row; most cells have none, and are looked at by fours. */
function fillBetween(cells: Uint8Array, columns: number): void {
  const fours = new Uint32Array(cells.buffer, 0, cells.length >> 2);
  for (let start = 0; start < cells.length; start += columns) {
    let land = 0;
    for (let cell = start; cell < start + columns; ) {
      if ((cell & 3) === 0 && cell + 4 <= start + columns && fours[cell >> 2] === 0) {
        // Land is 0, as unmarked cells are.
        if (land === 0) fours[cell >> 2] = FOUR_OPEN;
        cell += 4;
      } else {
        land ^= cells[cell] ?? 0;
        cells[cell] = land ? LAND : OPEN;
        cell++;
      }
    }
  }
}

/** The bands of a frame's cells, row by row from its south-west corner: land, shore and open sea, no offing yet. */
export function rasterise(coasts: readonly PlacedCoast[], frame: Frame): Uint8Array {
  const { columns, rows } = frame;
  const cells = new Uint8Array(columns * rows);
  for (const coast of coasts) for (const ring of coast.rings) markCrossings(ring, coast, frame, cells);
  fillBetween(cells, columns);
  for (const coast of coasts) {
    traceCoast(coast, frame, 0, (x, y) => {
      // An edge along the north or east side of the frame lies in its last cells.
      const [column, row] = [Math.min(columns - 1, x), Math.min(rows - 1, y)];
      const cell = row * columns + column;
      if (column >= 0 && row >= 0 && x <= columns && y <= rows && cells[cell] === OPEN) cells[cell] = SHORE;
    });
  }
  return cells;
}
