import { isCreatorParty, type Viewer } from "../access.ts";
import { newAgreement } from "../create.ts";
import type { AgreementBody } from "../schema.ts";
import { LATEST_EDITION } from "../wording/edition.ts";

/** Copied as they are: yacht, parties, terms, services. */
const TAKEN = [
  "contract_type",
  "currency",
  "language",
  "yacht_id",
  "cruise_areas",
  "base_price_cruising",
  "base_price_routing",
  "requested_cea_ratio",
  "requested_deposit_ratio",
  "parties",
  "special_conditions",
  "clauses",
] as const satisfies readonly (keyof AgreementBody)[];

/**
 * A new draft like an agreement that there is: its yacht, parties, route, prices and services. Dates, times, payments, approvals,
 * comments, passengers' stays, and what was entered of consumption and tax belong to that voyage alone. The standard terms are those
 * of the latest edition.
 * @param own the party that its creator has to be; added unless a profile of the creator's is already one
 */
export function fromTemplate(
  template: AgreementBody,
  made: { name: string; creator: Viewer; created_at: string; bunkerId: string; own: AgreementBody["parties"] },
): AgreementBody {
  const { own, creator, ...creation } = made;
  const { contract_type, currency, parties, waypoints, fuel_bunkers } = template;
  const taken = Object.fromEntries(TAKEN.map((field) => [field, template[field]]));
  return {
    ...newAgreement({ ...creation, created_by: creator.user_id, contract_type, currency }),
    ...taken,
    articles_edition: LATEST_EDITION,
    parties: isCreatorOn(parties, creator) ? parties : { ...parties, ...own },
    waypoints: mapped(waypoints, (stop) => ({ ...stop, arr_date: null, dep_date: null, nights: null })),
    fuel_bunkers: mapped(fuel_bunkers, (bunker) => ({ ...bunker, quantity_used: null })),
  };
}

function isCreatorOn(parties: AgreementBody["parties"], viewer: Viewer): boolean {
  return Object.values(parties).some((party) => isCreatorParty(party, viewer));
}

function mapped<T>(parts: Readonly<Record<string, T>>, change: (part: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, change(part)]));
}
