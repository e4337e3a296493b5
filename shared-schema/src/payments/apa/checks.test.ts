import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountWith, expenseOf } from "../../agreement/expenses/expenses.test-support.ts";
import { EXPENSE_CATEGORIES, type Expense } from "../../agreement/expenses/schema.ts";
import { CANCELLED } from "../../agreement/payments/payments.test-support.ts";
import { converted } from "../../base/currency/exchange.ts";
import { checkApaAccount } from "./checks.ts";

const ZONE = "Europe/Athens";
const VOYAGE = { delivery_date: "2026-07-04T13:00:00Z", redelivery_date: "2026-07-18T07:00:00Z" };
const DAYS = Array.from({ length: 14 }, (_, at) => `2026-07-${String(at + 5).padStart(2, "0")}`);
/** Lira for a euro, another rate each day. */
const lira = (date: string) => 47 + Number(date.slice(-2)) / 100;
const inLira = (amount: number, date: string, rate = lira(date)) => ({
  amount: converted(amount, rate, "EUR"),
  other: { currency: "TRY", amount, rate, source: "ENTERED" as const, day: date },
});
const hashOf = (number: number) => number.toString(16).padStart(64, "0");

/** Honest expenses of a fortnight: fuel, markets, taxis at equal fares, cash that is drawn, spent and counted each evening, lira. */
function honest(): Record<number, Expense> {
  const expenses: Record<number, Expense> = {};
  let cash = 0;
  for (let number = 100; number < 400; number += 1) {
    const date = DAYS[number % DAYS.length] ?? "";
    const paid_by = number % 3 === 0 ? "CASH" : "CARD";
    const category = EXPENSE_CATEGORIES[number % EXPENSE_CATEGORIES.length] ?? "OTHER";
    const amount = category === "TRANSPORT" ? 25 : 20 + ((number * 7919) % 90_000) / 100;
    const own = { date, category, paid_by, note: `No. ${number}`, receipt_hash: hashOf(number) } as const;
    const isLira = paid_by === "CARD" && number % 4 === 0;
    expenses[number] = expenseOf(amount, { ...own, ...(isLira && inLira(Math.round(amount * 4_700) / 100, date)) });
    if (paid_by === "CASH") cash += Math.round(amount * 100);
  }
  const petty = { paid_by: "CASH" as const, receipt_hash: null };
  expenses[1] = expenseOf(cash / 100 + 150, { ...petty, category: "CASH_DRAWN", date: "2026-07-04" });
  expenses[2] = expenseOf(150, { ...petty, category: "CASH_COUNTED", date: "2026-07-18" });
  // Tanks are filled right after delivery.
  expenses[4] = expenseOf(900, { date: "2026-07-04", category: "FUEL", time: "16:30" });
  return expenses;
}

const found = (expenses: Record<number, Expense>) =>
  checkApaAccount(accountWith(expenses, VOYAGE), ZONE).map((fault) => ({
    ...fault,
    ids: fault.ids.map((id) => Number(id.slice(-12))),
  }));

describe("the four classic faults", () => {
  it("are none among 300 honest receipts", () => expect(found(honest())).toEqual([]));

  it("are flagged, and nothing else is, when they are planted among 300 receipts", () => {
    const account = honest();
    const twice = account[121];
    const spentCash = account[150];
    const converts = account[104];
    if (!twice || !spentCash || !converts?.other) throw new Error("The account lacks what is planted in it.");
    const date = converts.date;
    const { 150: _forgotten, ...kept } = account;
    const planted = {
      ...kept,
      500: expenseOf(3_100, { category: "FUEL", date: "2026-07-04", time: "11:00", note: "4,000 L" }),
      501: { ...twice, note: "Market", date: "2026-07-09" },
      // Turned round: euros for a lira where lira for a euro belong.
      502: expenseOf(1, {
        ...converts,
        ...inLira(converts.other.amount, date, 1 / 50),
        receipt_hash: hashOf(502),
        note: "502",
      }),
    };
    expect(found(planted)).toEqual([
      { code: "before-delivery", ids: [500] },
      { code: "same-receipt", ids: [121, 501] },
      { code: "alike", ids: [104, 502] },
      { code: "two-rates", ids: [502], currency: "TRY", date, rates: [1 / 50, lira(date)] },
      { code: "cash-short", ids: [2], currency: "EUR", amount: spentCash.amount },
    ]);
  });

  it("are forgiven once the entry is cancelled", () => {
    const early = expenseOf(3_100, { category: "FUEL", date: "2026-07-03" });
    expect(found({ ...honest(), 500: early }).map(({ code }) => code)).toEqual(["before-delivery"]);
    expect(found({ ...honest(), 500: { ...early, cancelled: CANCELLED } })).toEqual([]);
  });
});

