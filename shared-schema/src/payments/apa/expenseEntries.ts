import { expensesOf, isSpent } from "../../agreement/expenses/change.ts";
import type { Expense } from "../../agreement/expenses/schema.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { type LedgerEntry, reversingEntries, toMinor } from "../ledger.ts";

/**
 * The entries that recording an expense posts: what is held for the client shrinks, and so does the money in the hands of the party
 * that collects it. What is noted of the petty cash posts nothing: that money is still the client's.
 */
export function expenseEntries(
  id: string,
  expense: Pick<Expense, "amount" | "category">,
  { currency, payee }: { currency: string; payee: number | null },
): LedgerEntry[] {
  if (!isSpent(expense)) return [];
  const amount = toMinor(expense.amount, currency);
  const of = { payment_id: id, kind: "EXPENSE_RECORDED" as const, currency, transfer_id: null };
  return [
    { ...of, account: "APA", profile_id: null, amount },
    { ...of, account: "PAYEE", profile_id: payee, amount: 0 - amount },
  ];
}

/**
 * Returns the entries that a change of an agreement's APA account posts.
 * @param payee of the agreement after the change
 * @param posted the entries that an expense's recording has posted, none where it was not
 */
export function entriesOfExpenses(
  before: Pick<AgreementBody, "expenses"> | null,
  after: Pick<AgreementBody, "expenses" | "currency">,
  payee: number | null,
  posted: (expenseId: string) => readonly LedgerEntry[],
): LedgerEntry[] {
  const known = before ? expensesOf(before) : {};
  return Object.entries(expensesOf(after)).flatMap(([id, expense]) => {
    const previous = known[id];
    const recorded = previous ? [] : expenseEntries(id, expense, { currency: after.currency, payee });
    const cancels = expense.cancelled !== null && !previous?.cancelled;
    return [...recorded, ...(cancels ? reversingEntries(previous ? posted(id) : recorded, "EXPENSE_CANCELLED") : [])];
  });
}
