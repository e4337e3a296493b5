import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seesMoney } from "../../agreement/access.ts";
import {
  agreementWith,
  CANCELLED,
  callFor,
  holderOf,
  paymentOn,
} from "../../agreement/payments/payments.test-support.ts";
import { type AgreementBody, CALL_TYPES, type PaymentCall, type Status } from "../../agreement/schema.ts";
import { ROLES } from "../../base/roles.ts";
import { inputOf, RIVIERA } from "../../pricing/cruises.test-support.ts";
import { summariseCalls } from "../calls.ts";
import { callsOf } from "../callsOf.ts";
import { moneyOverview, type NumberedAgreement } from "./overview.ts";
import { CALL_TIMINGS, mondayOf } from "./timing.ts";

const TODAY = "2027-06-09";
const READER = { write: false, can_post_payments: "NONE" } as const;
const bound = (calls: Parameters<typeof agreementWith>[0], payments: Parameters<typeof agreementWith>[1] = {}) => ({
  ...agreementWith(calls, payments),
  status: "CONTRACT" as const,
  generated_versions_len: 1,
});
const timingOf = (call: Partial<PaymentCall>, fields: Partial<AgreementBody> = {}, paid = 0) => {
  const body = { ...bound({ 1: callFor(call) }, paid === 0 ? {} : { 2: paymentOn(1, paid) }), ...fields };
  return moneyOverview([{ id: 1, body }], TODAY).calls.map(({ timing, week }) => [timing, week]);
};

/** What an agreement's own plan says is still to be collected, over all types. */
function toCollect({ body }: NumberedAgreement): number {
  const calls = callsOf(body, READER);
  return CALL_TYPES.reduce((all, type) => {
    const own = calls.filter(({ call }) => call.call_type === type);
    const paid = own.map(({ call, payments }) => ({
      ...call,
      payments: payments.map(({ payment }) => ({ amount: payment.amount, cancelled: payment.cancelled !== null })),
    }));
    return all + summariseCalls(paid, null).remaining_to_collect;
  }, 0);
}

