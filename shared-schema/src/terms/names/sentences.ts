import type { Position } from "../../base/basics.ts";
import { type Bilingual, inBoth } from "../../base/language.ts";
import { movedWords } from "../../labels/changes/moved.ts";
import {
  addedWords,
  fieldsWords,
  movedAwayWords,
  removedWords,
  reroutedWords,
  shiftedWords,
  wayToWords,
} from "../../labels/changes/sentences.ts";
import { termLabel } from "../../labels/terms.ts";

/** A change that can be told: of a field, or of a part that came or went. */
export interface Tellable {
  /** Dotted: `name`, `waypoints.<id>.arr_date`, `special_conditions.<id>` for the part itself. */
  path: string;
  before: unknown;
  after: unknown;
  /** The whole name: «Service Yoga: price». */
  name: Bilingual;
  /** The name of the part, and of the field alone as within a sentence; null for what belongs to no part. */
  part: { name: Bilingual; field: Bilingual } | null;
  /** The part came or went. */
  coming?: "added" | "removed" | undefined;
}

/** A waypoint of the route: what people call it, and where it lies after the changes. */
export interface Place {
  name: Bilingual;
  position: Position | null;
}

/** A sentence, and the changes that it tells. */
export interface Sentence<C extends Tellable> {
  words: Bilingual;
  of: readonly C[];
}

const WAYPOINT_FIELD = /^waypoints\.([^.]+)\.(\w+)/;
const DATE_FIELD = /^(?:dates\.)?(?:delivery_date|redelivery_date)$|\.(?:arr_date|dep_date|emb_date|disemb_date)$/;
const WAYPOINT = termLabel("waypoints.0");
/** One date that moved is told by itself. */
const LEAST_SHIFTED = 2;

/**
 * Tells changes as people say them: «Calvi moved 24 NM east», «2 legs re-routed», «Dates moved 2 days later», «Service Yoga added»,
 * «Stay of Julia: 3 fields». Each change is told once: moves first, then the lines that follow, dates, and the rest in its order.
 * @param placeOf a waypoint by the id or number in its path; null where there is none any more
 */
export function sentencesOf<C extends Tellable>(
  changes: readonly C[],
  placeOf: (waypoint: string) => Place | null,
): Sentence<C>[] {
  const moves = movesIn(changes, placeOf);
  const told = new Set(moves.flatMap(({ of }) => of));
  const lines = linesIn(changes, moves.length > 0, placeOf);
  for (const { of } of lines) for (const change of of) told.add(change);
  const shift = shiftIn(changes.filter((change) => !told.has(change)));
  for (const change of shift?.of ?? []) told.add(change);
  return [...moves, ...lines, ...(shift ? [shift] : []), ...byPart(changes.filter((change) => !told.has(change)))];
}

/** A waypoint's field by its path: the waypoint's id, or its number in a list, and the field; null for every other path. */
export function waypointField(path: string): { id: string; field: string } | null {
  const [, id, field] = WAYPOINT_FIELD.exec(path) ?? [];
  return id !== undefined && field !== undefined ? { id, field } : null;
}

/** The waypoint that a path says the place of, or the line that leads to it; null for every other path. */
export function placedWaypoint(path: string): string | null {
  const found = waypointField(path);
  return found && (isCoordinate(found) || isLine(found)) ? found.id : null;
}

function isCoordinate({ field }: { field: string }): boolean {
  return field === "latitude" || field === "longitude";
}

function isLine({ field }: { field: string }): boolean {
  return field === "track" || field === "routed";
}

function movesIn<C extends Tellable>(
  changes: readonly C[],
  placeOf: (waypoint: string) => Place | null,
): Sentence<C>[] {
  const byWaypoint = groupsOf(changes, (change) => {
    const found = waypointField(change.path);
    return found && isCoordinate(found) ? found.id : null;
  });
  return [...byWaypoint].flatMap(([id, of]) => {
    const place = placeOf(id);
    const to = place?.position;
    if (!place || !to) return [{ words: movedAwayWords(of[0]?.part?.name ?? WAYPOINT), of }];
    const at = (axis: keyof Position) => of.find(({ path }) => waypointField(path)?.field === axis);
    const side = (which: "before" | "after") =>
      positionOf({
        latitude: at("latitude") ? at("latitude")?.[which] : to.latitude,
        longitude: at("longitude") ? at("longitude")?.[which] : to.longitude,
      });
    const [from, reached] = [side("before"), side("after")];
    if (!from || !reached) return [{ words: movedAwayWords(place.name), of }];
    const way = movedWords(from, reached);
    return [{ words: inBoth((language) => `${place.name[language]} ${way[language]}`), of }];
  });
}

/** Lines that were drawn again follow from a move: then their number is enough. */
function linesIn<C extends Tellable>(
  changes: readonly C[],
  follow: boolean,
  placeOf: (waypoint: string) => Place | null,
): Sentence<C>[] {
  const byWaypoint = groupsOf(changes, (change) => {
    const found = waypointField(change.path);
    return found && isLine(found) ? found.id : null;
  });
  if (byWaypoint.size === 0) return [];
  const places = [...byWaypoint].map(([id, of]) => ({ place: placeOf(id), of }));
  if (follow || places.some(({ place }) => place === null)) {
    return [{ words: reroutedWords(places.length), of: places.flatMap(({ of }) => of) }];
  }
  return places.map(({ place, of }) => ({ words: place ? wayToWords(place.name) : reroutedWords(1), of }));
}

/** Dates that all moved by the same time; null where they did not. */
function shiftIn<C extends Tellable>(changes: readonly C[]): Sentence<C> | null {
  const dates = changes.filter(({ path }) => DATE_FIELD.test(path));
  const shifts = new Set(dates.map(({ before, after }) => shiftOf(before, after)));
  const [ms] = shifts;
  if (dates.length < LEAST_SHIFTED || shifts.size !== 1 || ms === undefined || ms === null || ms === 0) return null;
  return { words: shiftedWords(ms), of: dates };
}

function shiftOf(before: unknown, after: unknown): number | null {
  if (typeof before !== "string" || typeof after !== "string") return null;
  const ms = Date.parse(after) - Date.parse(before);
  return Number.isFinite(ms) ? ms : null;
}

/** The rest, the fields of one part in one sentence, in the order of the first of them. */
function byPart<C extends Tellable>(changes: readonly C[]): Sentence<C>[] {
  // No two parts have one name.
  const groups = groupsOf(changes, ({ path, part, coming }) => (part && coming === undefined ? part.name.en : path));
  return [...groups.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { name, part, coming } = first;
    if (coming !== undefined) return [{ words: coming === "added" ? addedWords(name) : removedWords(name), of }];
    if (!part || of.length === 1) return [{ words: name, of }];
    const fields = of.flatMap((change) => (change.part ? [change.part.field] : []));
    return [{ words: fieldsWords(part.name, fields), of }];
  });
}

/** Changes by a key, in the order of their first; those without one are left out. */
function groupsOf<C>(changes: readonly C[], keyOf: (change: C) => string | null): Map<string, C[]> {
  const groups = new Map<string, C[]>();
  for (const change of changes) {
    const key = keyOf(change);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return groups;
}

function positionOf({ latitude, longitude }: Record<keyof Position, unknown>): Position | null {
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
}
