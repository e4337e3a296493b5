import type { AgreementBody } from "../agreement/schema.ts";
import type { Itinerary } from "./itinerary.ts";
import { nightsBetween } from "./times.ts";

/** Nights on board: from when to when, and whether the route itself says so. */
export interface Nights {
  count: number;
  /** UTC. */
  start: string;
  end: string;
  origin: "journey" | "agreed";
}

/**
 * Midnights UTC of the journey; as long as its first arrival or last departure is not known, of the agreed period from delivery
 * to redelivery. Null when neither is.
 */
export function nightsOf(
  { start, end }: Itinerary["journey"],
  { delivery_date, redelivery_date }: Pick<AgreementBody, "delivery_date" | "redelivery_date">,
): Nights | null {
  if (start !== null && end !== null) return { count: nightsBetween(start, end), start, end, origin: "journey" };
  if (delivery_date === null || redelivery_date === null) return null;
  const count = nightsBetween(delivery_date, redelivery_date);
  return { count, start: delivery_date, end: redelivery_date, origin: "agreed" };
}
