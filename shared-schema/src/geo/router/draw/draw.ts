import type { Position } from "../../../base/basics.ts";
import type { WaterwayName } from "../../waterways/waterway.ts";
import { nearX, positionOf, type Spot, spotOf, type Vertex, vertexOf } from "../grid/cells.ts";
import { costOf, type Rules } from "../grid/lineOfSight.ts";
import type { Walk } from "../grid/walk.ts";
import type { Boarding } from "../search/exit.ts";
import type { SearchOutcome } from "../search/searchProblem.ts";
import { smooth } from "./smooth.ts";

export type Found = Extract<SearchOutcome, { status: "found" }>;

/** A piece of a route: by sea, smoothed, or along a canal or river, as that lies. */
export interface Piece {
  vertices: Vertex[];
  canal: WaterwayName | null;
}

function joined(spots: readonly Spot[]): Vertex[] {
  let x = spots[0]?.x ?? 0;
  return spots.map((spot) => {
    const near = nearX(spot, x);
    x = near.x;
    return vertexOf(near);
  });
}

/** A piece along a canal or river. */
export function alongPiece({ canal, line }: Boarding): Piece {
  return { vertices: joined(line.map(spotOf)), canal };
}

/** The way that the search found, drawn as few straight lines. */
export function draw(walk: Walk, rules: Rules, found: Found, from: Spot, to: Spot): Piece[] {
  const { stretches, leave, arrive } = found;
  const pieces: Piece[] = [];
  if (leave.by) pieces.push(alongPiece(leave.by));
  let start: Spot[] = leave.by ? [leave] : [from, ...leave.trail()];
  for (const { spots, gate } of stretches) {
    const mouth = gate?.line[0];
    const end = mouth ? [spotOf(mouth)] : arrive.by ? [arrive] : [...arrive.trail().reverse(), to];
    const vertices = joined([...start, ...spots, ...end]);
    pieces.push({ vertices: smooth(vertices, (a, b, limit) => costOf(walk, rules, a, b, limit)), canal: null });
    if (!gate) continue;
    pieces.push({ vertices: joined(gate.line.map(spotOf)), canal: gate.canal });
    start = gate.line.slice(-1).map(spotOf);
  }
  if (arrive.by) pieces.push(alongPiece({ ...arrive.by, line: arrive.by.line.toReversed() }));
  return pieces;
}

/** The pieces as one line of positions, no place twice in a row. */
export function chainOf(pieces: readonly Piece[]): Position[] {
  const points = pieces.flatMap(({ vertices }) => vertices.map(positionOf));
  return points.filter((point, i) => {
    const previous = points[i - 1];
    return point.latitude !== previous?.latitude || point.longitude !== previous?.longitude;
  });
}
