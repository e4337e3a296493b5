import { generateKeyBetween } from "fractional-indexing";
import { partyKey } from "../base/roles.ts";
import { CREATOR_ROLE } from "./access.ts";
import { EMPTY_HEAD } from "./head/shape.ts";
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
    ...EMPTY_HEAD,
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
