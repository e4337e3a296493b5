import {
  add,
  compare,
  divide,
  type Fraction,
  fromMeasure,
  multiply,
  ONE,
  roundTo,
  sum,
  ZERO,
} from "../../base/money.ts";
import type { TaxLine } from "./result.ts";
import type { TaxRow } from "./rows.ts";
import type { TaxWarning, TripFacts, TripKind, TripResult } from "./types.ts";
import { isFrenchVatZone } from "./zones.ts";

interface JudgedTrip {
  facts: TripFacts;
  kind: TripKind;
  /** Part of this trip that is taxed, at its kind's rate. */
  taxed: Fraction;
  frShare: Fraction | null;
  leavesFrenchWaters: boolean;
}

/** The transport of passengers, trip by trip. */
interface CruiseOutcome {
  lines: TaxLine[];
  trips: TripResult[];
  journey_class: TripKind | "MIXED" | null;
  fce_trips_qualifying: string;
  warnings: TaxWarning[];
}

/**
 * International (CGI 262 II 8°: exempt) with a call outside France; static without any distance, hence hire and no
 * transport; else national, taxed by its distance in French waters (CGI 279 b quater, 259 A 4°).
 */
function judgeTrip(facts: TripFacts): JudgedTrip {
  const nm = fromMeasure(facts.nm);
  const frNm = fromMeasure(facts.fr_nm);
  const frShare = nm.num === 0n ? null : divide(frNm, nm);
  const leavesFrenchWaters = compare(frNm, nm) < 0;
  const common = { facts, frShare, leavesFrenchWaters };
  if (!facts.calls.every(isFrenchVatZone)) return { ...common, kind: "INTERNATIONAL", taxed: ZERO };
  if (frShare === null) return { ...common, kind: "STATIC", taxed: ONE };
  return { ...common, kind: "NATIONAL", taxed: frShare };
}

/** Each trip's share of the hours; null where hours are unknown. */
function weigh(trips: readonly JudgedTrip[]): Fraction[] | null {
  if (trips.length === 1) return [ONE];
  const hours = trips.flatMap(({ facts }) => (facts.hours === null ? [] : [fromMeasure(facts.hours)]));
  const total = sum(hours);
  if (hours.length < trips.length || total.num <= 0n) return null;
  return hours.map((one) => divide(one, total));
}

/** Without hours the whole is still known when every trip is taxed alike. */
function alike(trips: readonly JudgedTrip[]): boolean {
  const [first] = trips;
  const isStatic = first?.kind === "STATIC";
  return trips.every(
    (trip) => first && compare(trip.taxed, first.taxed) === 0 && (trip.kind === "STATIC") === isStatic,
  );
}

function linesOf(row: TaxRow, trips: readonly JudgedTrip[], weights: readonly Fraction[]): TaxLine[] {
  const taxedAt = (isStatic: boolean): Fraction =>
    trips.reduce((share, trip, index) => {
      if ((trip.kind === "STATIC") !== isStatic) return share;
      return add(share, multiply(weights[index] ?? ZERO, trip.taxed));
    }, ZERO);
  const lines: TaxLine[] = [];
  if (trips.some((trip) => trip.kind !== "STATIC")) lines.push({ row, rate: row.rate, share: taxedAt(false) });
  if (trips.some((trip) => trip.kind === "STATIC")) {
    lines.push({ row, rate: row.static_rate ?? row.rate, share: taxedAt(true) });
  }
  return lines;
}

function classOf(trips: readonly JudgedTrip[]): CruiseOutcome["journey_class"] {
  const kinds = new Set(trips.map((trip) => trip.kind));
  const [kind] = kinds;
  return kinds.size > 1 ? "MIXED" : (kind ?? null);
}

/** Judges and weighs the trips under a CRUISE row; null when the hours are needed and missing. */
export function cruiseOutcome(row: TaxRow, facts: readonly TripFacts[]): CruiseOutcome | null {
  const trips = facts.map(judgeTrip);
  const weights = weigh(trips);
  if (!weights && !alike(trips)) return null;
  // Alike trips weigh nothing against each other: the first stands for all.
  const used = weights ?? trips.map((_, index) => (index === 0 ? ONE : ZERO));
  const qualifying = trips.filter((trip) => trip.leavesFrenchWaters).length;
  const warnings: TaxWarning[] = [];
  if (facts.some((trip) => trip.foreign_anchorage.length > 0)) warnings.push("FOREIGN_ANCHORAGE_IS_NOT_A_CALL");
  if (trips.some((trip) => trip.kind === "STATIC")) warnings.push("STATIC_TRIP_TAXED_AS_HIRE");
  return {
    lines: linesOf(row, trips, used),
    trips: trips.map((trip, index) => {
      const weight = weights?.[index];
      return {
        kind: trip.kind,
        weight: weight ? roundTo(weight, 6) : null,
        fr_share: trip.frShare && roundTo(trip.frShare, 6),
        leaves_fr_waters: trip.leavesFrenchWaters,
        fce_counts: trip.leavesFrenchWaters ? 1 : 0,
      };
    }),
    journey_class: classOf(trips),
    fce_trips_qualifying: `${qualifying}/${trips.length}`,
    warnings,
  };
}
