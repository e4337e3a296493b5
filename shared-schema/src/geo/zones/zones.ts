import type { Position } from "../../base/basics.ts";
import { type Piece, piecesOf, pointOn } from "../path.ts";
import { rhumbLength } from "../rhumb.ts";
import type { LegZones, ZoneStretch } from "../types.ts";
import { beltZones } from "./belt.ts";
import type { Limits } from "./limits.ts";

/** A line that only touches a limit, or runs along it, makes no stretch of its own. */
const SHORTEST_STRETCH_NM = 0.01;

/** The country of a point, and whether its code hides a part outside the EU's VAT area. */
export interface Territory {
  country: string | null;
  outside_eu_vat?: boolean;
}

interface ZoneSources {
  limits: Limits;
  territoryAt(position: Position): Territory;
  /** Whether the data say anything of this latitude. */
  covers(position: Position): boolean;
}

interface Path {
  first: Position;
  pieces: readonly Piece[];
  /** NM from the start of the polyline to the start of each piece. */
  starts: readonly number[];
  nm: number;
}

function pathOf(first: Position, points: readonly Position[]): Path {
  const pieces = piecesOf(points);
  let travelled = 0;
  const starts = pieces.map((piece) => {
    const start = travelled;
    travelled += piece.nm;
    return start;
  });
  return { first, pieces, starts, nm: travelled };
}

function pointAfter({ first, pieces, starts }: Path, nm: number): Position {
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= nm),
  );
  const piece = pieces[index];
  return piece ? pointOn(piece, Math.min(1, (nm - (starts[index] ?? 0)) / piece.nm)) : first;
}

/** NM from the start to each limit that the path crosses, and to its end, ascending. */
function marksOf(path: Path, limits: Limits): number[] {
  const crossings = path.pieces.flatMap((piece, index) =>
    limits.crossings(piece).map((fraction) => (path.starts[index] ?? 0) + fraction * piece.nm),
  );
  return [...crossings, path.nm];
}

const sameTerritory = (a: Territory, b: Territory) => a.country === b.country && a.outside_eu_vat === b.outside_eu_vat;

/** NM from the start to where the territory changes between two points of the path. */
function changeBetween(start: number, end: number, territoryAfter: (nm: number) => Territory): number {
  const before = territoryAfter(start);
  let [low, high] = [start, end];
  while (high - low > SHORTEST_STRETCH_NM) {
    const middle = (low + high) / 2;
    if (sameTerritory(before, territoryAfter(middle))) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Changes between two marks: within one polygon a state's territories are told apart by the nearest place alone (Puerto
 * Rico from the Virgin Islands), which no limit shows.
 */
function changesWithin(start: number, end: number, territoryAfter: (nm: number) => Territory): number[] {
  const inset = SHORTEST_STRETCH_NM / 2;
  if (end - start < 2 * SHORTEST_STRETCH_NM) return [];
  const probes = [start + inset, (start + end) / 2, end - inset];
  return probes.flatMap((probe, index) => {
    const previous = probes[index - 1];
    if (previous === undefined || sameTerritory(territoryAfter(previous), territoryAfter(probe))) return [];
    return [changeBetween(previous, probe, territoryAfter)];
  });
}

function marksWithChanges(path: Path, sources: ZoneSources): number[] {
  const territoryAfter = (nm: number) => sources.territoryAt(pointAfter(path, nm));
  let start = 0;
  return marksOf(path, sources.limits).flatMap((end) => {
    const changes = changesWithin(start, end, territoryAfter);
    start = end;
    return [...changes, end];
  });
}

function stretchesOf(path: Path, sources: ZoneSources): ZoneStretch[] {
  const stretches: ZoneStretch[] = [];
  let start = 0;
  for (const end of marksWithChanges(path, sources)) {
    const isLast = end === path.nm;
    const previous = stretches.at(-1);
    if (end - start < SHORTEST_STRETCH_NM && (previous || !isLast)) {
      // A remainder at the end belongs to the stretch before.
      if (isLast && previous) previous.nm += end - start;
      continue;
    }
    const territory = sources.territoryAt(pointAfter(path, (start + end) / 2));
    if (previous && sameTerritory(previous, territory)) previous.nm += end - start;
    else stretches.push({ ...territory, nm: end - start });
    start = end;
  }
  return stretches;
}

/** Lets the last stretch take what rounding leaves, so that the stretches add up to the length. */
function addingUpTo(nm: number, stretches: readonly ZoneStretch[]): ZoneStretch[] {
  const before = stretches.slice(0, -1).reduce((sum, stretch) => sum + stretch.nm, 0);
  return stretches.map((stretch, index) =>
    index === stretches.length - 1 ? { ...stretch, nm: nm - before } : stretch,
  );
}

/**
 * The waters that a polyline passes, in order, each with its length in NM: from where it crosses the limits of the
 * territorial seas, or by the 12 NM belt rule where the data do not reach. Land and harbours belong to their country.
 */
export function zonesAlong(points: readonly Position[], sources: ZoneSources): LegZones {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return { method: "CROSSING", stretches: [] };
  const nm = rhumbLength(points);
  if (!points.every(sources.covers)) {
    const [from, to] = [sources.territoryAt(first).country, sources.territoryAt(last).country];
    return { method: "BELT", stretches: beltZones(from, to, nm) };
  }
  if (nm === 0) return { method: "CROSSING", stretches: [{ ...sources.territoryAt(first), nm }] };
  return { method: "CROSSING", stretches: addingUpTo(nm, stretchesOf(pathOf(first, points), sources)) };
}
