import { isEarlier } from "shared-schema/agreement/mutations/stays";
import type { AgreementBody, Stay } from "shared-schema/agreement/schema";
import type { Call } from "../people/papers/useCalls.ts";

const WARNINGS = [
  "clients.stay.notFrance",
  "clients.stay.same",
  "clients.stay.beforeDelivery",
  "clients.stay.afterRedelivery",
] as const;
type StayWarning = (typeof WARNINGS)[number];

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
