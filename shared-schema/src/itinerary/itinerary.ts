import type { AgreementBody } from "../agreement/schema.ts";
import type { Geo, Place } from "../geo/types.ts";
import type { YachtBody } from "../yacht/schema.ts";
import { yachtCurve } from "./consumption.ts";
import { type DerivedWaypoint, deriveWaypoints } from "./derive.ts";
import { estimateFuel, type ItineraryWarning, type LegFuel } from "./fuel.ts";
import { buildLegs, type Leg } from "./legs.ts";
import { orderWaypoints, type WaypointEntry } from "./order.ts";
import { knownHours, nightsBetween } from "./times.ts";

export type PlannedLeg = Leg & LegFuel;

export interface ItineraryTotals {
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
  /** What is known of each waypoint's place, by id. */
  places: Record<string, Place>;
  /** From the first arrival to the last departure of the waypoints that are not routing, UTC. */
  journey: { start: string | null; end: string | null };
  totals: ItineraryTotals;
  /** Litres. */
  routing_cons_estimate: number | null;
  /** Litres. */
  journey_cons_estimate: number | null;
  warnings: ItineraryWarning[];
}

interface PlanInput {
  agreement: Pick<AgreementBody, "waypoints" | "stays">;
  yacht: YachtBody | null;
  geo: Geo;
  countryName: (iso: string) => string;
}

/** Arrivals count as estimated where nobody entered one; a departure that is missing follows the leg that leaves. */
function portHours(ordered: readonly WaypointEntry[], legs: readonly Leg[]): number {
  return ordered.reduce((sum, [, waypoint], index) => {
    const arrival = waypoint.arr_date ?? legs[index - 1]?.arrival ?? null;
    const departure = waypoint.dep_date ?? legs[index]?.departure ?? null;
    return sum + (knownHours(arrival, departure) ?? 0);
  }, 0);
}

function journeyOf(ordered: readonly WaypointEntry[]): Itinerary["journey"] {
  const stops = ordered.flatMap(([, waypoint]) => (waypoint.is_routing ? [] : [waypoint]));
  return { start: stops[0]?.arr_date ?? null, end: stops.at(-1)?.dep_date ?? null };
}

function totalsOf(legs: readonly Leg[], inPort: number, { start, end }: Itinerary["journey"]): ItineraryTotals {
  const sum = (value: (leg: Leg) => number, routing: boolean) =>
    legs.reduce((all, leg) => all + (leg.is_routing === routing ? value(leg) : 0), 0);
  const nm = { journey: sum((leg) => leg.nm, false), routing: sum((leg) => leg.nm, true) };
  const routing = sum((leg) => leg.hours ?? 0, true);
  const under_way = sum((leg) => leg.hours ?? 0, false);
  return {
    nm: { total: nm.journey + nm.routing, ...nm },
    hours: {
      total: routing + under_way + inPort,
      routing,
      under_way,
      in_port: inPort,
      journey: knownHours(start, end),
    },
    nights: start !== null && end !== null ? nightsBetween(start, end) : null,
  };
}

/** Plans the route: order, legs, estimated times, fuel, faults. Distances NM, times UTC, fuel L. */
export function planItinerary({ agreement, yacht, geo, countryName }: PlanInput): Itinerary {
  const ordered = orderWaypoints(agreement.waypoints);
  const places = new Map(ordered.map(([id, waypoint]) => [id, geo.locate(waypoint)]));
  const legs = buildLegs(ordered, geo, yacht?.cruis_spd ?? null);
  const inPort = portHours(ordered, legs);
  const fuel = estimateFuel(legs, inPort, yacht);
  const journey = journeyOf(ordered);
  const maximumSpeed = yacht ? (yacht.max_spd ?? yachtCurve(yacht)?.at(-1)?.[0] ?? null) : null;
  return {
    waypoints: deriveWaypoints({ ordered, legs, places, stays: agreement.stays, maximumSpeed, countryName }),
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
