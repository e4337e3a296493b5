import type { Position } from "shared-schema/base/basics";
import { rhumbLine, rhumbPoint } from "shared-schema/geo/rhumb";

const STEP_NM = 30;

/** The 1° tiles (south-west corners, longitude first) that a line passes, and those beside them. */
export function tilesAlong(line: readonly Position[]): [number, number][] {
  const tiles = new Map<string, [number, number]>();
  for (const at of line.flatMap((from, i) => steps(from, line[i + 1]))) {
    const [west, south] = [Math.floor(at.longitude), Math.floor(at.latitude)];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) tiles.set(`${west + dx}/${south + dy}`, [west + dx, south + dy]);
    }
  }
  return [...tiles.values()];
}

function steps(from: Position, to: Position | undefined): Position[] {
  if (!to) return [from];
  const count = Math.ceil(rhumbLine(from, to).nm / STEP_NM);
  return Array.from({ length: count }, (_, i) => rhumbPoint(from, to, i / count));
}
