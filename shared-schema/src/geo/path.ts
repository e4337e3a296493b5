import type { Position } from "../base/basics.ts";
import { longitudeDifference, rhumbLine, rhumbPoint } from "./rhumb.ts";

/** Within a quarter of a degree a rhumb line bends less than 10 m from the straight line in degrees. */
const PIECE_DEGREES = 0.25;

/** A short piece of a polyline, straight in degrees; the longitude of `to` may run past ±180. */
export interface Piece {
  from: Position;
  to: Position;
  nm: number;
}

/** Cuts the rhumb lines through the points into pieces, in order. A leg without length gives none. */
export function piecesOf(points: readonly Position[]): Piece[] {
  const pieces: Piece[] = [];
  points.forEach((to, index) => {
    const from = points[index - 1];
    if (!from) return;
    const { nm } = rhumbLine(from, to);
    if (nm === 0) return;
    const degrees = Math.max(
      Math.abs(longitudeDifference(from.longitude, to.longitude)),
      Math.abs(to.latitude - from.latitude),
    );
    const count = Math.max(1, Math.ceil(degrees / PIECE_DEGREES));
    let start = from;
    for (let i = 1; i <= count; i++) {
      const end = rhumbPoint(from, to, i / count);
      const longitude = start.longitude + longitudeDifference(start.longitude, end.longitude);
      pieces.push({ from: start, to: { latitude: end.latitude, longitude }, nm: nm / count });
      start = end;
    }
  });
  return pieces;
}

/** The point at a fraction of a piece. */
export function pointOn(piece: Piece, fraction: number): Position {
  const { from, to } = piece;
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * fraction,
    longitude: from.longitude + (to.longitude - from.longitude) * fraction,
  };
}

/** Finds where the segment a→b meets c→d, as a fraction of a→b; null where they do not meet or run parallel. */
export function meeting(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number | null {
  const determinant = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (determinant === 0) return null;
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / determinant;
  const across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / determinant;
  return along >= 0 && along <= 1 && across >= 0 && across <= 1 ? along : null;
}

/** The polyline without its first and last stretch of `nm`; empty where nothing is left. */
export function trimEnds(points: readonly Position[], nm: number): Position[] {
  const shorter = trimStart(points, nm);
  return trimStart(shorter.reverse(), nm).reverse();
}

function trimStart(points: readonly Position[], nm: number): Position[] {
  let left = nm;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const length = rhumbLine(from, to).nm;
    if (length > left) return [rhumbPoint(from, to, left / length), ...points.slice(index)];
    left -= length;
  }
  return [];
}
