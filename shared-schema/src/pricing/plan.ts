import type { AgreementBody } from "../agreement/schema.ts";
import { countryName } from "../geo/countries.ts";
import type { Geo } from "../geo/types.ts";
import { type Itinerary, planItinerary } from "../itinerary/itinerary.ts";
import { byPos } from "../itinerary/order.ts";
import type { YachtBody } from "../yacht/schema.ts";
import { fromMeasure, roundTo, sum } from "./money.ts";
import { type Price, priceAgreement } from "./price.ts";
import { withEnteredRate } from "./tax/entered.ts";
import { buildFacts } from "./tax/facts.ts";
import { effectiveRate } from "./tax/rate.ts";
import type { TaxRow } from "./tax/rows.ts";
import type { TaxResult } from "./tax/types.ts";

/** Everything that is derived from an agreement; plain JSON. */
export interface Plan {
  itinerary: Itinerary;
  tax: TaxResult;
  price: Price;
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
}

/** Litres of positioning and journey together, entered or estimated; null when neither part is known. */
function totalConsumption(agreement: AgreementBody, itinerary: Itinerary): number | null {
  const parts = [
    agreement.routing_consumption ?? itinerary.routing_cons_estimate,
    agreement.journey_consumption ?? itinerary.journey_cons_estimate,
  ];
  const known = parts.flatMap((litres) => (litres === null ? [] : [fromMeasure(litres)]));
  return known.length === 0 ? null : roundTo(sum(known), 6);
}

/** The one way from an agreement to its route, tax and price, the same on device and server. */
export function makePlan({ agreement, yacht, geo, taxRows, today, signedOn = null }: PlanInput): Plan {
  const itinerary = planItinerary({ agreement, yacht, geo, countryName: (iso) => countryName(iso, "en") });
  const facts = buildFacts({ agreement, yacht, itinerary, signed: signedOn });
  const tax = withEnteredRate(effectiveRate(facts, taxRows, today), agreement);
  const price = priceAgreement({
    contract_type: tax.contract_type,
    yacht_status: yacht?.status ?? null,
    base_price_cruising: agreement.base_price_cruising,
    base_price_routing: agreement.base_price_routing,
    fuel_bunkers: byPos(agreement.fuel_bunkers).map(([id, bunker]) => ({ id, ...bunker })),
    total_fuel_consumption: totalConsumption(agreement, itinerary),
    special_conditions: Object.values(agreement.special_conditions),
    rate: tax.exact,
    requested_cea_ratio: agreement.requested_cea_ratio,
    requested_deposit_ratio: agreement.requested_deposit_ratio,
  });
  return { itinerary, tax, price };
}
