import type { AgreementBody } from "../agreement/schema.ts";
import { consumptionAt, type SpeedFields, yachtCurve } from "../yacht/consumption.ts";
import type { YachtBody } from "../yacht/schema.ts";

/** Of the tanks: what is left below it belongs to the unforeseen. */
export const RESERVE_SHARE = 0.2;

export interface FuelOnBoard {
  /** L on arrival; null from the first leg on whose fuel is not known. */
  litres: number | null;
  below_reserve: boolean;
}

/**
 * Returns the fuel left in the tanks after each leg. The yacht leaves with full tanks and takes the agreement's bunkers
 * when they fit, because the agreement does not say where; generators in port are not counted. Null for a yacht whose
 * tank capacity is unknown.
 */
export function fuelOnBoard(
  legs: readonly { litres: number | null }[],
  yacht: Pick<YachtBody, "fuel_capacity"> | null,
  bunkers: AgreementBody["fuel_bunkers"],
): FuelOnBoard[] | null {
  const tanks = yacht?.fuel_capacity ?? null;
  if (tanks === null) return null;
  let ashore = Object.values(bunkers).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  let left: number | null = tanks;
  return legs.map(({ litres }) => {
    if (left === null || litres === null) {
      left = null;
      return { litres: null, below_reserve: false };
    }
    // Bunkered before the leg, as far as the tanks have room.
    const taken = Math.min(ashore, tanks - left);
    ashore -= taken;
    left += taken - litres;
    return { litres: Math.max(0, left), below_reserve: left < tanks * RESERVE_SHARE };
  });
}

/**
 * Returns the distance in NM that a yacht makes at cruising speed from full tanks to the reserve, generators running; null where
 * her tanks, her cruising speed or her consumption is unknown.
 */
export function rangeOf(yacht: SpeedFields & Pick<YachtBody, "fuel_capacity" | "avg_generators_cons">): number | null {
  const { fuel_capacity, cruis_spd, avg_generators_cons } = yacht;
  const curve = yachtCurve(yacht);
  if (fuel_capacity === null || !cruis_spd || curve === null) return null;
  const { speed_used, litres_per_hour } = consumptionAt(curve, cruis_spd);
  const perHour = litres_per_hour + (avg_generators_cons ?? 0);
  return perHour === 0 ? null : ((fuel_capacity * (1 - RESERVE_SHARE)) / perHour) * speed_used;
}
