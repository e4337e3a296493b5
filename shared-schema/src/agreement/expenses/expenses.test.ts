import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { converted } from "../../base/currency/exchange.ts";
import { compare, divide, fromDecimal, roundTo, subtract } from "../../base/money.ts";
import { ROLES } from "../../base/roles.ts";
import { discardAddendum } from "../addendum.ts";
import { answer, CANCELLED, holderOf, keyed, keyOf, TODAY } from "../payments/payments.test-support.ts";
import { STATUSES } from "../schema.ts";
import { MOST_EXPENSES } from "./change.ts";
import { accountWith, expenseOf } from "./expenses.test-support.ts";
import type { Expense } from "./schema.ts";
import { stampExpenses } from "./stamp.ts";

const empty = accountWith({});
const entering = (expense: Expense, before = empty, viewer = holderOf("captains")) =>
  answer(before, { ...before, expenses: { ...before.expenses, [keyOf(5)]: expense } }, viewer);
const dollars = (fields: object = {}) => ({
  ...{ currency: "USD", amount: 108.23, rate: 1.0823, source: "ENTERED" as const, day: TODAY },
  ...fields,
});

describe("entering an expense", () => {
  it("is for captains and for those who approve and write, while payments may be made", () => {
    const may = (role: (typeof ROLES)[number]) => entering(expenseOf(12), empty, holderOf(role)) === "ok";
    expect(ROLES.filter(may)).toEqual(["carriers", "central_agents", "captains", "brokers", "stakeholders"]);
    const open = STATUSES.filter((status) => entering(expenseOf(12), { ...empty, status }) === "ok");
    expect(open).toEqual(["DRAFT", "LOCKED", "CONTRACT", "ADDENDUM", "SETTLING"]);
  });

  it("works on an agreement that was made before there was an APA account", () => {
    const { expenses: _, ...old } = empty;
    expect(answer(old, { ...old, expenses: keyed({ 5: expenseOf(12) }) }, holderOf("captains"))).toBe("ok");
  });

  it.each<[string, Expense]>([
    ["ok", expenseOf(-12.34)],
    ["document.invalid", expenseOf(0)],
    ["document.invalid", expenseOf(1.005)],
    ["ok", expenseOf(12, { date: "2026-11-24" })],
    ["document.invalid", expenseOf(12, { date: "2026-11-25" })],
    ["document.invalid", expenseOf(12, { time: "24:00" })],
    ["ok", expenseOf(12, { time: "23:59", note: "Marina", receipt_hash: "a".repeat(64) })],
    ["document.invalid", expenseOf(12, { receipt_hash: "A" })],
    ["expense.not-yours", expenseOf(12, { recorded_by: 51 })],
    ["expense.not-yours", expenseOf(12, { cancelled: { ...CANCELLED, by: 51 } })],
    ["ok", expenseOf(12, { cancelled: CANCELLED })],
    ["ok", expenseOf(500, { category: "CASH_DRAWN", paid_by: "CASH" })],
    ["document.invalid", expenseOf(500, { category: "CASH_DRAWN" })],
    ["ok", expenseOf(0, { category: "CASH_COUNTED", paid_by: "CASH" })],
    ["document.invalid", expenseOf(-1, { category: "CASH_COUNTED", paid_by: "CASH" })],
  ])("%s: %o", (code, expense) => expect(entering(expense)).toBe(code));

  it.each<[string, Expense]>([
    ["ok", expenseOf(100, { other: dollars() })],
    ["document.invalid", expenseOf(100.01, { other: dollars() })],
    ["document.invalid", expenseOf(108.23, { other: dollars({ currency: "EUR", rate: 1 }) })],
    ["document.invalid", expenseOf(100, { other: dollars({ rate: 0 }) })],
    ["document.invalid", expenseOf(100, { other: dollars({ day: "2026-11-24" }) })],
    ["ok", expenseOf(100, { other: dollars({ day: "2026-11-20", source: "ECB" }) })],
    ["document.invalid", expenseOf(1, { other: dollars({ currency: "JPY", amount: 160.5, rate: 160.5 }) })],
    ["ok", expenseOf(10, { other: dollars({ currency: "KWD", amount: 3.335, rate: 0.3335 }) })],
  ])("in another currency, %s: %o", (code, expense) => expect(entering(expense)).toBe(code));

  it("has an end", () => {
    const many = Object.fromEntries(Array.from({ length: MOST_EXPENSES }, (_, at) => [at + 100, expenseOf(1)]));
    expect(entering(expenseOf(1), accountWith(many))).toBe("expense.too-many");
  });
});

