import { fromMeasure, roundTo } from "../base/money.ts";
import { type Curve, type CurveMethod, generatorLitres, legConsumption, yachtCurve } from "../yacht/consumption.ts";
import type { YachtBody } from "../yacht/schema.ts";
import type { Leg } from "./legs.ts";

export const ITINERARY_WARNINGS = ["consumption-data-missing", "speed-above-curve", "leg-speed-unknown"] as const;
export type ItineraryWarning = (typeof ITINERARY_WARNINGS)[number];

/** Litres of a leg; null where the yacht's data or the speed are missing. */
export interface LegFuel {
  consumption_method: CurveMethod | null;
  litres_per_hour: number | null;
  propulsion_litres: number | null;
  generator_litres: number | null;
  litres: number | null;
}

export interface FuelEstimate {
  legs: LegFuel[];
  /** Litres of the legs to and from positioning waypoints, to 0.1 L. */
  routing_cons_estimate: number | null;
  /** Litres of all other legs, and of the generators in port and at anchor, to 0.1 L. */
  journey_cons_estimate: number | null;
  warnings: ItineraryWarning[];
}

const UNKNOWN: LegFuel = {
  consumption_method: null,
  litres_per_hour: null,
  propulsion_litres: null,
  generator_litres: null,
  litres: null,
};

function fuelOfLeg(leg: Leg, curve: Curve, generators: number | null): LegFuel {
  if (leg.speed === null || leg.speed <= 0) {
    if (leg.nm > 0) return UNKNOWN;
    const generator_litres = generatorLitres(generators, leg.hours ?? 0);
    return { ...UNKNOWN, propulsion_litres: 0, generator_litres, litres: generator_litres };
  }
  const run = legConsumption(curve, leg.nm, leg.speed);
  const generator_litres = generatorLitres(generators, leg.hours ?? run.hours);
  return {
    consumption_method: run.method,
    litres_per_hour: run.litres_per_hour,
    propulsion_litres: run.litres,
    generator_litres,
    litres: run.litres + generator_litres,
  };
}

/** A total to the decimal that is printed, so that a reader can recompute the price of the fuel; null when a part is unknown. */
function total(parts: readonly (number | null)[]): number | null {
  let litres = 0;
  for (const part of parts) {
    if (part === null) return null;
    litres += part;
  }
  return roundTo(fromMeasure(litres), 1);
}

/**
 * Estimates the litres of a route: propulsion by the yacht's curve, generators over all hours; a leg's hours count with
 * the leg, the hours in port and at anchor (`portHours`) with the journey.
 */
export function estimateFuel(legs: readonly Leg[], portHours: number, yacht: YachtBody | null): FuelEstimate {
  const curve = yacht && yachtCurve(yacht);
  if (!yacht || !curve) {
    return {
      legs: legs.map(() => UNKNOWN),
      routing_cons_estimate: null,
      journey_cons_estimate: null,
      warnings: ["consumption-data-missing"],
    };
  }
  const fuel = legs.map((leg) => fuelOfLeg(leg, curve, yacht.avg_generators_cons));
  const litresWhere = (routing: boolean) =>
    fuel.flatMap(({ litres }, index) => (legs[index]?.is_routing === routing ? [litres] : []));
  const warnings: ItineraryWarning[] = [];
  if (fuel.some((leg) => leg.consumption_method === "CLAMP_MAX")) warnings.push("speed-above-curve");
  if (fuel.some((leg) => leg.litres === null)) warnings.push("leg-speed-unknown");
  return {
    legs: fuel,
    routing_cons_estimate: total(litresWhere(true)),
    journey_cons_estimate: total([...litresWhere(false), generatorLitres(yacht.avg_generators_cons, portHours)]),
    warnings,
  };
}
