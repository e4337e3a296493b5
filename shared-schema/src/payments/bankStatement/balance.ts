import { z } from "zod";
import { UNITS } from "../../agreement/payments/balance.ts";
import { currencyCode, money } from "../../base/basics.ts";

/** The balances that a statement gives for an account, in its currency, and how far its entries are from leading from one to the other. */
export const accountBalance = z.object({
  account: z.string(),
  currency: currencyCode,
  opening: money,
  closing: money,
  /** Closing balance less opening balance and booked entries: 0 where the statement adds up. */
  difference: money,
});
export type BankBalance = z.infer<typeof accountBalance>;

interface Given extends Pick<BankBalance, "account" | "currency" | "opening" | "closing"> {
  /** The booked entries, signed. */
  amounts: readonly number[];
}

/** Checks that opening balance and entries make the closing balance, exactly. */
export function balanceOf({ amounts, ...given }: Given): BankBalance {
  const booked = amounts.reduce((sum, amount) => sum + Math.round(amount * UNITS), 0);
  const moved = Math.round(given.closing * UNITS) - Math.round(given.opening * UNITS);
  return { ...given, difference: (moved - booked) / UNITS };
}

/** The accounts of a statement that does not add up: entries are missing from it, or were altered. */
export function unbalanced(balances: readonly BankBalance[]): BankBalance[] {
  return balances.filter(({ difference }) => difference !== 0);
}
