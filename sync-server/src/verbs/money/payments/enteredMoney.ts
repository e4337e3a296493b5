import { moneyIn, type OtherCurrency } from "shared-schema/base/currency/exchange";
import { done, fault, type Result, refusedAt } from "shared-schema/base/result";

/** Money as a form has it. */
export interface EnteredMoney {
  amount: number;
  /** Of the amount; null for the agreement's. */
  currency: string | null;
  /** Units of that currency for one of the agreement's. */
  rate: number | null;
}

/**
 * The amount that counts, and what was paid in another currency. Nothing is converted at a rate that no one gave.
 * @param date `YYYY-MM-DD`, the day of the rate · @param own the agreement's currency
 */
export function countedMoney(
  { amount, currency, rate }: EnteredMoney,
  date: string,
  own: string,
): Result<{ amount: number; other: OtherCurrency | null }> {
  if (currency === null || currency === own) return done({ amount, other: null });
  if (rate === null) return refusedAt({ rate: [fault("required")] }, "exchange.no-rate", { currency });
  const other = { currency, amount, rate, source: "ENTERED", day: date } as const;
  // A rate of 0 or less is refused with the record; nothing is divided by it.
  return done(rate > 0 ? moneyIn(own, other) : { amount, other });
}
