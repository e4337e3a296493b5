import { measured, rounded } from "../base/derivation/calculus.ts";
import { measuredFloat } from "../base/derivation/leaves.ts";
import type { Term } from "../base/derivation/term.ts";
import { type Fraction, roundTo } from "../base/money.ts";
import {
  type CurveMethod,
  type EnteredCurve,
  enteredCurve,
  generatorTerm,
  propulsionTerms,
} from "../yacht/consumption.ts";
import type { YachtBody } from "../yacht/schema.ts";
import {
  aboutLeg,
  type DerivedLeg,
  type LegToDerive,
  legTerms,
  stopHoursTerm,
  type TimedStop,
} from "./derivation/legTerms.ts";

const ITINERARY_WARNINGS = ["consumption-data-missing", "speed-above-curve", "leg-speed-unknown"] as const;
export type ItineraryWarning = (typeof ITINERARY_WARNINGS)[number];

/** Litres of a leg; null where the yacht's data or the speed are missing. */
export interface LegFuel {
  consumption_method: CurveMethod | null;
  litres_per_hour: number | null;
  propulsion_litres: number | null;
  generator_litres: number | null;
  litres: number | null;
}

interface FuelEstimate {
  legs: LegFuel[];
  /** Litres of the legs to and from positioning waypoints, to 0.1 L. */
  routing_cons_estimate: number | null;
  /** Litres of all other legs, and of the generators in port and at anchor, to 0.1 L. */
  journey_cons_estimate: number | null;
  warnings: ItineraryWarning[];
}

/** A leg as far as its fuel is concerned. */
type FuelLeg = DerivedLeg & { is_routing: boolean };

/** The fuel of a leg with its derivation; null where it is unknown. */
interface LegFuelTerms {
  method: CurveMethod | null;
  litres_per_hour: Term<number> | null;
  propulsion: Term<number> | null;
  generators: Term<number> | null;
  litres: Term<number> | null;
}

/** The litres of a route with their derivation. */
interface FuelTerms {
  legs: LegFuelTerms[];
  routing: Term<Fraction> | null;
  journey: Term<Fraction> | null;
}

const UNKNOWN_TERMS: LegFuelTerms = {
  method: null,
  litres_per_hour: null,
  propulsion: null,
  generators: null,
  litres: null,
};

function termsOfLeg(timed: LegToDerive, curve: EnteredCurve, generators: number | null): LegFuelTerms {
  const { leg } = timed;
  const about = aboutLeg(leg);
  const { nm, speed, hours: known } = legTerms(timed);
  if (speed === null || speed.value <= 0) {
    if (leg.nm > 0) return UNKNOWN_TERMS;
    const hours = known ?? measuredFloat("leg_hours", "SCHEDULE", 0, about);
    const byGenerators = generatorTerm("leg_generators", generators, hours, about);
    return { ...UNKNOWN_TERMS, generators: byGenerators, litres: measured.sum("leg_litres", [byGenerators], about) };
  }
  const run = propulsionTerms(curve, nm, speed, about);
  const byGenerators = generatorTerm("leg_generators", generators, known ?? run.hours, about);
  return {
    method: run.method,
    litres_per_hour: run.litres_per_hour,
    propulsion: run.litres,
    generators: byGenerators,
    litres: measured.sum("leg_litres", [run.litres, byGenerators], about),
  };
}

/** A total to the decimal that is printed, so that a reader can recompute the price of the fuel; null when a part is unknown. */
function total(
  name: "routing_consumption" | "journey_consumption",
  parts: readonly (Term<number> | null)[],
): Term<Fraction> | null {
  const known = parts.flatMap((part) => part ?? []);
  return known.length < parts.length ? null : rounded(measured.sum(name, known), 1);
}

function timedLegs(legs: readonly FuelLeg[], stops: readonly TimedStop[]): LegToDerive[] {
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  return legs.map((leg) => ({
    leg,
    departure: byId.get(leg.from)?.departure ?? null,
    arrival: byId.get(leg.to)?.arrival ?? null,
  }));
}

/**
 * The litres of a route: propulsion by the yacht's curve, generators over all hours; a leg's hours count with the leg, the hours in
 * port and at anchor with the journey. Null when the yacht's data are missing.
 */
export function fuelTerms(
  legs: readonly FuelLeg[],
  stops: readonly TimedStop[],
  yacht: YachtBody | null,
): FuelTerms | null {
  const curve = yacht && enteredCurve(yacht);
  if (!yacht || !curve) return null;
  const generators = yacht.avg_generators_cons;
  const fuel = timedLegs(legs, stops).map((timed) => termsOfLeg(timed, curve, generators));
  const litresWhere = (isRouting: boolean) =>
    fuel.flatMap(({ litres }, index) => (legs[index]?.is_routing === isRouting ? [litres] : []));
  const port = generatorTerm("port_generators", generators, portHoursTerm(stops));
  return {
    legs: fuel,
    routing: total("routing_consumption", litresWhere(true)),
    journey: total("journey_consumption", [...litresWhere(false), port]),
  };
}

/** Hours in port and at anchor, estimated times included. */
export function portHoursTerm(stops: readonly TimedStop[]): Term<number> {
  return measured.sum(
    "port_hours",
    stops.flatMap((stop) => stopHoursTerm(stop) ?? []),
  );
}

function valuesOf({ method, litres_per_hour, propulsion, generators, litres }: LegFuelTerms): LegFuel {
  return {
    consumption_method: method,
    litres_per_hour: litres_per_hour?.value ?? null,
    // A leg without distance takes no propulsion.
    propulsion_litres: propulsion?.value ?? (litres && 0),
    generator_litres: generators?.value ?? null,
    litres: litres?.value ?? null,
  };
}

/** Estimates the litres of a route; see `fuelTerms`. */
export function estimateFuel(
  legs: readonly FuelLeg[],
  stops: readonly TimedStop[],
  yacht: YachtBody | null,
): FuelEstimate {
  const terms = fuelTerms(legs, stops, yacht);
  if (!terms) {
    return {
      legs: legs.map(() => valuesOf(UNKNOWN_TERMS)),
      routing_cons_estimate: null,
      journey_cons_estimate: null,
      warnings: ["consumption-data-missing"],
    };
  }
  const fuel = terms.legs.map(valuesOf);
  const warnings: ItineraryWarning[] = [];
  if (fuel.some((leg) => leg.consumption_method === "CLAMP_MAX")) warnings.push("speed-above-curve");
  if (fuel.some((leg) => leg.litres === null)) warnings.push("leg-speed-unknown");
  return {
    legs: fuel,
    routing_cons_estimate: terms.routing && roundTo(terms.routing.value, 1),
    journey_cons_estimate: terms.journey && roundTo(terms.journey.value, 1),
    warnings,
  };
}
