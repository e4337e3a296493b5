import type { LineMatch, LineView } from "shared-schema/api/money/bankStatement";

/** What confirming a proposal asks of the server. */
export function matchOf({ payment_id, call_id, payer_profile_id }: LineView["proposals"][number]): LineMatch {
  return payment_id === null ? { call_id, payer_profile_id } : { payment_id };
}
