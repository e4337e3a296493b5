import type { Position } from "../../../base/basics.ts";
import { RADIANS } from "../../angles.ts";
import type { Harbour } from "../../data.ts";
import { type Anchorage, readAnchorages } from "../anchorages/anchorages.ts";
import { waterOfHarbour } from "../harbourWater.ts";
import type { CoastalPlace } from "../places.ts";
import { bitsOf, comparable, errorsForgiven, errorsInName, lettersOf, MATCH, plainMatch } from "./nameMatch.ts";
import { typedPosition } from "./typedPosition.ts";

type FoundKind = "harbour" | "anchorage" | "place" | "position";

/** A place that answers what was typed. */
export interface FoundPlace extends Position {
  /** Empty for a typed position. */
  name: string;
  kind: FoundKind;
  /** ISO code; null for a typed position. */
  country: string | null;
  /** NM from where the search was made; null without such a place. */
  nm: number | null;
}

export interface PlaceSearch {
  /**
   * Harbours, anchorages, towns and typed positions, best first. A name that begins like the query goes before one that contains
   * it, and that before one with typing errors; among equals near ones go before far ones, and then great ones before small ones.
   * @param near where the user looks; null: nowhere in particular
   */
  find(query: string, near: Position | null, most: number): FoundPlace[];
}

interface Entry extends Position {
  name: string;
  compared: string;
  /** Its letters, as bits. */
  letters: number;
  kind: "harbour" | "anchorage" | "place";
  country: string;
  /** Inhabitants as 10 × log10. */
  rank: number;
}

/** The places that yachts visit count as if they were that many times nearer. */
const FOR_YACHTS = 4;
/** A town ten times as great counts as if it were that many times nearer. */
const FOR_SIZE = 0.6;
/** Distances below this are all «here», NM. */
const HERE_NM = 10;
/** The same place under two headings is shown once. */
const SAME_NM = 1.5;

/** Indexes every named place. */
export function createPlaceSearch(data: {
  harbours: readonly Harbour[];
  places: readonly CoastalPlace[];
}): PlaceSearch {
  const entries = [...data.harbours.map(ofHarbour), ...readAnchorages().map(ofAnchorage), ...data.places.map(ofTown)];
  const harbourOf = (town: FoundPlace) => harbourOfTown(town, data.harbours);
  return {
    find(query, near, most) {
      const at = typedPosition(query);
      if (at) return [{ ...at, name: "", kind: "position", country: null, nm: nmFrom(near, at) }];
      const wanted = comparable(query);
      if (wanted === "") return [];
      const plain = entries.flatMap((entry) => scored(entry, plainMatch(entry.compared, wanted), near));
      const errors = errorsForgiven(wanted);
      const similar = plain.length > 0 || errors === 0 ? [] : similarTo(entries, wanted, { errors, near });
      const sorted = [...plain, ...similar].sort((a, b) => a.score - b.score);
      return onceEach(sorted, most).map((one) => (one.kind === "place" ? { ...one, ...harbourOf(one) } : one));
    },
  };
}

/**
 * Where a yacht goes that goes to a town: to the harbour that bears its name, else to the nearest one. Never across a border, even
 * where the neighbour's is nearer: waters and VAT would be another state's.
 */
function harbourOfTown(town: FoundPlace, harbours: readonly Harbour[]): Position | undefined {
  const near = harbours
    .filter(({ country }) => country === town.country)
    .map((harbour) => ({ harbour, at: waterOfHarbour(harbour) }))
    .map((one) => ({ ...one, nm: nmFrom(town, one.at) ?? Infinity }))
    .filter(({ nm }) => nm <= SAME_NM)
    .sort((a, b) => a.nm - b.nm);
  return (near.find(({ harbour }) => harbour.gazetteer === town.name) ?? near[0])?.at;
}

function ofHarbour(harbour: Harbour): Entry {
  const { name, country } = harbour;
  return { ...waterOfHarbour(harbour), ...compared(name), kind: "harbour", country, rank: 0 };
}

function ofAnchorage({ name, country, latitude, longitude }: Anchorage): Entry {
  return { latitude, longitude, ...compared(name), kind: "anchorage", country, rank: 0 };
}

function ofTown({ name, country, latitude, longitude, rank }: CoastalPlace): Entry {
  return { latitude, longitude, ...compared(name), kind: "place", country, rank };
}

function compared(name: string): Pick<Entry, "name" | "compared" | "letters"> {
  const text = comparable(name);
  return { name, compared: text, letters: lettersOf(text) };
}

interface Scored {
  entry: Entry;
  nm: number | null;
  score: number;
}

/** A class of match weighs more than any distance on earth, and that more than any size. */
const PER_CLASS = 100;

function scored(entry: Entry, match: number | null, near: Position | null): Scored[] {
  if (match === null) return [];
  const nm = nmFrom(near, entry);
  const steps = nm === null ? 0 : Math.log2(1 + nm / HERE_NM);
  const bonus = entry.kind === "place" ? (entry.rank / 10) * FOR_SIZE : FOR_YACHTS;
  return [{ entry, nm, score: match * PER_CLASS + steps - bonus }];
}

function similarTo(
  entries: readonly Entry[],
  query: string,
  { errors, near }: { errors: number; near: Position | null },
): Scored[] {
  const letters = lettersOf(query);
  return entries.flatMap((entry) => {
    // Most names lack too many letters to be worth a closer look.
    if (bitsOf(letters & ~entry.letters) > errors) return [];
    const found = errorsInName(entry.compared, query, errors);
    return found > errors ? [] : scored(entry, MATCH.similar + found, near);
  });
}

/** A harbour stands for the town of its name. */
function onceEach(sorted: readonly Scored[], most: number): FoundPlace[] {
  const kept: Scored[] = [];
  for (const one of sorted) {
    if (kept.length >= most) break;
    const isKnown = kept.some(
      ({ entry }) => entry.compared === one.entry.compared && (nmFrom(entry, one.entry) ?? 0) <= SAME_NM,
    );
    if (!isKnown) kept.push(one);
  }
  return kept.map(({ entry: { name, kind, country, latitude, longitude }, nm }) => ({
    name,
    kind,
    country,
    latitude,
    longitude,
    nm,
  }));
}

/** Good enough to sort by: on the sphere's tangent, NM. */
function nmFrom(from: Position | null, to: Position): number | null {
  if (from === null) return null;
  const east = ((to.longitude - from.longitude + 540) % 360) - 180;
  const middle = ((from.latitude + to.latitude) / 2) * RADIANS;
  return Math.hypot((to.latitude - from.latitude) * 60, east * 60 * Math.cos(middle));
}
