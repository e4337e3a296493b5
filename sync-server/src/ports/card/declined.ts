import { type Refused, refused } from "shared-schema/base/result";

/** The provider's codes of a card that was not charged. */
interface Declined {
  code?: string | undefined;
  decline_code?: string | undefined;
}

const FUNDS = new Set(["insufficient_funds", "card_velocity_exceeded", "withdrawal_count_limit_exceeded"]);
const EXPIRED = new Set(["expired_card"]);
const DETAILS = new Set(
  "incorrect_number invalid_number incorrect_cvc invalid_cvc invalid_expiry_month invalid_expiry_year".split(" "),
);
const CHECK = new Set(["authentication_required", "payment_intent_authentication_failure"]);

/** The reason in our words. Reasons that would help a thief (stolen, lost, fraud) are all «declined». */
export function declinedBy({ code, decline_code }: Declined): Refused {
  const is = (codes: ReadonlySet<string>) => codes.has(decline_code ?? "") || codes.has(code ?? "");
  if (is(FUNDS)) return refused("card.insufficient-funds");
  if (is(EXPIRED)) return refused("card.expired");
  if (is(DETAILS)) return refused("card.wrong-details");
  if (is(CHECK)) return refused("card.not-authenticated");
  return refused("card.declined");
}
