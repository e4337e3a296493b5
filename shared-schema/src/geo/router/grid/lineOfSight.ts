import { DISPUTED, harbourWeight, LAND, OPEN, SHORE, UNKNOWN, type Weights, weightOf } from "./bands.ts";
import { between, nearX, type Vertex } from "./cells.ts";
import { roughNm } from "./distances.ts";
import { covers, FINE, type FineBand, type Patch } from "./patch.ts";
import type { Walk } from "./walk.ts";

/** The waters round an end of a route, or round a place. */
export interface Haven {
  at: Vertex;
  /** Their radius, NM. */
  nm: number;
}

/**
 * The rules for the cost of a route's miles: the weights at sea, the coast in fine cells, and the waters at its ends
 * where land may be crossed.
 */
export interface Rules {
  sea: Weights;
  fineBand: FineBand;
  patches: readonly Patch[];
}

/** Steps per fine cell along a line in a harbour. */
const STEPS = 1.5;

function isWithin(havens: readonly Haven[], vertex: Vertex): boolean {
  return havens.some(({ at, nm }) => roughNm(at, nearX(vertex, at.x)) <= nm);
}

function isAtEnd(patches: readonly Patch[], vertex: Vertex): boolean {
  return patches.some((patch) => covers(patch, nearX(vertex, patch.west / FINE)));
}

/** The mean weight of a stretch of a line through cells that the coast touches; Infinity over land but at the ends. */
function fineWeight({ sea, fineBand, patches }: Rules, a: Vertex, b: Vertex, start: number, end: number): number {
  const atEnd = isAtEnd(patches, between(a, b, (start + end) / 2));
  if (!atEnd && weightOf(sea, SHORE) === Infinity) return Infinity;
  const cells = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y)) * (end - start);
  const steps = Math.max(1, Math.ceil(cells * FINE * STEPS));
  // Within a leaf a rhumb line is straight in degrees, to a few metres.
  const [first, last] = [between(a, b, start), between(a, b, end)];
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const share = (i + 0.5) / steps;
    const band = fineBand(first.x + (last.x - first.x) * share, first.y + (last.y - first.y) * share);
    if (band === LAND && !atEnd) return Infinity;
    sum += harbourWeight(band);
  }
  return sum / steps;
}

/**
 * Returns the cost of the rhumb line between two vertices, in open miles; Infinity where land or unknown coast is in
 * the way, and where the cost exceeds `limit`.
 */
export function costOf(walk: Walk, rules: Rules, a: Vertex, b: Vertex, limit = Infinity): number {
  const nm = roughNm(a, b);
  // No mile costs less than an open one.
  if (nm > limit) return Infinity;
  const dearest = nm > 0 ? limit / nm : Infinity;
  let dearness = 1;
  walk(a, b, (_tile, band, start, end) => {
    if (band === OPEN || start === end) return true;
    const weight = band < DISPUTED ? fineWeight(rules, a, b, start, end) : weightOf(rules.sea, band);
    dearness += (weight - 1) * (end - start);
    if (dearness > dearest) dearness = Infinity;
    return dearness < Infinity;
  });
  return dearness * nm;
}

/** Whether the straight way between two spots a few cells apart keeps off the land, in fine cells. */
export function keepsOffLand(fineBand: FineBand, x1: number, y1: number, x2: number, y2: number): boolean {
  const steps = Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) * FINE * STEPS);
  for (let i = 0; i <= steps; i++) {
    const share = steps === 0 ? 0 : i / steps;
    if (fineBand(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) === LAND) return false;
  }
  return true;
}

/** The coasts and unknown tiles that a line passes outside the havens. */
export interface Survey {
  /** Places on it within half a mile or so of a coast. */
  close: Vertex[];
  /** Keys of the tiles whose coast is not on this device. */
  unknown: Set<number>;
}

/** Surveys the rhumb line between two vertices. */
export function survey(walk: Walk, a: Vertex, b: Vertex, havens: readonly Haven[]): Survey {
  const close: Vertex[] = [];
  const unknown = new Set<number>();
  walk(a, b, (tile, band, start, end) => {
    if (start === end || band === OPEN) return true;
    const middle = between(a, b, (start + end) / 2);
    if (band === UNKNOWN) unknown.add(tile.key);
    else if (!isWithin(havens, middle)) close.push(middle);
    return true;
  });
  return { close, unknown };
}
