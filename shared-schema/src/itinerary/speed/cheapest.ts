import { type Curve, consumptionAt } from "../../yacht/consumption.ts";

/** Steps of a speed that is named: a tenth of a knot. */
const STEPS_PER_KNOT = 10;

/** The litres of a route that is sailed at one speed, as far as they depend on it. */
export interface RouteFuel {
  curve: Curve;
  /** L/h of the generators. */
  generators: number;
  /** NM of all legs. */
  nm: number;
  /** NM behind the last known time: the generators run the shorter there, the faster she sails. Elsewhere she waits in port instead. */
  open_nm: number;
}

/** Litres at a speed in kt, but for those of the generators in hours that do not depend on it. */
export function litresAt({ curve, generators, nm, open_nm }: RouteFuel, knots: number): number {
  const { speed_used, litres_per_hour } = consumptionAt(curve, knots);
  return (litres_per_hour * nm) / speed_used + (generators * open_nm) / speed_used;
}

/**
 * The speed, in tenths of a knot, that takes the fewest litres between two speeds; of several the slowest. Between two points of the
 * curve the litres of a route rise or fall throughout; below the lowest point they are least where propulsion takes half as much
 * as the generators. So only the speeds around those places are compared.
 * @returns null where no tenth of a knot lies between the two speeds
 */
export function cheapestSpeed(fuel: RouteFuel, least: number, most: number): number | null {
  const first = Math.ceil(least * STEPS_PER_KNOT);
  const last = Math.floor(most * STEPS_PER_KNOT);
  const turns = [...fuel.curve.map(([speed]) => speed), ...leastBelowCurve(fuel)];
  const around = turns.flatMap((speed) => [Math.floor(speed * STEPS_PER_KNOT), Math.ceil(speed * STEPS_PER_KNOT)]);
  const candidates = [first, last, ...around].filter((step) => step > 0 && step >= first && step <= last);
  candidates.sort((a, b) => a - b);
  let best: { knots: number; litres: number } | null = null;
  for (const step of candidates) {
    const knots = step / STEPS_PER_KNOT;
    const litres = litresAt(fuel, knots);
    if (!best || litres < best.litres) best = { knots, litres };
  }
  return best?.knots ?? null;
}

/** Below the curve's lowest point: nm·k·v² + open_nm·g/v, whose derivative is 0 at one speed. */
function leastBelowCurve({ curve: [[speed, litres]], generators, nm, open_nm }: RouteFuel): number[] {
  const k = litres / speed ** 3;
  return k > 0 && nm > 0 ? [Math.cbrt((generators * open_nm) / (2 * k * nm))] : [];
}
