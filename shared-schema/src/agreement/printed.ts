import type { Role } from "../base/roles.ts";
import type { ProfileBody } from "../profile/schema.ts";
import type { YachtBody } from "../yacht/schema.ts";

/**
 * The fields that the contract prints, per kind of party. Passport data are not among them: only some readers may see
 * those, and every reader has to hold the same contract.
 */
export type ProfileField = keyof ProfileBody;

const PERSON: readonly ProfileField[] = ["address", "postcode", "city", "address_country"];
const COMPANY: readonly ProfileField[] = [
  "company_name",
  "capacity",
  "company_reg_num",
  "company_vat_num",
  "company_reg_address",
  "company_reg_postcode",
  "company_reg_city",
  "company_reg_country",
];
const CARRIER: readonly ProfileField[] = [
  "company_insurance_name",
  "company_insurance_pol",
  "financial_guarantee",
  "guarantor_name",
  "travel_agent_id",
];
const AFFILIATION: readonly ProfileField[] = ["company_affil", "company_affil_num"];

/** Bank fields printed for a payee. */
export const BANK_PRINTED = ["bank_name", "bank_address", "bank_country", "account_num", "iban", "swiftbic"] as const;

/** Lists the fields that the contract prints about a profile in a role, besides its bank account. */
export function printedFields(role: Role, profile: Pick<ProfileBody, "is_company">): ProfileField[] {
  const names: ProfileField[] = ["first_name", "last_name"];
  if (role === "passengers") return [...names, "date_of_birth"];
  if (role === "captains") return names;
  const address = profile.is_company ? COMPANY : PERSON;
  const affiliation = profile.is_company && (role === "brokers" || role === "central_agents") ? AFFILIATION : [];
  return [...names, ...address, ...(role === "carriers" ? CARRIER : []), ...affiliation];
}

/** Particulars of the yacht that the contract prints. */
export const YACHT_PRINTED = [
  "name",
  "type",
  "status",
  "flag",
  "port_of_registry",
  "imo_nb",
  "official_num",
  "loa",
  "gross_tonnage",
  "max_nb_passengers",
  "nb_berth",
  "crew_list",
  "equipment",
] as const satisfies readonly (keyof YachtBody)[];