function expectSameSums(agreements: readonly NumberedAgreement[]): void {
  const { sums, calls } = moneyOverview(agreements, TODAY);
  const current = agreements.filter(({ body }) => body.status !== "ARCHIVED");
  for (const { currency, balances, collected, weeks } of sums) {
    const own = current.filter(({ body }) => body.currency === currency);
    const all = CALL_TIMINGS.reduce((sum, timing) => sum + balances[timing], 0);
    expect(all).toBeCloseTo(
      own.reduce((sum, each) => sum + toCollect(each), 0),
      6,
    );
    const paid = own.flatMap(({ body }) => callsOf(body, READER).map(({ paid_amount }) => paid_amount));
    expect(collected).toBeCloseTo(
      paid.reduce((sum, amount) => sum + amount, 0),
      6,
    );
    expect(weeks.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(balances.LATER, 6);
  }
  const asked = current.flatMap(({ body }) => Object.values(body.payment_calls)).filter(({ amount }) => amount);
  expect(calls).toHaveLength(asked.length);
}

describe("a call for fund among those of all agreements", () => {
  it.each<[string, Partial<PaymentCall>, [string, string | null]]>([
    ["a day late", { date_due: "2027-06-08" }, ["OVERDUE", null]],
    ["due today", { date_due: TODAY }, ["WEEK", null]],
    ["due on execution", { date_due: null, due_by_execution: true }, ["WEEK", null]],
    ["due on Sunday", { date_due: "2027-06-13" }, ["WEEK", null]],
    ["due on Monday", { date_due: "2027-06-14" }, ["LATER", "2027-06-14"]],
    ["due on the Sunday after", { date_due: "2027-06-20" }, ["LATER", "2027-06-14"]],
    ["without a date", { date_due: null }, ["UNDATED", null]],
  ])("%s", (_, call, timing) => expect(timingOf(call)).toEqual([timing]));

  it("of the settlement is due at once, with the amount that is really owed", () => {
    const call = { call_type: "CEA" as const, contract_code: "SETTLEMENT" as const, amount: null, date_due: null };
    const body = { ...bound({ 1: callFor(call) }), status: "SETTLING" as const, actual_client_expenses: 120.5 };
    const { calls } = moneyOverview([{ id: 1, body }], TODAY);
    expect(calls).toMatchObject([{ amount: 120.5, paid: 0, balance: 120.5, timing: "WEEK" }]);
  });

  it("is owed once a version was generated, and no longer when it is paid", () => {
    const late = { date_due: "2027-06-08" };
    expect(timingOf(late, { generated_versions_len: 0, status: "DRAFT" })).toEqual([["DRAFT", null]]);
    expect(timingOf(late, { status: "DRAFT", version: 1 })).toEqual([["OVERDUE", null]]);
    expect(timingOf(late, {}, 99.99)).toEqual([["OVERDUE", null]]);
    expect(timingOf(late, {}, 100)).toEqual([["PAID", null]]);
    expect(timingOf(late, {}, 101)).toEqual([["PAID", null]]);
    expect(timingOf({ ...late, amount: -50 })).toEqual([["OVERDUE", null]]);
    expect(timingOf({ ...late, amount: null })).toEqual([]);
    expect(timingOf(late, { status: "ARCHIVED" })).toEqual([]);
  });
});

it("adds up by currency, the one with the most calls first, and the APA accounts with it", () => {
  const dollars = { ...bound({ 1: callFor({ amount: 10 }) }), currency: "USD" };
  const apa = callFor({ call_type: "CEA", amount: 300, date_due: "2027-06-01" });
  const paid = {
    3: paymentOn(2, 120.4, { call_type: "CEA" }),
    4: paymentOn(2, 5, { call_type: "CEA", cancelled: CANCELLED }),
  };
  const euros = bound({ 1: callFor({ amount: 0.1, date_due: "2027-07-01" }), 2: apa }, paid);
  const { sums, apas } = moneyOverview(
    [
      { id: 1, body: dollars },
      { id: 2, body: euros },
    ],
    TODAY,
  );
  expect(sums.map(({ currency }) => currency)).toEqual(["EUR", "USD"]);
  expect(sums[0]).toMatchObject({
    balances: { OVERDUE: 179.6, WEEK: 0, LATER: 0.1, PAID: 0 },
    collected: 120.4,
    apa: 120.4,
    weeks: [{ monday: "2027-06-28", amount: 0.1 }],
  });
  expect(apas).toMatchObject([{ agreement: { id: 2 }, collected: 120.4, spent: 0, balance: 120.4, is_low: false }]);
});

it("says of the demo cruises what their own plans say", () => {
  const names = [RIVIERA, "balearics-charter", "iles-d-or-national", "leewards-usd"];
  expectSameSums(names.map((name, index) => ({ id: index + 1, body: inputOf(name).agreement })));
});

it("says of any agreements what their own plans say", () => {
  const amount = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((units) => units / 1000);
  const day = fc.integer({ min: -40, max: 40 }).map((days) => new Date(Date.parse(TODAY) + days * 86_400_000));
  const call = fc.record({
    call_type: fc.constantFrom(...CALL_TYPES),
    amount: fc.option(amount, { nil: null }),
    date_due: fc.option(
      day.map((at) => at.toISOString().slice(0, 10)),
      { nil: null },
    ),
    due_by_execution: fc.boolean(),
  });
  const payment = fc.record({ on: fc.nat({ max: 4 }), amount, isCancelled: fc.boolean() });
  const agreement = fc.record({
    calls: fc.array(call, { maxLength: 5 }),
    payments: fc.array(payment, { maxLength: 6 }),
    currency: fc.constantFrom("EUR", "USD", "KWD"),
    generated: fc.nat({ max: 1 }),
    status: fc.constantFrom<Status[]>("DRAFT", "CONTRACT", "SETTLING", "ARCHIVED"),
  });
  fc.assert(
    fc.property(fc.array(agreement, { maxLength: 6 }), (drawn) => {
      const bodies = drawn.map(({ calls, payments, currency, generated, status }, index) => {
        const made = payments.flatMap(({ on, amount: paid, isCancelled }, key) => {
          const cancelled = isCancelled ? CANCELLED : null;
          return calls[on]?.amount ? [[key + 100, paymentOn(on + 1, paid, { cancelled })] as const] : [];
        });
        const asked = Object.fromEntries(calls.map((fields, key) => [key + 1, callFor(fields)]));
        const body = agreementWith(asked, Object.fromEntries(made));
        return { id: index + 1, body: { ...body, currency, status, generated_versions_len: generated } };
      });
      expectSameSums(bodies);
    }),
  );
});

it("is for carriers, central agents, brokers and administrators", () => {
  const agreement = agreementWith({});
  const seen = ROLES.filter((role) => seesMoney(agreement, holderOf(role)));
  expect([...seen].sort()).toEqual(["brokers", "carriers", "central_agents"]);
  const admin = { user_id: 1, is_admin: true, profile_ids: new Set<number>() };
  expect(seesMoney(agreement, admin)).toBe(true);
});

it.each([
  ["2027-06-07", "2027-06-07"],
  ["2027-06-13", "2027-06-07"],
  ["2027-01-01", "2026-12-28"],
])("the week of %s begins on %s", (date, monday) => expect(mondayOf(date)).toBe(monday));
