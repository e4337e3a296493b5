import { deepStrictEqual } from "node:assert/strict";
import fc from "fast-check";
import type { AgreementBody } from "../../agreement/schema.ts";
import { fakeGeo, testWaypoint } from "../../itinerary/testing.test-support.ts";
import { inputOf, RIVIERA } from "../cruises.test-support.ts";
import { makePlan } from "../plan.ts";
import { type PriceDifference, type PriceStep, priceByCause } from "./causes.ts";
import type { PriceState } from "./edits.ts";

/** An earth on which waters follow the longitude: quick, and with a rate that the route decides. */
export const geo = fakeGeo({
  7: { country: "FR" },
  8: { country: "IT" },
  9: { country: "FR", is_national_water: false },
});

const { geo: _geo, ...riviera } = inputOf(RIVIERA);

/** A cruise with a yacht, three stops and a price. */
export const start: PriceState = {
  ...riviera,
  estimates: true,
  agreement: {
    ...riviera.agreement,
    waypoints: Object.fromEntries(
      [7, 8, 9].map((longitude, index) => [
        `w${index}`,
        testWaypoint({ pos: `a${index}`, longitude, is_call: true, arr_date: day(index), dep_date: day(index) }),
      ]),
    ),
    stays: {},
    special_conditions: {},
  },
};

function day(index: number): string {
  return `2027-07-${String(10 + index).padStart(2, "0")}T12:00:00.000Z`;
}

const cents = fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 100);
const id = fc.constantFrom("a", "b", "c");

type Change = (agreement: AgreementBody) => AgreementBody;

const without = <T>(map: Record<string, T>, key: string) =>
  Object.fromEntries(Object.entries(map).filter(([other]) => other !== key));

const change: fc.Arbitrary<Change> = fc.oneof(
  cents.map(
    (base_price_cruising): Change =>
      (agreement) => ({ ...agreement, base_price_cruising }),
  ),
  fc.option(cents, { nil: null }).map(
    (base_price_routing): Change =>
      (agreement) => ({ ...agreement, base_price_routing }),
  ),
  fc.constantFrom<Change>(
    (agreement) => ({ ...agreement, base_price_cruising: null }),
    (agreement) => ({ ...agreement, contract_type: agreement.contract_type === "CRUISE" ? "CHARTER" : "CRUISE" }),
    (agreement) => ({ ...agreement, name: `${agreement.name}.` }),
    (agreement) => ({ ...agreement, currency: "JPY" }),
    (agreement) => ({ ...agreement, currency: "KWD" }),
    (agreement) => ({ ...agreement, currency: "EUR" }),
  ),
  fc.tuple(id, cents).map(
    ([key, price]): Change =>
      (agreement) => ({
        ...agreement,
        special_conditions: {
          ...agreement.special_conditions,
          [key]: { pos: "a0", name: key, price, product: null },
        },
      }),
  ),
  id.map(
    (key): Change =>
      (agreement) => ({ ...agreement, special_conditions: without(agreement.special_conditions, key) }),
  ),
  fc.tuple(id, fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 0, max: 20_000 })).map(
    ([key, price, quantity]): Change =>
      (agreement) => ({
        ...agreement,
        fuel_bunkers: {
          ...agreement.fuel_bunkers,
          [key]: { pos: "a1", price_per_litre: price / 10_000, quantity, quantity_used: null },
        },
      }),
  ),
  fc.tuple(id, fc.integer({ min: 5, max: 12 }), fc.integer({ min: 0, max: 9 })).map(
    ([key, longitude, at]): Change =>
      (agreement) => ({
        ...agreement,
        waypoints: {
          ...agreement.waypoints,
          [key]: testWaypoint({ pos: `a${at}${key}`, longitude, is_call: true, arr_date: day(at), dep_date: day(at) }),
        },
      }),
  ),
  id.map(
    (key): Change =>
      (agreement) => ({ ...agreement, waypoints: without(agreement.waypoints, key) }),
  ),
  fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: null }).map(
    (journey_consumption): Change =>
      (agreement) => ({ ...agreement, journey_consumption }),
  ),
  fc.integer({ min: 0, max: 30_000 }).map(
    (rate): Change =>
      (agreement) => ({ ...agreement, entered_vat_rate: rate / 100_000, entered_vat_reason: "-" }),
  ),
);

/** A history of edits by four authors; a pushed edit may change several things at once. */
export const history: fc.Arbitrary<PriceStep[]> = fc
  .array(fc.tuple(fc.constantFrom(null, 1, 2, 3), fc.array(change, { minLength: 1, maxLength: 3 })), { maxLength: 10 })
  .map((edits) => {
    let { agreement } = start;
    return edits.map(([author, changes], index) => {
      agreement = changes.reduce((state, make) => make(state), agreement);
      const yacht = index === 6 && start.yacht ? { ...start.yacht, cruis_spd_cons: 200 } : start.yacht;
      return {
        author,
        at: `2027-01-01T00:00:${String(index).padStart(2, "0")}.000Z`,
        state: { ...start, agreement, yacht },
      };
    });
  });

/** The causes of a history on the quick earth. */
export function causesOf(from: PriceState, steps: readonly PriceStep[]): PriceDifference {
  return priceByCause(from, steps, geo);
}

/** In the finest minor units that there are. */
const inCents = (amount: number) => Math.round(amount * 1000);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + inCents(amount), 0);

/**
 * The causes of random histories sum to the cent: over the lines of each, over all of them, and to the difference of the totals.
 * @throws with the history for which they do not
 */
export function tryHistories(numRuns: number, seed?: number): void {
  const holds = fc.property(history, (steps) => {
    const last = steps.at(-1)?.state ?? start;
    const difference = causesOf(start, steps);
    const [before, after] = [start, last].map((state) => ({
      total: makePlan({ ...state, geo }).price.total_agreement_price,
      currency: state.agreement.currency,
    }));
    deepStrictEqual([difference.before, difference.after], [before, after]);
    deepStrictEqual(sumOf(difference.causes.map(({ amount }) => amount)), inCents(difference.amount));
    for (const { amount, lines } of difference.causes) deepStrictEqual(sumOf(Object.values(lines)), inCents(amount));
    const isConverted = before?.currency !== after?.currency;
    const former = isConverted ? 0 : (before?.total ?? null);
    if (former !== null && after && after.total !== null)
      deepStrictEqual(inCents(difference.amount), inCents(after.total) - inCents(former));
    const groups = difference.causes.map(({ author, path }) => `${author} ${path}`);
    deepStrictEqual(new Set(groups).size, groups.length);
  });
  fc.assert(holds, { numRuns, ...(seed !== undefined && { seed }) });
}
