import { NM_PER_DEGREE, RADIANS } from "../../angles.ts";
import { CELLS, NM_PER_CELL, type Vertex } from "./cells.ts";

/** NM along the rhumb line between two vertices (cells), on a sphere: for comparing ways, within 0.5 %. */
export function roughNm(a: Vertex, b: Vertex): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dm = b.m - a.m;
  const narrowing = Math.abs(dm) > 1e-6 ? dy / dm : Math.cos((a.y / CELLS) * RADIANS);
  return Math.hypot(dy, dx * narrowing) * NM_PER_CELL;
}

/** NM of the great circle between two spots (cells), on a sphere. */
export function greatCircleNm(x1: number, y1: number, x2: number, y2: number): number {
  const lat1 = (y1 / CELLS) * RADIANS;
  const lat2 = (y2 / CELLS) * RADIANS;
  const sineLat = Math.sin((lat2 - lat1) / 2);
  const sineLon = Math.sin(((x2 - x1) / CELLS / 2) * RADIANS);
  const square = sineLat * sineLat + Math.cos(lat1) * Math.cos(lat2) * sineLon * sineLon;
  return ((2 * NM_PER_DEGREE) / RADIANS) * Math.asin(Math.min(1, Math.sqrt(square)));
}
