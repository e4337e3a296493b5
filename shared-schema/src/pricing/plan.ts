import { type AgreementBody, agreementBody } from "../agreement/schema.ts";
import { hasExactFields, isExact } from "../base/exact.ts";
import { countryName } from "../geo/places/countries.ts";
import type { Geo } from "../geo/types.ts";
import { type Itinerary, planItinerary } from "../itinerary/itinerary.ts";
import { type YachtBody, yachtBody } from "../yacht/schema.ts";
import { givenBy, priceInput } from "./derivation/priceInput.ts";
import { type Price, priceAgreement } from "./price.ts";
import { withEnteredRate } from "./tax/entered.ts";
import { buildFacts } from "./tax/facts/facts.ts";
import type { TimesThatCount } from "./tax/facts/journey.ts";
import { effectiveRate } from "./tax/rate.ts";
import type { TaxRow } from "./tax/rows.ts";
import type { TaxResult } from "./tax/types.ts";

/** The part that cannot be calculated: the amounts (tax and price), or the route and everything derived from it. */
type PlanFailure = "AMOUNTS" | "ROUTE";

/** The reasons why figures are missing, each a sentence for REST clients. */
export const PLAN_FAILURES: Readonly<Record<PlanFailure, string>> = {
  AMOUNTS: "The price cannot be calculated: a value of the agreement or its yacht is out of range.",
  ROUTE: "The route cannot be calculated: a value of the agreement or its yacht is out of range.",
};

/** Everything that is derived from an agreement; plain JSON. */
export interface Plan {
  itinerary: Itinerary;
  tax: TaxResult;
  price: Price;
  /** Waypoints whose estimated times decide the rate and what hangs on it; empty where the figures rest on known times alone. */
  estimated: string[];
  /** Null: everything was calculated. Otherwise what could not be is empty. */
  failed: PlanFailure | null;
}

export interface PlanInput {
  agreement: AgreementBody;
  yacht: YachtBody | null;
  geo: Geo;
  taxRows: readonly TaxRow[];
  /** YYYY-MM-DD. */
  today: string;
  /** Day of signature, YYYY-MM-DD; null or absent while unsigned. */
  signedOn?: string | null;
  /** Fills missing times with estimates, as a draft is shown; absent for what binds people. */
  estimates?: boolean;
}

/**
 * The one way from an agreement to its route, tax and price, the same on device and server. It never throws: a document that
 * was kept before the limits of today can be read, and its plan says what could not be calculated.
 */
export function makePlan(input: PlanInput): Plan {
  const reduced = (failed: PlanFailure) => ({ ...input, agreement: calculable(input.agreement, failed) });
  return (
    calculated(input, null) ??
    calculated(reduced("AMOUNTS"), "AMOUNTS") ??
    calculate({ ...reduced("ROUTE"), yacht: null }, "ROUTE")
  );
}

/** Fields that neither the route nor the rate depends on: what they hold is priced upon both. */
export const AMOUNTS = [
  "currency",
  "base_price_cruising",
  "base_price_routing",
  "routing_consumption",
  "journey_consumption",
  "fuel_bunkers",
  "special_conditions",
] as const satisfies readonly (keyof AgreementBody)[];

/**
 * The plan after an edit of nothing but `AMOUNTS`, the same as `makePlan` makes it: route and rate are taken from the plan before, which
 * is some ten times quicker.
 */
export function planAfterAmounts(before: Plan, input: PlanInput): Plan {
  const { agreement, yacht } = input;
  if (before.failed !== null || !isExact(AMOUNTS.map((field) => agreement[field]))) return makePlan(input);
  try {
    const { itinerary, tax } = before;
    const price = priceAgreement(priceInput({ agreement, yacht, itinerary, tax }, givenBy({ itinerary, tax })));
    return isExact(price) ? { ...before, price } : makePlan(input);
  } catch {
    return makePlan(input);
  }
}

/** Returns the agreement without the parts that cannot be calculated, and so not printed. */
export function calculable(agreement: AgreementBody, failed: PlanFailure | null): AgreementBody {
  if (failed === null) return agreement;
  return failed === "AMOUNTS" ? withoutAmounts(agreement) : { ...withoutAmounts(agreement), ...NO_ROUTE };
}

/** The plan, or null where the arithmetic ends: exact fractions take no infinity, the calendar no year 300,000. */
function calculated(input: PlanInput, failed: PlanFailure | null): Plan | null {
  try {
    const plan = calculate(input, failed);
    const exact = hasExactFields(input.agreement, agreementBody) && hasExactFields(input.yacht, yachtBody);
    return exact && isExact(plan) ? plan : null;
  } catch {
    return null;
  }
}

const NO_ROUTE = {
  waypoints: {},
  stays: {},
  delivery_date: null,
  redelivery_date: null,
  positioning_toward_start: null,
  positioning_return_end: null,
};

/** The agreement with its route alone: nothing that is priced or taxed. */
function withoutAmounts(agreement: AgreementBody): AgreementBody {
  return {
    ...agreement,
    fuel_bunkers: {},
    special_conditions: {},
    payment_calls: {},
    base_price_cruising: null,
    base_price_routing: null,
    routing_consumption: null,
    journey_consumption: null,
    requested_cea_ratio: null,
    requested_deposit_ratio: null,
    entered_vat_rate: null,
  };
}

function calculate(
  { agreement, yacht, geo, taxRows, today, signedOn = null, estimates = false }: PlanInput,
  failed: PlanFailure | null,
): Plan {
  const itinerary = planItinerary({ agreement, yacht, geo, countryName: (iso) => countryName(iso, "en") });
  const rateBy = (times: TimesThatCount) =>
    effectiveRate(buildFacts({ agreement, yacht, itinerary, signed: signedOn, times }), taxRows, today);
  const known = rateBy("KNOWN");
  const byEstimate = estimates && known.reasons.includes("times-missing") ? rateBy("ESTIMATED") : null;
  const estimated = byEstimate?.exact ? known.missing_times : [];
  const tax = withEnteredRate(byEstimate?.exact ? byEstimate : known, agreement);
  const price = priceAgreement(priceInput({ agreement, yacht, itinerary, tax }, givenBy({ itinerary, tax })));
  return { itinerary, tax, price, estimated, failed };
}
