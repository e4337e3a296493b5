import { byPos } from "../agreement/order.ts";
import { paymentsOn } from "../agreement/payments/balance.ts";
import { CALL_TYPES, type CallType } from "../agreement/schema.ts";
import { callsWithAmounts, type Settled } from "../agreement/settlement/amounts.ts";
import type { Term } from "../base/derivation/term.ts";
import type { Fraction } from "../base/money.ts";
import type { PriceTerms } from "../pricing/price.ts";
import { callTerms } from "./callRow.ts";
import { aboutCalls, callTotals } from "./calls.ts";
import { derivedAmount } from "./settlement/derivedAmount.ts";
import { settledTerm } from "./settlement/settledTerm.ts";

/**
 * The derivation of the amount and the balance of each call for fund, and of what the calls of each type ask for and have brought in;
 * from the start of settling on, of what is really owed as well.
 */
export function callFigures(agreement: Settled, price: PriceTerms): Term[] {
  const agreed: Record<CallType, Term<Fraction> | null> = {
    CRUISE: price.total_agreement_price,
    CEA: price.requested_cea_amount,
    DEPOSIT: price.requested_deposit_amount,
  };
  const { payments, settlement } = agreement;
  const owedFor = (type: CallType) => (settlement ? settledTerm(type, agreement, price) : null);
  const owed = { CRUISE: owedFor("CRUISE"), CEA: owedFor("CEA"), DEPOSIT: owedFor("DEPOSIT") };
  const calls = byPos(callsWithAmounts(agreement)).map(([id, call]) => ({
    ...call,
    id,
    payments: paymentsOn(payments, id).map(([key, { amount, cancelled }]) => ({
      id: key,
      amount,
      cancelled: cancelled !== null,
    })),
    derived: derivedAmount(id, call, agreement, owed[call.call_type]),
  }));
  const totals = CALL_TYPES.flatMap((type) => {
    const own = calls.filter(({ call_type }) => call_type === type);
    const target = settlement ? owed[type] : agreed[type];
    return [...Object.values(callTotals(own, target, aboutCalls(type))), owed[type]];
  });
  const each = calls.map(callTerms).flatMap(({ amount, balance }) => [amount, balance]);
  return [...totals, ...each].flatMap((term) => term ?? []);
}
