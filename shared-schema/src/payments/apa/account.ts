import { ofPart } from "../../agreement/derivation/enteredAt.ts";
import { expensesOf, isSpent } from "../../agreement/expenses/change.ts";
import type { Expense } from "../../agreement/expenses/schema.ts";
import { paidOf } from "../../agreement/payments/balance.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { amountOf, exact } from "../../base/derivation/calculus.ts";
import { entered } from "../../base/derivation/leaves.ts";
import type { Term } from "../../base/derivation/term.ts";
import type { Fraction } from "../../base/money.ts";

type ApaAccount = Pick<AgreementBody, "expenses">;

/** The entries of the APA account that stand and are money spent, with their ids. */
function spentEntries(agreement: ApaAccount): [id: string, expense: Expense][] {
  return Object.entries(expensesOf(agreement)).filter(([, each]) => each.cancelled === null && isSpent(each));
}

/** The sum of the APA expenses that stand, in the agreement's currency; exact, and null while there are none. */
export function apaSpent(agreement: ApaAccount): number | null {
  const spent = spentEntries(agreement).map(([, expense]) => expense);
  return spent.length === 0 ? null : paidOf(spent);
}

/** The expenses that stand, as figures that point to their entries. @param since `YYYY-MM-DD`, those of that day and later */
export function expenseTerms(agreement: ApaAccount, since = ""): Term<Fraction>[] {
  return spentEntries(agreement).flatMap(([id, { amount, date }]) => {
    const about = `expenses.${id}`;
    return date < since ? [] : [entered("expense_amount", ofPart("expenses", id, "amount"), amount, about)];
  });
}

/** The state of the APA account with its derivation. */
interface ApaTerms {
  collected: Term<Fraction>;
  spent: Term<Fraction>;
  balance: Term<Fraction>;
}

/** Derives the state of the APA account: what was paid in, what was spent, and what is left. */
export function apaTerms(agreement: Pick<AgreementBody, "expenses" | "payments">): ApaTerms {
  const payments = Object.entries(agreement.payments).flatMap(([id, { call_type, cancelled, amount }]) => {
    if (call_type !== "CEA" || cancelled !== null) return [];
    return [entered("payment_amount", ofPart("payments", id, "amount"), amount)];
  });
  const collected = exact.sum("apa_collected", payments);
  const spent = exact.sum("apa_spent", expenseTerms(agreement));
  return { collected, spent, balance: exact.difference("apa_balance", collected, spent) };
}

/** The state of the APA account, in the agreement's currency; exact. */
export interface ApaBalance {
  /** The payments on calls for the APA that stand. */
  collected: number;
  spent: number;
  /** What is left; negative when more was spent than paid in. */
  balance: number;
}

/** The figures of `apaTerms`. */
export function apaBalance(agreement: Pick<AgreementBody, "expenses" | "payments">): ApaBalance {
  const { collected, spent, balance } = apaTerms(agreement);
  return { collected: amountOf(collected), spent: amountOf(spent), balance: amountOf(balance) };
}
