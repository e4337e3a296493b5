import { isEarlier, isOutside } from "shared-schema/agreement/mutations/stays";
import type { AgreementBody, Stay } from "shared-schema/agreement/schema";
import type { Call } from "../people/papers/useCalls.ts";

const WARNINGS = [
  "clients.stay.notFrance",
  "clients.stay.same",
  "clients.stay.beforeDelivery",
  "clients.stay.afterRedelivery",
] as const;
type StayWarning = (typeof WARNINGS)[number];

/**
 * When someone who stays to the end leaves: at the redelivery (UTC), where that falls within the last call; else when the yacht
 * departs from it. Null while no time is known.
 */
export function lastMoment(
  call: Call | undefined,
  { redelivery_date }: Pick<AgreementBody, "redelivery_date">,
): string | null {
  if (!call) return null;
  if (redelivery_date !== null && !isOutside(redelivery_date, call)) return redelivery_date;
  return call.dep_date ?? call.arr_date;
}

/** Doubts about a stay that block nothing: where it begins, that it goes nowhere, or beyond the agreed period. Monaco counts as France. */
export function stayWarnings(
  stay: Stay,
  calls: readonly Call[],
  { delivery_date, redelivery_date }: Pick<AgreementBody, "delivery_date" | "redelivery_date">,
): StayWarning[] {
  const boarding = calls.find((call) => call.id === stay.emb_waypoint);
  const foreign = boarding?.country != null && boarding.country !== "FR" && boarding.country !== "MC";
  const same = stay.emb_waypoint !== null && stay.emb_waypoint === stay.disemb_waypoint;
  const doubts: Record<StayWarning, boolean> = {
    "clients.stay.notFrance": foreign,
    "clients.stay.same": same,
    "clients.stay.beforeDelivery": isEarlier(stay.emb_date, delivery_date),
    "clients.stay.afterRedelivery": isEarlier(redelivery_date, stay.disemb_date),
  };
  return WARNINGS.filter((warning) => doubts[warning]);
}
