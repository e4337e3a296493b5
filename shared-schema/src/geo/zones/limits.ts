import Flatbush from "flatbush";
import type { Topology } from "topojson-specification";
import { meeting, type Piece } from "../path.ts";
import { boxOf } from "./waters.ts";

/** Edges per run: few enough for a small box, many enough for a small index. */
const RUN_EDGES = 12;

/** The outer limit of a territorial sea, or a border between two countries, at sea or ashore. */
export type LimitKind = "OUTER" | "BORDER";

/** A piece of a limit between waters: x, y pairs in degrees; consecutive runs of one arc share a point. */
export interface LimitRun {
  arc: number;
  kind: LimitKind;
  points: Float64Array;
}

/** The outer limits of the territorial seas and the borders between countries, each once. */
export interface Limits {
  /** The runs whose boxes touch the given one (degrees), in the order of the arcs. */
  within(west: number, south: number, east: number, north: number): LimitRun[];
  /** Fractions (0 to 1) of a piece where it crosses a limit, ascending. */
  crossings(piece: Piece): number[];
}

/** An arc's x, y pairs, in degrees. */
function decodeArc(topology: Topology, arc: readonly (readonly number[])[]): Float64Array {
  const [scaleX, scaleY] = topology.transform?.scale ?? [1, 1];
  const [moveX, moveY] = topology.transform?.translate ?? [0, 0];
  const delta = topology.transform !== undefined;
  const points = new Float64Array(arc.length * 2);
  let [x, y] = [0, 0];
  for (const [i, [px = 0, py = 0]] of arc.entries()) {
    x = delta ? x + px : px;
    y = delta ? y + py : py;
    points[i * 2] = x * scaleX + moveX;
    points[i * 2 + 1] = y * scaleY + moveY;
  }
  return points;
}

/** Counts the outlines that each arc is part of: two where countries meet. */
function usesOfArcs(topology: Topology): Uint8Array {
  const uses = new Uint8Array(topology.arcs.length);
  const count = (arcs: unknown): void => {
    if (Array.isArray(arcs)) for (const each of arcs) count(each);
    // An arc that is followed backwards is named by its complement.
    else if (typeof arcs === "number") uses[arcs < 0 ? ~arcs : arcs] = (uses[arcs < 0 ? ~arcs : arcs] ?? 0) + 1;
  };
  const visit = (object: Topology["objects"][string]): void => {
    if (object.type === "GeometryCollection") for (const each of object.geometries) visit(each);
    else if ("arcs" in object) count(object.arcs);
  };
  for (const object of Object.values(topology.objects)) visit(object);
  return uses;
}

function runsOf(topology: Topology): LimitRun[] {
  const uses = usesOfArcs(topology);
  return topology.arcs.flatMap((arc, number) => {
    const points = decodeArc(topology, arc);
    const kind = (uses[number] ?? 0) > 1 ? "BORDER" : "OUTER";
    const runs: LimitRun[] = [];
    for (let start = 0; start + 2 < points.length; start += RUN_EDGES * 2) {
      runs.push({ arc: number, kind, points: points.subarray(start, start + (RUN_EDGES + 1) * 2) });
    }
    return runs;
  });
}

/** Indexes the limits of a topology of waters. */
export function createLimits(territorialSea: Topology): Limits {
  const runs = runsOf(territorialSea);
  const index = new Flatbush(Math.max(1, runs.length));
  for (const { points } of runs) index.add(...boxOf(points));
  if (runs.length === 0) index.add(0, 0, 0, 0);
  index.finish();

  const within: Limits["within"] = (west, south, east, north) =>
    index
      .search(west, south, east, north)
      .sort((a, b) => a - b)
      .flatMap((number) => runs[number] ?? []);

  /** Crossings of the piece moved round the globe by whole turns, so that it meets the data within ±180. */
  function crossingsAt(piece: Piece, turn: number): number[] {
    const { from, to } = piece;
    const [ax, bx] = [from.longitude + turn, to.longitude + turn];
    const [ay, by] = [from.latitude, to.latitude];
    const fractions: number[] = [];
    for (const { points } of within(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))) {
      for (let i = 0; i + 3 < points.length; i += 2) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.subarray(i, i + 4);
        const fraction = meeting(ax, ay, bx, by, x1, y1, x2, y2);
        if (fraction !== null) fractions.push(fraction);
      }
    }
    return fractions;
  }

  return {
    within,
    crossings(piece) {
      const furthest = Math.abs(piece.to.longitude);
      const turn = piece.to.longitude > 0 ? -360 : 360;
      const fractions = crossingsAt(piece, 0);
      if (furthest > 180) fractions.push(...crossingsAt(piece, turn));
      return fractions.sort((a, b) => a - b);
    },
  };
}
