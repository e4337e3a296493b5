import { ofAgreement } from "../../agreement/derivation/enteredAt.ts";
import type { CallType } from "../../agreement/schema.ts";
import { type Settled, settledAmount } from "../../agreement/settlement/amounts.ts";
import { amountOf, exact } from "../../base/derivation/calculus.ts";
import { entered, given } from "../../base/derivation/leaves.ts";
import type { Term } from "../../base/derivation/term.ts";
import { type Fraction, fromDecimal } from "../../base/money.ts";
import type { PriceTerms } from "../../pricing/price.ts";
import { aboutCalls } from "../calls.ts";

/**
 * Derives what the party really owes for calls of a type: for the cruise the total with the fuel that was really used, else what was
 * entered. Null without a total.
 * @param price of the agreement as it is settled
 */
export function settledTerm(
  type: CallType,
  body: Settled,
  { total_agreement_price: total }: Pick<PriceTerms, "total_agreement_price">,
): Term<Fraction> | null {
  const owed = settledAmount(type, body);
  if (owed === null) return null;
  if (type !== "CRUISE") {
    const field = type === "CEA" ? "actual_client_expenses" : "actual_deposit_deduction";
    return exact.same("settled_amount", entered(field, ofAgreement(field), body[field]), aboutCalls(type));
  }
  // The price comes to the same total (decision 75); a rate that was not the price's own is not told as if it were.
  const isPriced = total !== null && amountOf(total) === owed;
  return exact.same(
    "settled_amount",
    isPriced ? total : given("total_agreement_price", fromDecimal(owed)),
    aboutCalls(type),
  );
}
