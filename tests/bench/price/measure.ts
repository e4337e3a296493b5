import type { Expense } from "shared-schema/agreement/expenses/schema";
import type { AgreementBody, PaymentCall } from "shared-schema/agreement/schema";
import type { Geo } from "shared-schema/geo/types";
import { apaBalance } from "shared-schema/payments/apa/account";
import { callFigures } from "shared-schema/payments/callFigures";
import { callsOf } from "shared-schema/payments/callsOf";
import { deriveFigures, figureOf } from "shared-schema/pricing/derivation/derive";
import { givenBy, priceInput } from "shared-schema/pricing/derivation/priceInput";
import { makePlan } from "shared-schema/pricing/plan";
import { priceAgreement } from "shared-schema/pricing/price";
import { demoInput } from "../demoInput.ts";

export const SIZE = { waypoints: 60, services: 30, bunkers: 10, calls: 40, expenses: 200 };
const RUNS = 200;

/** Times of each run, ms. */
export interface PriceTimes {
  /** Route, rate, price, calls for fund and APA. */
  recalculated: number[];
  /** The same with the derivation of every figure. */
  explained: number[];
  priced: number[];
  derived: number[];
}

/** Measures what a large agreement costs to recalculate, and what the derivation of its figures adds once someone asks. */
export function measurePrice(geo: Geo): PriceTimes {
  const demo = demoInput(geo);
  const agreement = enlarged(demo.agreement);
  const input = { ...demo, agreement };
  const { itinerary, tax } = makePlan(input);
  const inputs = { agreement, yacht: demo.yacht, itinerary, tax };
  const recalculate = () => {
    const made = makePlan(input);
    return [made, callsOf(agreement, READER), apaBalance(agreement)];
  };
  return {
    recalculated: timesOf(recalculate),
    explained: timesOf(() => {
      recalculate();
      const outcome = deriveFigures(inputs);
      return [outcome, callFigures(agreement, outcome.price)];
    }),
    priced: timesOf(() => priceAgreement(priceInput(inputs, givenBy(inputs)))),
    derived: timesOf(() => figureOf(deriveFigures(inputs).figures, "grand_total_price")),
  };
}

const READER = { write: true, can_post_payments: "ALL" } as const;
const CALL: PaymentCall = {
  ...{ pos: "a0", call_type: "CRUISE", designation: "Down Payment 1", amount: 2_500.5, contract_code: null },
  ...{ date_due: "2027-06-03", due_by_execution: false, locked: false },
};
const EXPENSE: Expense = {
  ...{ amount: 123.45, other: null, category: "PROVISIONS", date: "2027-07-04", time: null, paid_by: "CARD" },
  ...{ note: null, receipt_hash: null, recorded_by: 1, recorded_at: "2027-07-04T10:00:00Z", cancelled: null },
  document: null,
};

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
    payment_calls: parts(SIZE.calls, () => call ?? CALL),
    expenses: Object.fromEntries(Array.from({ length: SIZE.expenses }, (_, index) => [`expense-${index}`, EXPENSE])),
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