it.each<[boolean, Partial<Expense>]>([
  [true, { date: "2026-07-02", category: "PROVISIONS" }],
  [true, { date: "2026-07-03", category: "OTHER" }],
  [true, { date: "2026-07-04", category: "PROVISIONS", time: "15:59" }],
  [false, { date: "2026-07-04", category: "PROVISIONS", time: "16:00" }],
  [false, { date: "2026-07-04", category: "PROVISIONS" }],
  [true, { date: "2026-07-04", category: "FUEL" }],
  [false, { date: "2026-07-05", category: "FUEL" }],
])("what lies before delivery is asked about whatever it is: %o %o", (isAsked, fields) => {
  expect(found({ 5: expenseOf(12, fields) }).map(({ code }) => code)).toEqual(isAsked ? ["before-delivery"] : []);
});

describe("a receipt that was entered twice", () => {
  const taxi = expenseOf(25, { category: "TRANSPORT", note: "To the airport", supplier: "Taxi Kea" });
  const codes = (second: Partial<Expense>) => found({ 5: taxi, 6: { ...taxi, ...second } }).map(({ code }) => code);

  it.each<[string[], Partial<Expense>]>([
    [["alike"], {}],
    [["alike"], { note: null }],
    [["alike"], { note: " to the Airport" }],
    [[], { note: "Back from the airport" }],
    [["alike"], { paid_by: "CASH" }],
    [[], { amount: -25 }],
    [[], { supplier: "Taxi Syros" }],
  ])("%o: %o", (expected, second) => expect(codes(second)).toEqual(expected));

  const market = expenseOf(347.85, { note: "Market", date: "2026-07-08" });
  it.each<[string[], Partial<Expense>]>([
    [["alike"], { note: "Agora" }],
    [["alike"], { note: "Agora", category: "OTHER" }],
    [["alike"], { note: "Agora", date: "2026-07-10" }],
    [[], { date: "2026-07-11" }],
    [[], { category: "OTHER", date: "2026-07-09" }],
    [[], { amount: 347.86 }],
  ])("%o: %o of an amount that does not repeat", (expected, second) => {
    expect(found({ 5: market, 6: { ...market, ...second } }).map(({ code }) => code)).toEqual(expected);
  });

  it("is no price that is paid on many days, unless a day has it twice", () => {
    const moorings = (days: readonly string[]) =>
      Object.fromEntries(days.map((date, at) => [at + 5, expenseOf(85.5, { date, category: "DOCKAGE", note: date })]));
    expect(found(moorings(DAYS))).toEqual([]);
    expect(found(moorings([...DAYS, DAYS[3] ?? ""]))).toEqual([{ code: "alike", ids: [8, 19] }]);
  });

  it("is known by the file that the server keeps as well", () => {
    const document = { kind: "image/jpeg" as const, sha256: hashOf(7), bytes: 9 };
    expect(found({ 5: { ...taxi, document }, 6: expenseOf(26, { document }) })).toEqual([
      { code: "same-receipt", ids: [5, 6] },
    ]);
  });
});

it("the petty cash is followed in each currency from the first draw on, and a count begins again", () => {
  const cash = (amount: number, fields: Partial<Expense>) => expenseOf(amount, { paid_by: "CASH", ...fields });
  const on = (day: number) => ({ date: `2026-07-0${day}` });
  expect(found({ 5: cash(40, on(5)) })).toEqual([]);
  const counted = {
    5: cash(100, { category: "CASH_DRAWN", ...on(5) }),
    6: cash(40, on(5)),
    7: cash(50, { category: "CASH_COUNTED", ...on(5) }),
    8: cash(20, { note: "Ice", ...on(6) }),
    9: cash(30, { category: "CASH_COUNTED", ...on(6) }),
    10: cash(1, { ...on(6), ...inLira(50, "2026-07-06") }),
  };
  expect(found(counted)).toEqual([{ code: "cash-short", ids: [7], currency: "EUR", amount: 10 }]);
  expect(found({ ...counted, 11: cash(31, on(7)) })[1]).toEqual({
    code: "cash-over",
    ids: [11],
    currency: "EUR",
    amount: 1,
  });
});

it("any account is checked whatever it holds", () => {
  const entry = fc.record({
    amount: fc.integer({ min: -9_999, max: 9_999 }).map((cents) => cents / 100),
    date: fc.constantFrom(...DAYS),
    category: fc.constantFrom("FUEL" as const, "OTHER" as const, "CASH_DRAWN" as const, "CASH_COUNTED" as const),
    paid_by: fc.constantFrom("CASH" as const, "CARD" as const),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
      const account = accountWith(
        Object.fromEntries(entries.map((one, at) => [at + 5, expenseOf(one.amount, one)])),
        VOYAGE,
      );
      const known = new Set(Object.keys(account.expenses));
      for (const { ids } of checkApaAccount(account, ZONE))
        expect(ids.length > 0 && ids.every((id) => known.has(id))).toBe(true);
      // The order in which entries came changes nothing.
      const turned = { ...account, expenses: Object.fromEntries(Object.entries(account.expenses).reverse()) };
      const codes = (of: typeof account) =>
        checkApaAccount(of, ZONE)
          .map(({ code }) => code)
          .sort();
      expect(codes(turned)).toEqual(codes(account));
    }),
  );
});
