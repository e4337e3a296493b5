import { expensesOf, isSpent } from "../../agreement/expenses/change.ts";
import type { Expense } from "../../agreement/expenses/schema.ts";
import { leftOf, paidOf } from "../../agreement/payments/balance.ts";
import type { AgreementBody } from "../../agreement/schema.ts";

type Account = Pick<AgreementBody, "expenses">;

/** The entries of the APA account that stand and are money spent. */
export function spentExpenses(agreement: Account): Expense[] {
  return Object.values(expensesOf(agreement)).filter((each) => each.cancelled === null && isSpent(each));
}

/** The sum of the APA expenses that stand, in the agreement's currency; exact, and null while there are none. */
export function apaSpent(agreement: Account): number | null {
  const spent = spentExpenses(agreement);
  return spent.length === 0 ? null : paidOf(spent);
}

/** The state of the APA account, in the agreement's currency; exact. */
export interface ApaBalance {
  /** The payments on calls for the APA that stand. */
  collected: number;
  spent: number;
  /** What is left; negative when more was spent than paid in. */
  balance: number;
}

/** Adds up the APA account: what was paid in, what was spent, and what is left. */
export function apaBalance(agreement: Pick<AgreementBody, "expenses" | "payments">): ApaBalance {
  const collected = paidOf(Object.values(agreement.payments).filter(({ call_type }) => call_type === "CEA"));
  const spent = spentExpenses(agreement);
  return { collected, spent: paidOf(spent), balance: leftOf(collected, spent) };
}
