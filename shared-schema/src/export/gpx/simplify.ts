import type { Position } from "../../base/basics.ts";
import { RADIANS } from "../../geo/angles.ts";
import { longitudeDifference } from "../../geo/rhumb.ts";

/** A leg's track holds no more (agreement schema). */
export const MAX_TRACK_POINTS = 500;

const ECCENTRICITY = Math.sqrt((2 - 1 / 298.257223563) / 298.257223563);
const EQUATORIAL_RADIUS_NM = 6_378_137 / 1852;
/** The chart of the poles is infinite. */
const MAX_LATITUDE = 89.9;

/** A point on the Mercator chart, where rhumb lines are straight; `scale` is NM on the earth for one unit on the chart. */
interface Charted {
  x: number;
  y: number;
  scale: number;
}

/**
 * The points of a track without which it would stray more than the tolerance (NM) from its rhumb lines; at most `max` of
 * them, the most telling ones, its ends always included (Douglas–Peucker).
 */
export function simplifyTrack<P extends Position>(
  points: readonly P[],
  toleranceNm: number,
  max: number = MAX_TRACK_POINTS,
): P[] {
  if (points.length <= 2) return points.slice(0, Math.max(max, 0));
  const weights = significance(points, toleranceNm);
  const telling = weights
    .flatMap((weight, index) => (weight > toleranceNm ? [{ weight, index }] : []))
    // Only as many as fit; of two as telling, the earlier one.
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, Math.max(max, 2));
  const kept = new Set(telling.map(({ index }) => index));
  return points.filter((_, index) => kept.has(index));
}

/**
 * For every point the tolerance (NM) up to which it is kept; infinite for the ends, 0 for those that the tolerance given
 * drops. A point never counts for more than the one that split the line around it.
 */
function significance(points: readonly Position[], toleranceNm: number): number[] {
  const chart = charted(points);
  const weights = points.map((_, index) => (index === 0 || index === points.length - 1 ? Infinity : 0));
  const open: [from: number, to: number, limit: number][] = [[0, points.length - 1, Infinity]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to, limit] = part;
    const { index, nm } = farthest(chart, from, to);
    if (nm <= toleranceNm) continue;
    const weight = Math.min(limit, nm);
    weights[index] = weight;
    open.push([from, index, weight], [index, to, weight]);
  }
  return weights;
}

function farthest(chart: readonly Charted[], from: number, to: number): { index: number; nm: number } {
  let found = { index: from, nm: 0 };
  const a = chart[from];
  const b = chart[to];
  if (!a || !b) return found;
  for (let index = from + 1; index < to; index++) {
    const point = chart[index];
    const nm = point ? offLine(point, a, b) : 0;
    if (nm > found.nm) found = { index, nm };
  }
  return found;
}

/** NM from a point to the rhumb line between two others. */
function offLine(point: Charted, a: Charted, b: Charted): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const t = Math.max(0, Math.min(1, along));
  // Not Math.hypot, which is many times slower: this line runs some hundred million times for the worst tracks.
  return point.scale * Math.sqrt((point.x - a.x - t * dx) ** 2 + (point.y - a.y - t * dy) ** 2);
}

/** Projected once, as each point is compared many times; longitudes go on across the antimeridian. */
function charted(points: readonly Position[]): Charted[] {
  let longitude = points[0]?.longitude ?? 0;
  return points.map((point) => {
    longitude += longitudeDifference(longitude, point.longitude);
    const phi = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, point.latitude)) * RADIANS;
    const sine = Math.sin(phi);
    return {
      x: longitude * RADIANS,
      y: Math.atanh(sine) - ECCENTRICITY * Math.atanh(ECCENTRICITY * sine),
      scale: (EQUATORIAL_RADIUS_NM * Math.cos(phi)) / Math.sqrt(1 - (ECCENTRICITY * sine) ** 2),
    };
  });
}
