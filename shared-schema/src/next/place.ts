import type { Next } from "./next.ts";

/** Opens the dialog to approve, and the sheet to ask for approval, on the overview. */
export const APPROVE_HASH = "approve";
export const ASK_HASH = "ask-for-approval";

/** The screen where a step is taken. @param version of the agreement; @returns null where a step waits for others */
export function placeOfNext(next: Next, { id, version }: { id: number; version: number }): string | null {
  const agreement = `/agreement/${id}`;
  switch (next.kind) {
    case "sign":
      return `${agreement}/contract/${version}`;
    case "approve":
      return `${agreement}#${APPROVE_HASH}`;
    case "ask":
      return `${agreement}#${ASK_HASH}`;
    case "details":
      return `/profile/${next.profile_id}`;
    case "pay":
    case "collect":
      return `${agreement}/price#cruise.contract_payment_calls`;
    case "move":
      return `${agreement}${next.action === "generate" ? "#generate" : "/price#settlement"}`;
    case "conflict":
    case "items":
      return agreement;
    case "waits":
      return null;
  }
}
