import type { Position } from "../../../base/basics.ts";
import { NM_PER_DEGREE } from "../../angles.ts";
import { normalLongitude } from "../../rhumb.ts";
import { isometric, latitudeOf } from "./mercator.ts";

/** The raster's cells per degree: 1/256° is 0.23 NM from south to north. */
export const CELLS = 256;
/** NM of a cell's side from south to north. */
export const NM_PER_CELL = NM_PER_DEGREE / CELLS;
export const TILE_CELLS = CELLS * CELLS;
/** Cells round the globe. */
export const CELLS_ROUND = 360 * CELLS;

/** A place in cells: x east of Greenwich (may run past ±180°), y north of the equator. Whole numbers name a cell by its south-west corner. */
export interface Spot {
  x: number;
  y: number;
}

/** A place on a line: its spot, and m, the isometric latitude in cells, in which rhumb lines are straight. */
export interface Vertex extends Spot {
  m: number;
}

export function spotOf(position: Position): Spot {
  return { x: position.longitude * CELLS, y: position.latitude * CELLS };
}

export function vertexOf({ x, y }: Spot): Vertex {
  return { x, y, m: isometric(y / CELLS) * CELLS };
}

/** The vertex at a fraction (0 to 1) of the rhumb line between two. */
export function between(a: Vertex, b: Vertex, fraction: number): Vertex {
  const m = a.m + (b.m - a.m) * fraction;
  return { x: a.x + (b.x - a.x) * fraction, y: latitudeOf(m / CELLS) * CELLS, m };
}

export function positionOf({ x, y }: Spot): Position {
  return { latitude: y / CELLS, longitude: normalLongitude(x / CELLS) };
}

/** The same spot, moved round the globe by whole turns to within half a turn of x. */
export function nearX<T extends Spot>(spot: T, x: number): T {
  const turns = Math.round((spot.x - x) / CELLS_ROUND);
  return turns === 0 ? spot : { ...spot, x: spot.x - turns * CELLS_ROUND };
}
