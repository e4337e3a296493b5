import type { Position } from "../../base/basics.ts";
import { NM_PER_DEGREE, RADIANS } from "../angles.ts";
import { type CoastTiles, isCutEdge, type Ring, UNITS_PER_DEGREE } from "./coastTiles.ts";

/** The greatest distance at which the nearest coast is looked for, in tiles. */
const MAX_TILES_AWAY = 8;

/** Square of the distance in degrees of latitude from the origin to the segment. */
function squareToSegment(x1: number, y1: number, x2: number, y2: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / length));
  return (x1 + along * dx) ** 2 + (y1 + along * dy) ** 2;
}

/** Whether both ends of an edge lie further than `reach` to the same side. */
function isAside(a: number, b: number, reach: number): boolean {
  return (a > reach && b > reach) || (a < -reach && b < -reach);
}

/** Degrees of latitude from the position to the nearest coast within one tile, as far as it is nearer than `best`; else that. */
function degreesToCoast(
  rings: readonly Ring[],
  position: Position,
  { west, south, best }: { west: number; south: number; best: number },
): number {
  const narrowing = Math.cos(position.latitude * RADIANS);
  const x = (units: number) => (west + units / UNITS_PER_DEGREE - position.longitude) * narrowing;
  const y = (units: number) => south + units / UNITS_PER_DEGREE - position.latitude;
  const ownX = (position.longitude - west) * UNITS_PER_DEGREE;
  const ownY = (position.latitude - south) * UNITS_PER_DEGREE;
  let square = best * best;
  // Edges that lie further to one side than the nearest coast found are passed over, with a unit to spare for rounding.
  let reach = best * UNITS_PER_DEGREE + 1;
  for (const { points, minX, minY, maxX, maxY } of rings) {
    const [dx, dy] = [Math.max(0, x(minX), -x(maxX)), Math.max(0, y(minY), -y(maxY))];
    if (dx * dx + dy * dy >= square) continue;
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [x1, y1, x2, y2] = [points[i] ?? 0, points[i + 1] ?? 0, points[i + 2] ?? 0, points[i + 3] ?? 0];
      if (isAside(y1 - ownY, y2 - ownY, reach) || isAside(x1 - ownX, x2 - ownX, reach / narrowing)) continue;
      if (isCutEdge(points, i)) continue;
      const found = squareToSegment(x(x1), y(y1), x(x2), y(y2));
      if (found >= square) continue;
      square = found;
      reach = Math.sqrt(square) * UNITS_PER_DEGREE + 1;
    }
  }
  return Math.sqrt(square);
}

/** Degrees of latitude from the position to the nearest side of a tile, 0 inside it. */
function gapTo(position: Position, west: number, south: number, narrowing: number): number {
  const dx = Math.max(0, west - position.longitude, position.longitude - west - 1) * narrowing;
  const dy = Math.max(0, south - position.latitude, position.latitude - south - 1);
  return Math.hypot(dx, dy);
}

/** The tiles that lie `away` tiles from the one at the column and row, as a square ring round it. */
function* ringOfTiles(column: number, row: number, away: number): Generator<readonly [number, number]> {
  for (let dy = -away; dy <= away; dy++) {
    const step = Math.abs(dy) === away ? 1 : 2 * away;
    for (let dx = -away; dx <= away; dx += Math.max(1, step)) yield [column + dx, row + dy];
  }
}

/**
 * NM to the nearest coastline, on a plane that touches the globe at the position: to 0.01 NM near it. The search ends
 * eight tiles away. Null where a tile that is not on this device could hold a nearer coast.
 * @param withinNm the search ends there: what is further away is answered with this, or more
 */
export function distanceToCoast(tiles: CoastTiles, position: Position, withinNm = Infinity): number | null {
  const column = Math.floor(position.longitude);
  const row = Math.floor(position.latitude);
  const narrowing = Math.cos(position.latitude * RADIANS);
  let best = Math.min(MAX_TILES_AWAY * narrowing, withinNm / NM_PER_DEGREE);
  let unknown = Infinity;
  for (let away = 0; away <= MAX_TILES_AWAY; away++) {
    // Everything in this ring of tiles is at least so far.
    if (best <= Math.max(0, away - 1) * narrowing) break;
    for (const [west, south] of ringOfTiles(column, row, away)) {
      const gap = gapTo(position, west, south, narrowing);
      if (gap >= best) continue;
      const tile = tiles.tile(west, south);
      if (tile === "UNKNOWN") unknown = Math.min(unknown, gap);
      else if (typeof tile !== "string") best = degreesToCoast(tile, position, { west, south, best });
    }
  }
  return unknown < best ? null : best * NM_PER_DEGREE;
}
