import type { AgreementBody, TaxAnswer } from "../../../agreement/schema.ts";
import type { Itinerary } from "../../../itinerary/itinerary.ts";
import { knownHours } from "../../../itinerary/times.ts";
import type { YachtBody } from "../../../yacht/schema.ts";
import type { EuExtent, TaxFacts } from "../types.ts";
import { INTERNATIONAL, isEuZone, isFrenchWater } from "../zones.ts";
import { type Journey, journeyOf, type TimesThatCount } from "./journey.ts";
import { daysByZone, hoursInOrder, sumByZone } from "./timeByZone.ts";
import { boardingWaypoints, splitTrips, timelineOf, tripFacts } from "./trips.ts";

interface FactsInput {
  agreement: Pick<
    AgreementBody,
    "contract_type" | "stays" | "parties" | "delivery_date" | "redelivery_date" | TaxAnswer
  >;
  yacht: YachtBody | null;
  itinerary: Pick<Itinerary, "waypoints" | "legs" | "places">;
  /** Day of signature, YYYY-MM-DD; null while unsigned. */
  signed: string | null;
  /** «KNOWN» unless given: what binds people is computed without estimates. */
  times?: TimesThatCount;
}

function zonesOf({ stops, legs }: Journey): string[] {
  const sailed = legs.flatMap((leg) => (leg ? leg.zones.filter((part) => part.nm > 0) : []));
  return [...new Set([...stops, ...sailed].map(({ zone }) => zone))];
}

function extentOf(zones: readonly string[]): EuExtent | null {
  if (zones.length === 0) return null;
  const inside = zones.filter(isEuZone).length;
  if (inside === 0) return "NONE";
  return inside === zones.length ? "ALL" : "SOME";
}

function stopsWithoutTimes({ stops }: Journey): string[] {
  return stops.flatMap((stop) => (knownHours(stop.arr_date, stop.dep_date) === null ? [stop.id] : []));
}

/**
 * Derives the facts that a rate depends on from an agreement and its planned route: trips between the calls where
 * passengers board or leave, hours and days by tax zone. Positioning does not count.
 */
export function buildFacts({ agreement, yacht, itinerary, signed, times = "KNOWN" }: FactsInput): TaxFacts {
  const journey = journeyOf(itinerary, times);
  const { stops, legs } = journey;
  const trips = splitTrips(stops, boardingWaypoints(agreement));
  const zones = zonesOf(journey);
  const segments = stops.length > 0 ? hoursInOrder(journey) : null;
  const hours_total = segments?.reduce((sum, { hours }) => sum + hours, 0) ?? null;
  const start = stops[0]?.zone ?? INTERNATIONAL;
  const supply = agreement.delivery_date ?? stops[0]?.arr_date ?? null;
  return {
    contract_type: agreement.contract_type,
    yacht_status: yacht?.status ?? null,
    embarkation_zone: start === INTERNATIONAL ? null : start,
    signed,
    supply: supply?.slice(0, 10) ?? null,
    trips: tripFacts(journey, trips),
    hours_total,
    hours_by_zone: segments && sumByZone(segments),
    days_by_zone: segments && daysByZone(segments),
    zones,
    eu_extent: extentOf(zones),
    duration_hours: knownHours(agreement.delivery_date, agreement.redelivery_date) ?? hours_total,
    nm: stops.length > 0 ? legs.reduce((nm, leg) => nm + (leg?.nm ?? 0), 0) : null,
    loa: yacht?.loa ?? null,
    gross_tonnage: yacht?.gross_tonnage ?? null,
    flag: yacht?.flag ?? null,
    leaves_fr_waters: legs.length > 0 ? !zones.every(isFrenchWater) : null,
    greek_certificate: agreement.greek_certificate,
    hirer_days_last_12_months: agreement.hirer_days_last_12_months,
    missing_times: stopsWithoutTimes(journey),
    timeline: timelineOf(journey, trips),
  };
}
