import fc from "fast-check";
import { expect, it } from "vitest";
import type { AgreementBody } from "../../agreement/schema.ts";
import { testWaypoint } from "../../itinerary/testing.test-support.ts";
import { makePlan } from "../plan.ts";
import { MOST_PLANS, type PriceStep, priceByCause } from "./causes.ts";
import type { PriceState } from "./edits.ts";
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
      const authors = new Set(steps.map(({ author }) => author));
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

it("refuses a history that takes too many plans even so, before it makes any", () => {
  const steps = Array.from({ length: MOST_PLANS + 1 }, (_, index) => step(1, { base_price_cruising: index }));
  const untouched = { ...geo, locate: () => expect.unreachable() };
  expect(priceByCause(start, steps, untouched)).toMatchObject({ refusal: { code: "agreement.span-too-long" } });
});
