import { measured } from "../base/derivation/calculus.ts";
import { enteredFloat, given } from "../base/derivation/leaves.ts";
import type { EnteredAt, Term } from "../base/derivation/term.ts";
import { ofSpeedTable, ofYacht } from "./enteredAt.ts";
import type { YachtBody } from "./schema.ts";

/** A point of the consumption curve: kt and L/h of propulsion. */
type CurvePoint = readonly [speed: number, litresPerHour: number];
/** Points in rising speed, at least one. */
export type Curve = readonly [CurvePoint, ...CurvePoint[]];

/** The method that found a consumption on the curve. */
export type CurveMethod = "EXACT" | "LINEAR" | "CUBE_BELOW_MIN" | "CLAMP_MAX";

interface SpeedConsumption {
  method: CurveMethod;
  /** kt; the highest point's speed when clamped. */
  speed_used: number;
  litres_per_hour: number;
}

/** The yacht fields without which no estimate is made, unless there is a speed table. */
const REQUIRED_SPEEDS = ["max_spd", "max_spd_cons", "cruis_spd", "cruis_spd_cons"] as const;

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

type PlaceOfPoint = (speed: number) => readonly [speed: EnteredAt, litresPerHour: EnteredAt];

/** A curve, and where in the yacht each of its points was entered. */
export interface EnteredCurve {
  curve: Curve;
  place: PlaceOfPoint;
}

const inTable: PlaceOfPoint = (speed) => [ofSpeedTable(speed, 0), ofSpeedTable(speed, 1)];

/** The yacht's curve with the places of its points; null when no estimate is made. */
export function enteredCurve(yacht: SpeedFields): EnteredCurve | null {
  const curve = yachtCurve(yacht);
  if (!curve) return null;
  const inFields: PlaceOfPoint = (speed) => {
    // Of two points at one speed the later counts.
    if (yacht.max_spd === speed) return [ofYacht("max_spd"), ofYacht("max_spd_cons")];
    if (yacht.cruis_spd === speed) return [ofYacht("cruis_spd"), ofYacht("cruis_spd_cons")];
    return [ofYacht("eco_spd"), ofYacht("eco_spd_cons")];
  };
  return { curve, place: curveOf(yacht.speed_consumption_table ?? []) ? inTable : inFields };
}

/** How much is burnt at a speed, with its derivation. */
interface ConsumptionTerms {
  method: CurveMethod;
  /** kt; the highest point's speed when clamped. */
  speed_used: Term<number>;
  litres_per_hour: Term<number>;
}

type PointTerms = readonly [speed: Term<number>, litresPerHour: Term<number>];

/**
 * L/h at a speed in kt: linear between points; below the lowest the cube of the speed, as resistance has it;
 * above the highest clamped, because nothing is known there.
 */
export function consumptionTerms({ curve, place }: EnteredCurve, speed: Term<number>): ConsumptionTerms {
  const pointTerms = ([knots, litres]: CurvePoint): PointTerms => {
    const [speedAt, litresAt] = place(knots);
    return [enteredFloat("curve_speed", speedAt, knots), enteredFloat("curve_litres", litresAt, litres)];
  };
  const taken = (point: CurvePoint) => measured.same("litres_per_hour", pointTerms(point)[1]);
  const knots = speed.value;
  let below = curve[0];
  if (knots < below[0]) {
    const litres_per_hour = measured.cube("litres_per_hour", speed, pointTerms(below));
    return { method: "CUBE_BELOW_MIN", speed_used: speed, litres_per_hour };
  }
  for (const point of curve) {
    if (point[0] === knots) return { method: "EXACT", speed_used: speed, litres_per_hour: taken(point) };
    if (point[0] > knots) {
      const litres_per_hour = measured.line("litres_per_hour", speed, pointTerms(below), pointTerms(point));
      return { method: "LINEAR", speed_used: speed, litres_per_hour };
    }
    below = point;
  }
  return { method: "CLAMP_MAX", speed_used: pointTerms(below)[0], litres_per_hour: taken(below) };
}

/** L/h at a speed in kt, without its derivation. */
export function consumptionAt(curve: Curve, speed: number): SpeedConsumption {
  const terms = consumptionTerms({ curve, place: inTable }, given("leg_speed", speed));
  return {
    method: terms.method,
    speed_used: terms.speed_used.value,
    litres_per_hour: terms.litres_per_hour.value,
  };
}

/** The propulsion of a leg: hours at the speed really used, and the litres. */
interface PropulsionTerms extends ConsumptionTerms {
  hours: Term<number>;
  litres: Term<number>;
}

/** Litres of propulsion for a distance in NM at a speed in kt; the hours are those at the speed really used. */
export function propulsionTerms(
  curve: EnteredCurve,
  nm: Term<number>,
  speed: Term<number>,
  about: string | null = null,
): PropulsionTerms {
  const at = consumptionTerms(curve, speed);
  const hours = measured.quotient("hours_at_speed", nm, at.speed_used, about);
  return { ...at, hours, litres: measured.product("leg_propulsion", [at.litres_per_hour, hours], about) };
}

/** Litres of the generators over a number of hours, whether under way, at anchor or in port. */
export function generatorTerm(
  name: "leg_generators" | "port_generators",
  litresPerHour: number | null,
  hours: Term<number>,
  about: string | null = null,
): Term<number> {
  const perHour = enteredFloat("generators_per_hour", ofYacht("avg_generators_cons"), litresPerHour);
  return measured.product(name, [perHour, hours], about);
}
