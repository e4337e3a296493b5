import { ofAgreement, ofPart } from "../../agreement/derivation/enteredAt.ts";
import type { CallType } from "../../agreement/schema.ts";
import { type Settled, settledAmount } from "../../agreement/settlement/amounts.ts";
import { depositPayments, unconfirmedAbove } from "../../agreement/settlement/deduction.ts";
import { amountOf, exact } from "../../base/derivation/calculus.ts";
import { entered, given } from "../../base/derivation/leaves.ts";
import type { Term } from "../../base/derivation/term.ts";
import { type Fraction, fromDecimal } from "../../base/money.ts";
import type { PriceTerms } from "../../pricing/price.ts";
import { aboutCalls } from "../calls.ts";

/**
 * Derives what the party really owes for calls of a type: for the cruise the total with the fuel that was really used, else what was
 * entered, and of a deduction that waits for its confirmation the paid deposit. Null without a total.
 * @param price of the agreement as it is settled
 */
export function settledTerm(
  type: CallType,
  body: Settled,
  { total_agreement_price: total }: Pick<PriceTerms, "total_agreement_price">,
): Term<Fraction> | null {
  const owed = settledAmount(type, body);
  if (owed === null) return null;
  if (type === "DEPOSIT" && unconfirmedAbove(body) !== null) {
    const paid = depositPayments(body).map(([key, { amount }]) =>
      entered("payment_amount", ofPart("payments", key, "amount"), amount),
    );
    return exact.sum("settled_amount", paid, aboutCalls(type));
  }
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
