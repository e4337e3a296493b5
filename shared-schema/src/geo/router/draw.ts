import type { Position } from "../../basics.ts";
import type { Canal } from "./canals.ts";
import { nearX, positionOf, type Spot, spotOf, type Vertex, vertexOf } from "./cells.ts";
import type { Outcome } from "./question.ts";
import { costOf, type Rules } from "./sight.ts";
import { smooth } from "./smooth.ts";
import type { Walk } from "./walk.ts";

export type Found = Extract<Outcome, { status: "found" }>;

/** A piece of a route: by sea, smoothed, or through a canal, as that lies. */
export interface Piece {
  vertices: Vertex[];
  canal: Canal["name"] | null;
}

function joined(spots: readonly Spot[]): Vertex[] {
  let x = spots[0]?.x ?? 0;
  return spots.map((spot) => {
    const near = nearX(spot, x);
    x = near.x;
    return vertexOf(near);
  });
}

/** The way that the search found, drawn as few straight lines. */
export function draw(walk: Walk, rules: Rules, found: Found, from: Spot, to: Spot): Piece[] {
  const { stretches, leave, arrive } = found;
  const pieces: Piece[] = [];
  let start: Spot[] = [from, ...leave.trail()];
  for (const { spots, gate } of stretches) {
    const mouth = gate?.line[0];
    const end = mouth ? [spotOf(mouth)] : [...arrive.trail().reverse(), to];
    const vertices = joined([...start, ...spots, ...end]);
    pieces.push({ vertices: smooth(vertices, (a, b, limit) => costOf(walk, rules, a, b, limit)), canal: null });
    if (!gate) continue;
    pieces.push({ vertices: joined(gate.line.map(spotOf)), canal: gate.canal });
    start = gate.line.slice(-1).map(spotOf);
  }
  return pieces;
}

/** The pieces as one line of positions, no place twice in a row. */
export function lineOf(pieces: readonly Piece[]): Position[] {
  const points = pieces.flatMap(({ vertices }) => vertices.map(positionOf));
  return points.filter((point, i) => {
    const previous = points[i - 1];
    return point.latitude !== previous?.latitude || point.longitude !== previous?.longitude;
  });
}