describe("an expense on record", () => {
  const [warning, other] = ["0".repeat(32), "1".repeat(32)];
  const right = { by: 50, at: "2026-11-23T10:00:00Z" };
  const before = accountWith({
    5: expenseOf(12),
    6: expenseOf(7, { cancelled: CANCELLED }),
    7: expenseOf(8, { found_right: { [warning]: right } }),
  });
  const changing = (number: number, fields: Partial<Expense> | null) => {
    const { [keyOf(number)]: previous, ...rest } = before.expenses;
    const now = previous && fields ? { [keyOf(number)]: { ...previous, ...fields } } : {};
    return answer(before, { ...before, expenses: { ...rest, ...now } }, holderOf("captains"));
  };

  it.each<[string, number, Partial<Expense> | null]>([
    ["ok", 5, { cancelled: CANCELLED }],
    ["expense.not-yours", 5, { cancelled: { ...CANCELLED, by: 51 } }],
    ["expense.fixed", 5, { amount: 13 }],
    ["ok", 5, { note: "Market" }],
    ["ok", 5, { note: "Market", cancelled: CANCELLED }],
    ["expense.fixed", 5, { supplier: "Market" }],
    ["expense.cancelled", 6, { note: "Market" }],
    ["ok", 5, { found_right: { [warning]: right } }],
    ["expense.not-yours", 5, { found_right: { [warning]: { ...right, by: 51 } } }],
    ["document.invalid", 5, { found_right: { yes: right } }],
    ["ok", 7, { found_right: { [warning]: right, [other]: right } }],
    ["expense.fixed", 7, { found_right: {} }],
    ["expense.fixed", 7, { found_right: { [warning]: { ...right, at: "2026-11-23T11:00:00Z" } } }],
    ["expense.cancelled", 6, { found_right: { [warning]: right } }],
    ["expense.fixed", 5, null],
    ["expense.cancelled", 6, { cancelled: null }],
  ])("%s: %d %o", (code, number, fields) => expect(changing(number, fields)).toBe(code));

  it("keeps the agreement and its currency, and outlives a discarded addendum", () => {
    const bare = { ...before, payments: {} };
    expect(answer(bare, null)).toBe("agreement.paid");
    expect(answer(bare, { ...bare, currency: "USD" })).toBe("call-for-fund.paid-field");
    const discarded = discardAddendum(before, empty, "CONTRACT");
    expect(discarded.ok && discarded.value.expenses).toEqual(before.expenses);
  });
});

it("keeps the server's moment of an answer, and that of the first", () => {
  const [first, later] = ["2026-11-23T12:00:00Z", "2026-11-23T13:00:00Z"];
  const key = "0".repeat(32);
  const sent = keyed({ 5: expenseOf(12, { found_right: { [key]: { by: 50, at: "2026-11-01T00:00:00Z" } } }) });
  const kept = stampExpenses({}, sent, first);
  expect(kept[keyOf(5)]?.found_right).toEqual({ [key]: { by: 50, at: first } });
  expect(stampExpenses(kept, sent, later)).toEqual(kept);
});

it("converts exactly, to the nearest minor unit, and a refund as what it refunds", () => {
  const cents = fc.integer({ min: -(10 ** 10), max: 10 ** 10 });
  // No result has more digits than a number holds.
  const rate = fc.integer({ min: 1_000, max: 10 ** 9 }).map((millionths) => millionths / 1e6);
  const currency = fc.constantFrom("EUR", "JPY", "KWD");
  const decimals = { EUR: 2, JPY: 0, KWD: 3 };
  fc.assert(
    fc.property(cents, rate, currency, (units, by, into) => {
      const exact = divide(fromDecimal(units / 100), fromDecimal(by));
      expect(converted(units / 100, by, into)).toBe(roundTo(exact, decimals[into]));
      expect(converted(-units / 100, by, into)).toBe(0 - converted(units / 100, by, into));
    }),
  );
  // The share of a cent that is rounded away, at most half of one.
  const rest = subtract(divide(fromDecimal(100), fromDecimal(3)), fromDecimal(converted(100, 3, "EUR")));
  expect(compare(rest, fromDecimal("0.005"))).toBe(-1);
});
