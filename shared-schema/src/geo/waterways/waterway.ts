import type { Position } from "../../base/basics.ts";
import { RADIANS } from "../angles.ts";
import { longitudeDifference, rhumbLine } from "../rhumb.ts";

export type WaterwayName =
  | "Corinth"
  | "Kiel"
  | "Suez"
  | "Panama"
  | "Noordzeekanaal"
  | "Oranjesluizen"
  | "Krka"
  | "Thames"
  | "Elbe"
  | "Nieuwe Waterweg"
  | "Scheldt"
  | "Garonne";

/** The largest yacht that may pass, m; what is left out is no limit. */
interface PassageLimits {
  beam?: number;
  draft?: number;
  air_draft?: number;
}

/** A yacht's measures, m; null where no one has entered them. */
export interface YachtMeasures {
  beam: number | null;
  draft: number | null;
  air_draft: number | null;
}

/**
 * A canal or a river that sea-going yachts use: a line over what the coast data calls land. It begins in deep water, and
 * ends in deep water too where it joins two seas.
 */
export interface Waterway {
  name: WaterwayName;
  line: readonly Position[];
  joinsTwoSeas: boolean;
  /** Water on either side of the line, and what the line is inexact by, NM. */
  reach: number;
  limits: PassageLimits;
  /** A line from bank to bank at a lock that the coast data calls water: a way by sea that crosses it takes the canal. */
  lock?: readonly [Position, Position];
}

export type Point = readonly [latitude: number, longitude: number];

/** The position of a point given as latitude and longitude. */
export function positionAt([latitude, longitude]: Point): Position {
  return { latitude, longitude };
}

/** The positions of points given as latitude and longitude. */
export function chainOf(points: readonly Point[]): Position[] {
  return points.map(positionAt);
}

/** Whether a yacht may pass; a measure that no one has entered is no hindrance. */
export function fits(limits: PassageLimits, yacht: YachtMeasures | null): boolean {
  const isWithin = (measure: number | null | undefined, most: number | undefined) =>
    most === undefined || measure === null || measure === undefined || measure <= most;
  return (
    isWithin(yacht?.beam, limits.beam) &&
    isWithin(yacht?.draft, limits.draft) &&
    isWithin(yacht?.air_draft, limits.air_draft)
  );
}

/** A place on a line: between the point `index` and the next, the nearest to where one is. */
interface Foot {
  index: number;
  at: Position;
  /** NM from where one is. */
  nm: number;
}

/** The place on a line that is nearest to a position, on a plane that touches the globe there. */
export function footOn(line: readonly Position[], position: Position): Foot {
  const narrowing = Math.cos(position.latitude * RADIANS);
  let best: Foot = { index: 0, at: position, nm: Infinity };
  for (const [i, b] of line.entries()) {
    const a = line[i - 1];
    if (!a) continue;
    const [ax, ay] = [longitudeDifference(position.longitude, a.longitude) * narrowing, a.latitude - position.latitude];
    const [bx, by] = [longitudeDifference(position.longitude, b.longitude) * narrowing, b.latitude - position.latitude];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length));
    const nm = 60 * Math.hypot(ax + along * (bx - ax), ay + along * (by - ay));
    if (nm >= best.nm) continue;
    const at = {
      latitude: a.latitude + (b.latitude - a.latitude) * along,
      longitude: a.longitude + (b.longitude - a.longitude) * along,
    };
    best = { index: i - 1, at, nm };
  }
  return best;
}

/** Two ways along a line from a foot: to its first point, and to its last. */
export function waysFrom(line: readonly Position[], { index, at }: Foot): { back: Position[]; on: Position[] } {
  return { back: [at, ...line.slice(0, index + 1).reverse()], on: [at, ...line.slice(index + 1)] };
}

/** NM of a line. */
export function nmOf(line: readonly Position[]): number {
  return line.reduce((nm, to, i) => {
    const from = line[i - 1];
    return from ? nm + rhumbLine(from, to).nm : 0;
  }, 0);
}
