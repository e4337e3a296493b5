import fc from "fast-check";
import { expect, it } from "vitest";
import { expensesOf } from "../../agreement/expenses/change.ts";
import { accountWith, expenseOf } from "../../agreement/expenses/expenses.test-support.ts";
import { EXPENSE_CATEGORIES, type Expense } from "../../agreement/expenses/schema.ts";
import { withExpenseNote, withWarningAnswered } from "../../agreement/mutations/money.ts";
import { CANCELLED, keyOf } from "../../agreement/payments/payments.test-support.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import type { Result } from "../../base/result.ts";
import { answerPlace, answerTo } from "./answers.ts";
import { checkApaAccount } from "./checks.ts";

const STAMP = { by: 50, at: "2026-11-23T10:00:00Z" };
const DELIVERY = { delivery_date: "2026-07-07T10:00:00Z" };

type Account = ReturnType<typeof accountWith>;

function taken<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

/** The warnings of an account that have no answer. */
function asked(account: Account) {
  return checkApaAccount(account, "UTC").filter((fault) => answerTo(fault, account.expenses) === null);
}

/** The account with every warning answered. */
function answered(account: Account): Account {
  let so: AgreementBody = account;
  for (const fault of asked(account)) {
    so = taken(withWarningAnswered(so, answerPlace(fault, expensesOf(so)), STAMP));
  }
  return { ...account, expenses: { ...expensesOf(so) } };
}

const entry = fc
  .record({
    amount: fc.constantFrom(12.34, 25, 347.85),
    date: fc.constantFrom("2026-07-05", "2026-07-06", "2026-07-08"),
    category: fc.constantFrom(...EXPENSE_CATEGORIES),
    note: fc.constantFrom(null, "Market", "Agora"),
  })
  .map(({ amount, ...fields }) => expenseOf(amount, fields));

it("a warning that was answered comes back only if one of its entries changes", () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 2, maxLength: 12 }), fc.nat(), (entries, at) => {
      const account = answered(
        accountWith(Object.fromEntries(entries.map((one, index) => [index + 5, one])), DELIVERY),
      );
      expect(asked(account)).toEqual([]);
      const about = checkApaAccount(account, "UTC");
      const changed = keyOf((at % entries.length) + 5);
      const noted = taken(withExpenseNote(account, changed, "Another note"));
      const back = asked({ ...account, expenses: noted.expenses ?? {} });
      expect(back.every(({ ids }) => ids.includes(changed))).toBe(true);
      const untouched = about.filter(({ ids }) => !ids.includes(changed));
      for (const fault of untouched) expect(answerTo(fault, noted.expenses ?? {})).toEqual(STAMP);
    }),
  );
});

const CHANGED: Readonly<Record<string, Partial<Expense>>> = {
  amount: { amount: 347.86 },
  currency: { other: { currency: "USD", amount: 376, rate: 1.0809, source: "ENTERED", day: "2026-07-07" } },
  category: { category: "OTHER" },
  date: { date: "2026-07-09" },
  time: { time: "09:30" },
  "way of paying": { paid_by: "CASH" },
  note: { note: "Market, second visit" },
  supplier: { supplier: "Agora" },
};

it.each(Object.entries(CHANGED))("another %s of an entry is another question", (_, change) => {
  const first = expenseOf(347.85, { note: "Market" });
  const fault = { code: "alike" as const, ids: [keyOf(5), keyOf(6)] };
  const asked = (entry: Expense) => answerPlace(fault, { [keyOf(5)]: expenseOf(347.85), [keyOf(6)]: entry });
  expect(asked({ ...first, ...change })).not.toEqual(asked(first));
  expect(asked({ ...first })).toEqual(asked(first));
});

it("an edited note brings back the warning about its entry, with its answer on another key", () => {
  const account = answered(accountWith({ 5: expenseOf(347.85), 6: expenseOf(347.85) }));
  expect(asked(account)).toEqual([]);
  const noted = taken(withExpenseNote(account, keyOf(6), "Market"));
  expect(asked({ ...account, expenses: noted.expenses ?? {} })).toMatchObject([{ code: "alike" }]);
});

it("a receipt that comes later brings no answered warning back, and the first answer stays", () => {
  const twice: Record<number, Expense> = { 5: expenseOf(347.85), 6: expenseOf(347.85) };
  const account = answered(accountWith(twice));
  const document = { kind: "image/jpeg" as const, sha256: "a".repeat(64), bytes: 9 };
  const first = account.expenses[keyOf(5)];
  if (!first) throw new Error("The entry was made above.");
  const later = { ...account, expenses: { ...account.expenses, [keyOf(5)]: { ...first, document } } };
  expect(asked(later)).toEqual([]);
  const [fault] = checkApaAccount(later, "UTC");
  if (!fault) throw new Error("Two equal entries are a warning.");
  const again = withWarningAnswered(later, answerPlace(fault, later.expenses), { ...STAMP, by: 51 });
  expect(answerTo(fault, taken(again).expenses ?? {})).toEqual(STAMP);
});

it("neither a note nor an answer is taken for an entry that is cancelled or missing", () => {
  const account = accountWith({ 5: expenseOf(5, { cancelled: CANCELLED }) });
  expect(withExpenseNote(account, keyOf(5), "Late")).toMatchObject({ refusal: { code: "expense.cancelled" } });
  expect(withExpenseNote(account, keyOf(6), "Late")).toMatchObject({ refusal: { code: "expense.not-found" } });
  const place = { id: keyOf(5), key: "0".repeat(32) };
  expect(withWarningAnswered(account, place, STAMP)).toMatchObject({ refusal: { code: "expense.cancelled" } });
  expect(withWarningAnswered(account, { ...place, id: keyOf(6) }, STAMP)).toMatchObject({
    refusal: { code: "expense.not-found" },
  });
});
