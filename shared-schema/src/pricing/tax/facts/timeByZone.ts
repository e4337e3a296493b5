import { knownHours } from "../../../itinerary/times.ts";
import type { ZonePart } from "../types.ts";
import type { Journey } from "./journey.ts";

/** Hours in one zone, in the order of the journey. */
export interface ZoneHours {
  zone: string;
  hours: number;
}

/** A stop or a leg between two instants, of which any may be missing. */
interface Piece {
  start: string | null;
  end: string | null;
  parts: ZonePart[];
}

const HOURS_PER_DAY = 24;
/** A last day shorter than this is the rounding of floats. */
const TINY_HOURS = 1e-6;

/** Stops and legs in order, cut where positioning lies between. */
function piecesOf({ stops, legs }: Journey): Piece[][] {
  const runs: Piece[][] = [[]];
  stops.forEach((stop, index) => {
    const run = runs.at(-1);
    run?.push({ start: stop.arr_date, end: stop.dep_date, parts: [{ zone: stop.zone, nm: 0 }] });
    const leg = legs[index];
    if (leg) run?.push({ start: stop.dep_date, end: stops[index + 1]?.arr_date ?? null, parts: leg.zones });
    else if (index < stops.length - 1) runs.push([]);
  });
  return runs;
}

/** Hours between two known instants; by distance within one leg, and untold when several pieces in several zones share them. */
function spread(pieces: readonly Piece[], hours: number): ZoneHours[] | null {
  const parts = pieces.flatMap((piece) => piece.parts);
  const [first] = parts;
  if (!first) return [];
  if (parts.every((part) => part.zone === first.zone)) return [{ zone: first.zone, hours }];
  if (pieces.length > 1) return hours === 0 ? [] : null;
  const nm = parts.reduce((sum, part) => sum + part.nm, 0);
  return parts.map((part) => ({ zone: part.zone, hours: nm > 0 ? hours * (part.nm / nm) : hours / parts.length }));
}

function hoursOfRun(pieces: readonly Piece[]): ZoneHours[] | null {
  const hours: ZoneHours[] = [];
  let since = pieces[0]?.start ?? null;
  let waiting: Piece[] = [];
  for (const piece of pieces) {
    waiting.push(piece);
    if (piece.end === null) continue;
    const known = knownHours(since, piece.end);
    const shares = known === null ? null : spread(waiting, known);
    if (!shares) return null;
    hours.push(...shares);
    since = piece.end;
    waiting = [];
  }
  return waiting.length > 0 ? null : hours;
}

/**
 * The hours of the journey zone by zone, in order: in port and at anchor those of the waypoint, under way by distance.
 * A missing time is no harm between two known ones as long as the zone does not change; else null.
 */
export function hoursInOrder(journey: Journey): ZoneHours[] | null {
  const all: ZoneHours[] = [];
  for (const run of piecesOf(journey)) {
    const hours = hoursOfRun(run);
    if (!hours) return null;
    all.push(...hours);
  }
  return all;
}

/** Hours by zone. */
export function sumByZone(segments: readonly ZoneHours[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const { zone, hours } of segments) totals[zone] = (totals[zone] ?? 0) + hours;
  return totals;
}

function longest(hours: Record<string, number>): string | undefined {
  // Of equals the first in the alphabet, so that every device finds the same.
  return Object.entries(hours).sort(([zoneA, a], [zoneB, b]) => b - a || (zoneA < zoneB ? -1 : 1))[0]?.[0];
}

/** 24-hour days of the hire, counted from its start, by the zone in which most of each was spent. */
export function daysByZone(segments: readonly ZoneHours[]): Record<string, number> {
  const days: Record<string, number> = {};
  let today: Record<string, number> = {};
  let left = HOURS_PER_DAY;
  const close = () => {
    const zone = longest(today);
    if (zone !== undefined) days[zone] = (days[zone] ?? 0) + 1;
    today = {};
    left = HOURS_PER_DAY;
  };
  for (const segment of segments) {
    let hours = segment.hours;
    while (hours > TINY_HOURS) {
      const part = Math.min(hours, left);
      today[segment.zone] = (today[segment.zone] ?? 0) + part;
      hours -= part;
      left -= part;
      if (left <= TINY_HOURS) close();
    }
  }
  close();
  return days;
}
