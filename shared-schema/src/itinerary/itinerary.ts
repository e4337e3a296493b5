import { orderWaypoints, type WaypointEntry } from "../agreement/order.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import type { Geo, Place } from "../geo/types.ts";
import { curveOf } from "../yacht/consumption.ts";
import type { YachtBody } from "../yacht/schema.ts";
import { distanceTerms } from "./derivation/distanceTerms.ts";
import { type DerivedWaypoint, deriveWaypoints } from "./derive.ts";
import { estimateFuel, type ItineraryWarning, type LegFuel, portHoursTerm } from "./fuel.ts";
import { buildLegs, type Leg } from "./legs.ts";
import type { AgreedPeriod, Moment, StopTimes } from "./schedule.ts";
import { knownHours, nightsBetween } from "./times.ts";

export type PlannedLeg = Leg & LegFuel;

interface ItineraryTotals {
  /** NM. */
  nm: { total: number; journey: number; routing: number };
  /** All hours; under way on routing and other legs; in port or at anchor; of the journey from first arrival to last departure. */
  hours: { total: number; routing: number; under_way: number; in_port: number; journey: number | null };
  /** Midnights UTC of the journey; null without its first arrival or last departure. */
  nights: number | null;
}

/** The whole route as it follows from an agreement and its yacht; plain JSON. */
export interface Itinerary {
  waypoints: DerivedWaypoint[];
  legs: PlannedLeg[];
  /** The place of each waypoint, by id. */
  places: Record<string, Place>;
  /** From the first arrival to the last departure of the waypoints that are not routing. */
  journey: { start: Moment | null; end: Moment | null };
  totals: ItineraryTotals;
  /** Litres. */
  routing_cons_estimate: number | null;
  /** Litres. */
  journey_cons_estimate: number | null;
  warnings: ItineraryWarning[];
}

interface PlanInput {
  agreement: Pick<AgreementBody, "waypoints" | "stays"> & AgreedPeriod;
  yacht: YachtBody | null;
  geo: Geo;
  countryName: (iso: string) => string;
}

function journeyOf(ordered: readonly WaypointEntry[], times: readonly StopTimes[]): Itinerary["journey"] {
  const stops = times.filter((_, index) => !ordered[index]?.[1].is_routing);
  return { start: stops[0]?.arrival ?? null, end: stops.at(-1)?.departure ?? null };
}

function totalsOf(legs: readonly Leg[], inPort: number, { start, end }: Itinerary["journey"]): ItineraryTotals {
  const sum = (value: (leg: Leg) => number, routing: boolean) =>
    legs.reduce((all, leg) => all + (leg.is_routing === routing ? value(leg) : 0), 0);
  const nm = distanceTerms(legs);
  const routing = sum((leg) => leg.hours ?? 0, true);
  const under_way = sum((leg) => leg.hours ?? 0, false);
  return {
    nm: { total: nm.total.value, journey: nm.journey.value, routing: nm.routing.value },
    hours: {
      total: routing + under_way + inPort,
      routing,
      under_way,
      in_port: inPort,
      journey: knownHours(start?.at ?? null, end?.at ?? null),
    },
    nights: start && end && nightsBetween(start.at, end.at),
  };
}

/** kt; a maximum of 0 is one that no one knows, and then the speed table tells. */
function maximumOf({ max_spd, speed_consumption_table }: YachtBody): number | null {
  return max_spd || (curveOf(speed_consumption_table ?? [])?.at(-1)?.[0] ?? null);
}

/** Plans the route: order, legs, estimated times, fuel, faults. Distances NM, times UTC, fuel L. */
export function planItinerary({ agreement, yacht, geo, countryName }: PlanInput): Itinerary {
  const ordered = orderWaypoints(agreement.waypoints);
  const places = new Map(ordered.map(([id, waypoint]) => [id, geo.locate(waypoint)]));
  const { legs, stops } = buildLegs({ ordered, geo, cruisingSpeed: yacht?.cruis_spd ?? null, agreed: agreement });
  const timed = ordered.flatMap(([id], index) => {
    const stop = stops[index];
    return stop ? [{ id, ...stop }] : [];
  });
  const inPort = portHoursTerm(timed).value;
  const fuel = estimateFuel(legs, timed, yacht);
  const journey = journeyOf(ordered, stops);
  const maximumSpeed = yacht && maximumOf(yacht);
  return {
    waypoints: deriveWaypoints({
      ordered,
      legs,
      stops,
      agreed: agreement,
      places,
      stays: agreement.stays,
      maximumSpeed,
      countryName,
    }),
    legs: legs.flatMap((leg, index) => {
      const litres = fuel.legs[index];
      return litres ? [{ ...leg, ...litres }] : [];
    }),
    places: Object.fromEntries(places),
    journey,
    totals: totalsOf(legs, inPort, journey),
    routing_cons_estimate: fuel.routing_cons_estimate,
    journey_cons_estimate: fuel.journey_cons_estimate,
    warnings: fuel.warnings,
  };
}
