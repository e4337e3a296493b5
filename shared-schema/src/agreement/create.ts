import { generateKeyBetween } from "fractional-indexing";
import { partyKey } from "../base/roles.ts";
import { CREATOR_ROLE } from "./access.ts";
import type { AgreementBody, ContractType } from "./schema.ts";
import { LATEST_EDITION } from "./wording/edition.ts";

/** The parties of a new agreement whose creator is no administrator: himself, with his main profile. */
export function creatorParties(mainProfileId: number): AgreementBody["parties"] {
  const party = { role: CREATOR_ROLE, profile_id: mainProfileId, pos: generateKeyBetween(null, null) };
  return { [partyKey(CREATOR_ROLE, mainProfileId)]: party };
}

/**
 * A new draft with one empty bunker, as the price section wants at least one.
 * @param input the creator, the time (UTC) and the part id of its first bunker
 */
export function newAgreement(input: {
  name: string;
  contract_type: ContractType;
  currency: string;
  created_by: number;
  created_at: string;
  bunkerId: string;
}): AgreementBody {
  return {
    name: input.name,
    contract_type: input.contract_type,
    currency: input.currency,
    articles_edition: LATEST_EDITION,
    language: "en",
    status: "DRAFT",
    version: 0,
    generated_versions_len: 0,
    created_by: input.created_by,
    created_at: input.created_at,
    yacht_id: null,
    delivery_date: null,
    redelivery_date: null,
    positioning_toward_start: null,
    positioning_return_end: null,
    cruise_areas: null,
    base_price_cruising: null,
    base_price_routing: null,
    routing_consumption: null,
    journey_consumption: null,
    requested_cea_ratio: null,
    requested_deposit_ratio: null,
    actual_client_expenses: null,
    actual_deposit_deduction: null,
    entered_vat_rate: null,
    entered_vat_reason: null,
    entered_vat_country: null,
    hirer_days_last_12_months: null,
    greek_certificate: null,
    parties: {},
    waypoints: {},
    special_conditions: {},
    clauses: {},
    fuel_bunkers: {
      [input.bunkerId]: {
        pos: generateKeyBetween(null, null),
        price_per_litre: null,
        quantity: null,
        quantity_used: null,
      },
    },
    stays: {},
    payment_calls: {},
    payments: {},
    expenses: {},
    comments: {},
  };
}
