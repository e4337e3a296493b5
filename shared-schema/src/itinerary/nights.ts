import type { AgreementBody } from "../agreement/schema.ts";
import type { DerivedWaypoint } from "./derive.ts";
import type { Itinerary } from "./itinerary.ts";
import { localDay } from "./localClock.ts";
import { nightsBetween } from "./times.ts";

/** Nights on board: from when to when, and whether the route itself says so. */
export interface Nights {
  count: number;
  /** UTC. */
  start: string;
  end: string;
  origin: "journey" | "agreed";
  /** Rests on an estimated time. */
  estimated: boolean;
}

/**
 * Midnights UTC of the journey; while its first arrival or last departure is unknown, of the agreed period from delivery to
 * redelivery. Null when neither is known.
 */
export function nightsOf(
  { start, end }: Itinerary["journey"],
  { delivery_date, redelivery_date }: Pick<AgreementBody, "delivery_date" | "redelivery_date">,
): Nights | null {
  if (start !== null && end !== null) {
    const estimated = start.origin === "ESTIMATED" || end.origin === "ESTIMATED";
    return { count: nightsBetween(start.at, end.at), start: start.at, end: end.at, origin: "journey", estimated };
  }
  if (delivery_date === null || redelivery_date === null) return null;
  const count = nightsBetween(delivery_date, redelivery_date);
  return { count, start: delivery_date, end: redelivery_date, origin: "agreed", estimated: false };
}

/** Nights that the yacht lies at a waypoint: midnights on its own clock; null while arrival or departure is unknown. */
export function nightsAt({
  arrival,
  departure,
  timezone,
}: Pick<DerivedWaypoint, "arrival" | "departure" | "timezone">): number | null {
  if (!arrival || !departure) return null;
  const midnight = (at: string) => `${localDay(at, timezone)}T00:00:00Z`;
  return nightsBetween(midnight(arrival.at), midnight(departure.at));
}

/** Whether nights entered at a waypoint would have an effect: where redelivery sets the departure, they would not. */
export function takesNights({ departure }: Pick<DerivedWaypoint, "departure">): boolean {
  return departure?.origin !== "AGREED";
}
