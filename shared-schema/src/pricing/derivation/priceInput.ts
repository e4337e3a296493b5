import { ofAgreement } from "../../agreement/derivation/enteredAt.ts";
import { byPos } from "../../agreement/order.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { exact } from "../../base/derivation/calculus.ts";
import { enteredMeasure, given } from "../../base/derivation/leaves.ts";
import type { Term } from "../../base/derivation/term.ts";
import { type Fraction, fromExact, fromMeasure } from "../../base/money.ts";
import type { Itinerary } from "../../itinerary/itinerary.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import type { PriceInput } from "../price.ts";
import type { TaxResult } from "../tax/types.ts";

/** The input of a price: the agreement with its yacht, its planned route and its rate. */
export interface Priced {
  agreement: AgreementBody;
  yacht: YachtBody | null;
  itinerary: Itinerary;
  tax: TaxResult;
}

/** The figures that the price takes over from route and rate. */
interface TakenOver {
  /** Estimated litres of both parts of the route. */
  routing: Term<Fraction> | null;
  journey: Term<Fraction> | null;
  rate: Term<Fraction> | null;
}

/** Estimates and rate as figures: what they come from is told when someone asks. */
export function givenBy({ itinerary, tax }: Pick<Priced, "itinerary" | "tax">): TakenOver {
  const estimate = (name: "routing_consumption" | "journey_consumption", litres: number | null) =>
    litres === null ? null : given(name, fromMeasure(litres));
  return {
    routing: estimate("routing_consumption", itinerary.routing_cons_estimate),
    journey: estimate("journey_consumption", itinerary.journey_cons_estimate),
    rate: tax.exact && given("effective_vat_rate", fromExact(tax.exact)),
  };
}

/** Litres of positioning and journey together, entered or estimated; null when neither part is known. */
function consumptionTerm(agreement: AgreementBody, estimates: TakenOver): Term<Fraction> | null {
  const part = (name: "routing_consumption" | "journey_consumption", estimate: Term<Fraction> | null) =>
    agreement[name] === null ? estimate : enteredMeasure(name, ofAgreement(name), agreement[name]);
  const parts = [part("routing_consumption", estimates.routing), part("journey_consumption", estimates.journey)];
  const known = parts.flatMap((term) => term ?? []);
  return known.length === 0 ? null : exact.sum("total_fuel_consumption", known);
}

/** The input of an agreement's price. */
export function priceInput({ agreement, yacht, itinerary, tax }: Priced, taken: TakenOver): PriceInput {
  return {
    currency: agreement.currency,
    contract_type: tax.contract_type,
    yacht_status: yacht?.status ?? null,
    base_price_cruising: agreement.base_price_cruising,
    base_price_routing: agreement.base_price_routing,
    has_routing: itinerary.waypoints.some((waypoint) => waypoint.is_routing),
    fuel_bunkers: byPos(agreement.fuel_bunkers).map(([id, bunker]) => ({ id, ...bunker })),
    total_fuel_consumption: consumptionTerm(agreement, taken),
    special_conditions: byPos(agreement.special_conditions).map(([id, { price }]) => ({ id, price })),
    rate: taken.rate,
    requested_cea_ratio: agreement.requested_cea_ratio,
    requested_deposit_ratio: agreement.requested_deposit_ratio,
  };
}
