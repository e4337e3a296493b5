import { byPos } from "../agreement/order.ts";
import { paymentsOn } from "../agreement/payments/balance.ts";
import { CALL_TYPES, type CallType } from "../agreement/schema.ts";
import { callsWithAmounts, type Settled, settledAmount } from "../agreement/settlement/amounts.ts";
import { given } from "../base/derivation/leaves.ts";
import type { Term } from "../base/derivation/term.ts";
import { type Fraction, fromDecimal } from "../base/money.ts";
import type { PriceTerms } from "../pricing/price.ts";
import { callTerms } from "./callRow.ts";
import { aboutCalls, callTotals } from "./calls.ts";

/** The derivation of the balance of each call for fund, and of what the calls of each type ask for and have brought in. */
export function callFigures(agreement: Settled, price: PriceTerms): Term[] {
  const agreed: Record<CallType, Term<Fraction> | null> = {
    CRUISE: price.total_agreement_price,
    CEA: price.requested_cea_amount,
    DEPOSIT: price.requested_deposit_amount,
  };
  const targetFor = (type: CallType) => {
    if (!agreement.settlement) return agreed[type];
    // From the start of settling on, what is really owed.
    const owed = settledAmount(type, agreement);
    return owed === null ? null : given("call_target", fromDecimal(owed));
  };
  const { payments } = agreement;
  const calls = byPos(callsWithAmounts(agreement)).map(([id, call]) => ({
    ...call,
    id,
    payments: paymentsOn(payments, id).map(([key, { amount, cancelled }]) => ({
      id: key,
      amount,
      cancelled: cancelled !== null,
    })),
  }));
  const totals = CALL_TYPES.flatMap((type) => {
    const own = calls.filter(({ call_type }) => call_type === type);
    return Object.values(callTotals(own, targetFor(type), aboutCalls(type)));
  });
  return [...totals, ...calls.map((call) => callTerms(call).balance)].flatMap((term) => term ?? []);
}
