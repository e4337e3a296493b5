import type { YachtBody } from "./schema.ts";

/** A point of the consumption curve: kt and L/h of propulsion. */
export type CurvePoint = readonly [speed: number, litresPerHour: number];
/** Points in rising speed, at least one. */
export type Curve = readonly [CurvePoint, ...CurvePoint[]];

/** The method that found a consumption on the curve. */
export type CurveMethod = "EXACT" | "LINEAR" | "CUBE_BELOW_MIN" | "CLAMP_MAX";

export interface SpeedConsumption {
  method: CurveMethod;
  /** kt; the highest point's speed when clamped. */
  speed_used: number;
  litres_per_hour: number;
}

export interface LegConsumption extends SpeedConsumption {
  /** Hours under way at the speed used. */
  hours: number;
  litres: number;
}

/** The yacht fields without which no estimate is made, unless there is a speed table. */
export const REQUIRED_SPEEDS = ["max_spd", "max_spd_cons", "cruis_spd", "cruis_spd_cons"] as const;

export type SpeedFields = Pick<
  YachtBody,
  "max_spd" | "max_spd_cons" | "cruis_spd" | "cruis_spd_cons" | "eco_spd" | "eco_spd_cons" | "speed_consumption_table"
>;

/** A curve out of points in any order; of two points at one speed the later wins. Null without a point above 0 kt. */
export function curveOf(points: readonly CurvePoint[]): Curve | null {
  const bySpeed = new Map(points.filter(([speed]) => speed > 0));
  const [first, ...rest] = [...bySpeed].sort(([a], [b]) => a - b);
  return first ? [first, ...rest] : null;
}

/**
 * The yacht's curve: its speed table when it has one, else economical, cruising and maximum speed.
 * Null when neither the table nor the four required values are there: then no estimate is made.
 */
export function yachtCurve(yacht: SpeedFields): Curve | null {
  const fromTable = curveOf(yacht.speed_consumption_table ?? []);
  if (fromTable) return fromTable;
  if (REQUIRED_SPEEDS.some((field) => yacht[field] === null)) return null;
  const pairs = [
    [yacht.eco_spd, yacht.eco_spd_cons],
    [yacht.cruis_spd, yacht.cruis_spd_cons],
    [yacht.max_spd, yacht.max_spd_cons],
  ] as const;
  return curveOf(
    pairs.flatMap(([speed, litres]) => (speed === null || litres === null ? [] : [[speed, litres] as const])),
  );
}

/**
 * L/h at a speed in kt: linear between points; below the lowest the cube of the speed, as resistance has it;
 * above the highest clamped, because nothing is known there.
 */
export function consumptionAt(curve: Curve, speed: number): SpeedConsumption {
  const [lowestSpeed, lowestLitres] = curve[0];
  if (speed < lowestSpeed) {
    const litres_per_hour = lowestLitres * (speed / lowestSpeed) ** 3;
    return { method: "CUBE_BELOW_MIN", speed_used: speed, litres_per_hour };
  }
  let [belowSpeed, belowLitres] = curve[0];
  for (const [pointSpeed, pointLitres] of curve) {
    if (pointSpeed === speed) return { method: "EXACT", speed_used: speed, litres_per_hour: pointLitres };
    if (pointSpeed > speed) {
      const share = (speed - belowSpeed) / (pointSpeed - belowSpeed);
      return {
        method: "LINEAR",
        speed_used: speed,
        litres_per_hour: belowLitres + share * (pointLitres - belowLitres),
      };
    }
    [belowSpeed, belowLitres] = [pointSpeed, pointLitres];
  }
  return { method: "CLAMP_MAX", speed_used: belowSpeed, litres_per_hour: belowLitres };
}

/** Litres of propulsion for a distance in NM at a speed in kt; the hours are those at the speed really used. */
export function legConsumption(curve: Curve, nm: number, speed: number): LegConsumption {
  const at = consumptionAt(curve, speed);
  const hours = nm / at.speed_used;
  return { ...at, hours, litres: at.litres_per_hour * hours };
}

/** Litres of the generators over a number of hours, whether under way, at anchor or in port. */
export function generatorLitres(litresPerHour: number | null, hours: number): number {
  return (litresPerHour ?? 0) * hours;
}
