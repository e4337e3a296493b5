import type { AgreementBody } from "shared-schema/agreement/schema";
import { deriveFigures, figureOf } from "shared-schema/pricing/derivation/derive";
import { givenBy, priceInput } from "shared-schema/pricing/derivation/priceInput";
import { makePlan } from "shared-schema/pricing/plan";
import { priceAgreement } from "shared-schema/pricing/price";
import { demoInput } from "./demoInput.ts";
import { at, printRows } from "./table.ts";

const SIZE = { waypoints: 60, services: 30, bunkers: 10, calls: 40 };
const RUNS = 200;
/** A full recalculation of a large agreement takes no longer at the 95th percentile, ms. */
const AIM_MS = 4;

/** Measures what a large agreement costs to recalculate, and what the derivation of its figures adds once somebody asks. */
export async function benchPrice(): Promise<void> {
  const demo = demoInput();
  const agreement = enlarged(demo.agreement);
  const input = { ...demo, agreement };
  const { itinerary, tax } = makePlan(input);
  const priced = { agreement, yacht: demo.yacht, itinerary, tax };
  const plan = timesOf(() => makePlan(input));
  const price = timesOf(() => priceAgreement(priceInput(priced, givenBy(priced))));
  const derived = timesOf(() => figureOf(deriveFigures(priced).figures, "grand_total_price"));
  const { waypoints, services, bunkers, calls } = SIZE;
  printRows(`price: ${waypoints} waypoints, ${services} services, ${bunkers} bunkers, ${calls} calls for fund`, [
    { what: `route, rate and price (aim ${AIM_MS} ms), 95 %`, ours: at(plan, 0.95), unit: "ms" },
    { what: "the same, median", ours: at(plan, 0.5), unit: "ms" },
    { what: "the price alone, median", ours: at(price, 0.5), unit: "ms" },
    { what: "all derivations, once asked for, median", ours: at(derived, 0.5), unit: "ms" },
    { what: "the same, 95 %", ours: at(derived, 0.95), unit: "ms" },
  ]);
}

function timesOf(work: () => unknown): number[] {
  return Array.from({ length: RUNS + 20 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  }).slice(20);
}

function enlarged(agreement: AgreementBody): AgreementBody {
  const points = Object.values(agreement.waypoints);
  const [bunker] = Object.values(agreement.fuel_bunkers);
  const [call] = Object.values(agreement.payment_calls);
  const part = { pos: "a0", name: "Service", price: 1_234.56, product: null };
  return {
    ...agreement,
    waypoints: parts(SIZE.waypoints, (index) => {
      const point = points[index % points.length];
      // Without times all of them are estimated.
      return point && { ...point, arr_date: null, dep_date: null, nights: 0 };
    }),
    special_conditions: parts(SIZE.services, () => part),
    fuel_bunkers: parts(SIZE.bunkers, () => bunker && { ...bunker, quantity: 500 }),
    payment_calls: parts(SIZE.calls, () => call),
    stays: {},
  };
}

function parts<T extends { pos: string }>(count: number, make: (index: number) => T | undefined): Record<string, T> {
  const entries = Array.from({ length: count }, (_, index): [string, T][] => {
    const made = make(index);
    return made ? [[`part-${index}`, { ...made, pos: `a${String.fromCharCode(48 + (index % 10))}${index}` }]] : [];
  });
  return Object.fromEntries(entries.flat());
}
