import fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { AgreementBody } from "../../agreement/schema.ts";
import { testWaypoint } from "../../itinerary/testing.test-support.ts";
import { AMOUNTS, makePlan, planAfterAmounts } from "../plan.ts";
import { MOST_PLANS, type PriceStep } from "./causes.ts";
import { type PriceState, priceEdits } from "./edits.ts";
import { causesOf, geo, history, start, tryHistories } from "./histories.test-support.ts";

const cents = (amount: number) => Math.round(amount * 100);
const AT = "2027-01-01T00:00:00.000Z";

it("sums to the difference of the totals, to the cent, in random histories", () => {
  tryHistories(100);
});

it("names only authors who edited, and only what differs somewhere", () => {
  fc.assert(
    fc.property(history, (steps) => {
      const { causes } = causesOf(start, steps);
      const authors = new Set([null, ...steps.map(({ author }) => author)]);
      expect(causes.every(({ author }) => authors.has(author))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

function edited(state: PriceState, change: Partial<AgreementBody>): PriceState {
  return { ...state, agreement: { ...state.agreement, ...change } };
}

const service = (price: number) => ({ pos: "a0", name: "Band", price, product: null });

it("tells a service with its VAT by who added it, and a base price by who changed it", () => {
  const fixed = edited(start, { entered_vat_rate: 0.1, entered_vat_reason: "-", base_price_cruising: 1_000 });
  const priced = edited(fixed, { base_price_cruising: 1_200 });
  const served = edited(priced, { special_conditions: { band: service(3_900) } });
  const steps: PriceStep[] = [
    { author: 1, at: AT, state: priced },
    { author: 2, at: AT, state: served },
  ];
  const { amount, causes } = causesOf(fixed, steps);
  const rate = cents(makePlan({ ...fixed, geo }).price.vat_amount ?? 0) > 0 ? 1.1 : 1;
  expect(cents(amount)).toBe(cents(4_100 * rate));
  expect(causes).toMatchObject([
    { author: 2, path: "special_conditions.band", action: "added", lines: { services: 3_900 } },
    { author: 1, path: "base_price_cruising", action: "changed", lines: { cruising: 200 } },
  ]);
});

it("tells a stop by its name, with the fuel that it costs, although the times of others move with it", () => {
  const { waypoints } = start.agreement;
  const moved = Object.fromEntries(
    Object.entries(waypoints).map(([id, at]) => [
      id,
      id === "w2" ? { ...at, dep_date: "2027-07-14T12:00:00.000Z" } : at,
    ]),
  );
  const far = testWaypoint({ pos: "a9", longitude: 12, is_call: true });
  const state = edited(start, { waypoints: { ...moved, bonifacio: far } });
  const { causes } = causesOf(start, [{ author: 4, at: AT, state }]);
  expect(causes).toMatchObject([{ author: 4, path: "waypoints.bonifacio", action: "added" }]);
  expect(causes[0]?.lines.fuel).toBeGreaterThan(0);
});

it("tells nothing of edits that the price does not depend on, nor of one that was taken back by its author", () => {
  const named = edited(start, { name: "Other", comments: {} });
  const served = edited(named, { special_conditions: { band: service(500) } });
  const steps: PriceStep[] = [named, served, named].map((state) => ({ author: 1, at: AT, state }));
  expect(causesOf(start, steps).causes).toEqual([]);
});

const many = (price: number) =>
  Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`s${index}`, service(price)]));
const step = (author: number, change: Partial<AgreementBody>): PriceStep => ({
  author,
  at: AT,
  state: edited(start, change),
});

it("prices the parts of a very large edit together, and those of a small one still one by one", () => {
  const large = { ...many(2), a: service(10), b: service(20) };
  const steps = [step(1, { special_conditions: many(2) }), step(2, { special_conditions: large })];
  const { amount, causes } = causesOf(edited(start, { entered_vat_rate: 0 }), steps.map(withoutVat));
  expect(causes).toMatchObject([
    { author: 1, path: "special_conditions", action: "changed", amount: 2_000 },
    { author: 2, path: "special_conditions.b", action: "added", amount: 20 },
    { author: 2, path: "special_conditions.a", action: "added", amount: 10 },
  ]);
  expect(cents(amount)).toBe(cents(2_030));
});

function withoutVat({ state, ...rest }: PriceStep): PriceStep {
  return { ...rest, state: edited(state, { entered_vat_rate: 0 }) };
}

it("tells over a thousand edits by several authors, each by who made it", () => {
  const base = edited(start, { entered_vat_rate: 0, special_conditions: { band: service(100) } });
  const steps = Array.from({ length: 1_200 }, (_, index): PriceStep => {
    const author = (index % 3) + 1;
    const agreement = { ...base.agreement, name: `Cruise ${index}`, base_price_cruising: 100_000 + index };
    return { author, at: AT, state: { ...base, agreement } };
  });
  const { amount, causes } = causesOf(edited(base, { base_price_cruising: 100_000 }), steps);
  expect(amount).toBe(1_199);
  expect(causes.map(({ author, amount: each }) => [author, each])).toEqual(
    // The first author's first edit changes nothing.
    [
      [2, 400],
      [3, 400],
      [1, 399],
    ],
  );
});

it("tells what takes too many plans with its exact sum, without an author where there were several", () => {
  const stop = (longitude: number) => testWaypoint({ pos: "a9", longitude, is_call: true });
  const steps = Array.from({ length: 2 * MOST_PLANS }, (_, index): PriceStep => {
    const waypoints = { ...start.agreement.waypoints, far: stop(10 + index / 1_000) };
    const agreement = { ...start.agreement, waypoints, base_price_cruising: 100_000 + (index % 7) };
    return { author: (index % 2) + 1, at: AT, state: { ...start, agreement } };
  });
  const locate = vi.spyOn(geo, "locate");
  const { before, after, amount, causes } = causesOf(start, steps);
  const located = locate.mock.calls.length;
  locate.mockRestore();
  expect(located).toBeLessThan(MOST_PLANS * 6);
  expect(cents(amount)).toBe(cents((after.total ?? 0) - (before.total ?? 0)));
  expect(causes).toEqual(expect.arrayContaining([expect.objectContaining({ author: null, path: "waypoints.far" })]));
});

it("brings the whole total with a change of the currency, by who made it", () => {
  const yen = edited(start, { currency: "JPY" });
  const priced = edited(yen, { base_price_cruising: 16_000_000 });
  const cheaper = edited(start, { base_price_cruising: 1 });
  const { before, after, amount, causes } = causesOf(start, [
    { author: 3, at: AT, state: cheaper },
    { author: 3, at: AT, state: start },
    { author: 1, at: AT, state: yen },
    { author: 2, at: AT, state: priced },
  ]);
  const totalOf = (state: PriceState) => makePlan({ ...state, geo }).price.total_agreement_price ?? 0;
  expect([before.currency, after.currency]).toEqual(["EUR", "JPY"]);
  expect([before.total, after.total]).toEqual([totalOf(start), totalOf(priced)]);
  expect(causes.map(({ author, path }) => [author, path])).toEqual([
    [2, "base_price_cruising"],
    [1, "currency"],
  ]);
  expect(causes.find(({ path }) => path === "currency")?.amount).toBe(totalOf(yen));
  expect(amount).toBe(totalOf(priced));
});

it("tells a new tax table by who made it, and by no one after another step; a day that passed by no one", () => {
  const taxed = edited(start, { contract_type: "CHARTER" });
  const taxRows = start.taxRows.map((row) => ({ ...row, rate: row.rate / 2 }));
  const authors = (state: PriceState, isOfTable: boolean) =>
    causesOf(taxed, [{ author: 9, at: AT, state, isOfTable }]).causes.map(({ author, path }) => [author, path]);
  expect(authors({ ...taxed, taxRows }, true)).toEqual([[9, "rates"]]);
  expect(authors({ ...taxed, taxRows }, false)).toEqual([[null, "rates"]]);
  expect(priceEdits(start, { ...start, taxRows, today: "2028-01-01" }, 10)).toMatchObject([
    { path: "rates", isAround: "date" },
    { path: "rates", isAround: "table" },
  ]);
  expect(priceEdits(start, { ...start, estimates: false }, 10)).toMatchObject([{ path: "rates" }]);
});

it("prices an edit of amounts upon the former route as if all was planned again", () => {
  fc.assert(
    fc.property(history, (steps) => {
      let [state, plan] = [start, makePlan({ ...start, geo })];
      for (const { state: next } of steps) {
        const amounts = Object.fromEntries(AMOUNTS.map((field) => [field, next.agreement[field]]));
        const agreement = { ...state.agreement, ...amounts };
        const input = { ...state, agreement, geo };
        plan = planAfterAmounts(plan, input);
        expect(plan).toEqual(makePlan(input));
        [state, plan] = [next, makePlan({ ...next, geo })];
      }
    }),
    { numRuns: 60 },
  );
});
