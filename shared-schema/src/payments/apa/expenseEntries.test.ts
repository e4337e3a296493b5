import fc from "fast-check";
import { expect, it } from "vitest";
import { accountWith, expenseOf } from "../../agreement/expenses/expenses.test-support.ts";
import { CANCELLED, keyOf } from "../../agreement/payments/payments.test-support.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { accountBalances, balancesOf, entriesOfChange, type LedgerEntry, toMinor } from "../ledger.ts";
import { apaBalance, apaSpent } from "./account.ts";
import { entriesOfExpenses } from "./expenseEntries.ts";

const step = fc.record({
  /** An expense under this number, or the cancellation of the one that is there. */
  number: fc.integer({ min: 10, max: 20 }),
  units: fc.integer({ min: -9_000, max: 90_000 }).filter((units) => units !== 0),
  category: fc.constantFrom("FUEL" as const, "PROVISIONS" as const, "CASH_DRAWN" as const, "CASH_COUNTED" as const),
});

it.each(["EUR", "JPY", "KWD"])(
  "the ledger balances after every expense, and says what the account says (%s)",
  (currency) => {
    const unit = 10 ** minorDecimals(currency);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (course) => {
        let body: AgreementBody = { ...accountWith({}), currency };
        const ledger: LedgerEntry[] = entriesOfChange(null, body, 1, () => []);
        const posted = (id: string) =>
          ledger.filter(({ payment_id, kind }) => payment_id === id && kind === "EXPENSE_RECORDED");
        for (const [index, { number, units, category }] of course.entries()) {
          const previous = body.expenses?.[keyOf(number)];
          const made = previous ? { ...previous, cancelled: CANCELLED } : expenseOf(units / unit, { category });
          const next = { ...body, expenses: { ...body.expenses, [keyOf(number)]: made } };
          // The payee changes meanwhile: the reversal still goes where the expense went.
          ledger.push(...entriesOfExpenses(body, next, 500 + index, posted));
          body = next;
          const balances = accountBalances(ledger);
          expect(Object.values(balances).reduce((sum, one) => sum + one)).toBe(0);
          expect(balances).toEqual(balancesOf(body));
          const { collected, spent, balance } = apaBalance(body);
          expect(toMinor(balance, currency)).toBe(0 - balances.APA);
          expect(toMinor(collected, currency) - toMinor(spent, currency)).toBe(toMinor(balance, currency));
          expect(apaSpent(body) ?? 0).toBe(spent);
        }
      }),
    );
  },
);

it("an expense that was cancelled before it arrived posts both, and nothing is posted twice", () => {
  const before = accountWith({});
  const after = { ...before, expenses: { [keyOf(10)]: expenseOf(12.34, { cancelled: CANCELLED }) } };
  const entries = entriesOfExpenses(before, after, 7, () => []);
  expect(entries.map(({ kind, account, amount, profile_id }) => [kind, account, amount, profile_id])).toEqual([
    ["EXPENSE_RECORDED", "APA", 1234, null],
    ["EXPENSE_RECORDED", "PAYEE", -1234, 7],
    ["EXPENSE_CANCELLED", "APA", -1234, null],
    ["EXPENSE_CANCELLED", "PAYEE", 1234, 7],
  ]);
  expect(entriesOfExpenses(after, after, 7, () => entries)).toEqual([]);
});

it("nothing spent is no sum, and a refund of everything is one", () => {
  expect(apaSpent(accountWith({}))).toBeNull();
  expect(apaSpent(accountWith({ 5: expenseOf(9, { cancelled: CANCELLED }) }))).toBeNull();
  expect(apaSpent(accountWith({ 5: expenseOf(9), 6: expenseOf(-9) }))).toBe(0);
});
