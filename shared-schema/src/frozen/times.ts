import { done, type Result, refused } from "../base/result.ts";
import { placeName } from "../itinerary/placeName.ts";
import type { Plan } from "../pricing/plan.ts";

/**
 * Refuses an agreement whose total is empty only because times are missing, and names the waypoints that lack them.
 * Binding amounts are computed without estimated times.
 */
export function decideTimes({ price, tax, itinerary }: Pick<Plan, "price" | "tax" | "itinerary">): Result<null> {
  const rateAlone = price.missing.length > 0 && price.missing.every((field) => field === "effective_vat_rate");
  if (!rateAlone || tax.missing_times.length === 0) return done(null);
  const lacking = itinerary.waypoints.filter(({ id }) => tax.missing_times.includes(id));
  const places = lacking.map((waypoint) => `${waypoint.sn} · ${placeName(waypoint, "en")}`).join(", ");
  return refused("agreement.times-missing", { places });
}

/** Refuses a route with errors, such as a departure before its own arrival, and names the waypoints that have them. */
function decideWaypoints({ itinerary }: Pick<Plan, "itinerary">): Result<null> {
  const wrong = itinerary.waypoints.filter(({ errors }) => Object.keys(errors).length > 0);
  if (wrong.length === 0) return done(null);
  const places = wrong.map((waypoint) => `${waypoint.sn} · ${placeName(waypoint, "en")}`).join(", ");
  return refused("contract.route-errors", { places });
}

/**
 * Refuses an agreement that cannot bind: approval, lock and generation ask the same. Its times are known, its route has no errors, and it
 * has a total.
 */
export function decideBinding(plan: Pick<Plan, "price" | "tax" | "itinerary">): Result<null> {
  const timed = decideTimes(plan);
  if (!timed.ok) return timed;
  const sound = decideWaypoints(plan);
  if (!sound.ok) return sound;
  return plan.price.total_agreement_price === null ? refused("contract.total-missing") : done(null);
}
