import type { ContractFacts } from "../contract/facts.ts";
import { contractCalls, inOrder, type PartyOnContract, partiesIn, payees } from "../contract/parties.ts";
import { PASSPORT_FIELDS, type ProfileBody } from "../profile/schema.ts";
import { YACHT_REQUIRED } from "../yacht/schema.ts";
import { ROLES, type Role } from "./roles.ts";
import { CALL_TYPES, type CallType } from "./schema.ts";

type ProfileField = keyof ProfileBody;

const PERSON_NEEDED: readonly ProfileField[] = ["first_name", "last_name", "address", "city", "address_country"];
const COMPANY_NEEDED: readonly ProfileField[] = [
  "company_name",
  "company_reg_num",
  "company_reg_address",
  "company_reg_city",
  "company_reg_country",
];
const INSURANCE_NEEDED: readonly ProfileField[] = ["company_insurance_name", "company_insurance_pol"];
const BANK_NEEDED: readonly ProfileField[] = ["bank_name", "iban", "swiftbic"];
const PASSENGER_NEEDED: readonly ProfileField[] = ["first_name", "last_name", "date_of_birth", ...PASSPORT_FIELDS];
/** Roles that every agreement has to fill. */
const ROLES_NEEDED: readonly Role[] = ["carriers", "captains", "clients", "passengers"];

/** What the contract still lacks, as paths that begin with `cruise.`; empty when it is complete. */
export function missingPaths(facts: ContractFacts): string[] {
  return [
    ...missingOfYacht(facts),
    ...ROLES.flatMap((role) => missingOfRole(facts, role)),
    ...missingStays(facts),
    ...missingOfRoute(facts),
    ...missingServices(facts),
    ...missingPrices(facts),
    ...missingCalls(facts),
  ].map((path) => `cruise.${path}`);
}

function missingOfYacht({ yacht }: ContractFacts): string[] {
  if (!yacht) return ["yacht"];
  return YACHT_REQUIRED.filter((field) => isBlank(yacht[field])).map((field) => `yacht.${field}`);
}

function missingOfRole(facts: ContractFacts, role: Role): string[] {
  const parties = partiesIn(facts, role);
  if (parties.length === 0) return ROLES_NEEDED.includes(role) ? [role] : [];
  const paid = new Set(payees(facts).map((payee) => partyOf(payee)));
  return parties.flatMap((party, index) => {
    const { profile } = party;
    if (!profile) return [];
    const bank = paid.has(partyOf(party)) ? bankNeeded(profile) : [];
    return [...fieldsNeeded(role, profile), ...bank]
      .filter((field) => isBlank(profile[field]))
      .map((field) => `${role}.${index}.${field}`);
  });
}

function partyOf(party: PartyOnContract): string {
  return `${party.role}:${party.profile_id}`;
}

function fieldsNeeded(role: Role, profile: ProfileBody): readonly ProfileField[] {
  if (role === "passengers") return PASSENGER_NEEDED;
  if (role === "captains") return ["first_name", "last_name"];
  const needed = profile.is_company ? COMPANY_NEEDED : PERSON_NEEDED;
  return role === "carriers" ? [...needed, ...INSURANCE_NEEDED] : needed;
}

/** Outside the IBAN's countries an account number does instead. */
function bankNeeded(profile: ProfileBody): readonly ProfileField[] {
  return profile.account_num && isBlank(profile.iban) ? ["bank_name", "account_num", "swiftbic"] : BANK_NEEDED;
}

/** A field that is absent was left out of this viewer's copy: that says nothing about whether it is filled in. */
function isBlank(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.trim() === "");
}

function missingStays(facts: ContractFacts): string[] {
  const { stays, waypoints } = facts.agreement;
  // Two merged edits may leave a stay at a waypoint that is deleted: that is no place to embark.
  const isPlace = (id: string | null) => id !== null && Object.hasOwn(waypoints, id);
  return partiesIn(facts, "passengers").flatMap(({ profile_id }, index) => {
    const embarked = Object.values(stays).some(
      (stay) => stay.profile_id === profile_id && isPlace(stay.emb_waypoint) && isPlace(stay.disemb_waypoint),
    );
    return embarked ? [] : [`r_passengers.${index}`];
  });
}

function missingOfRoute({ agreement, derived }: ContractFacts): string[] {
  const areas = agreement.contract_type === "CHARTER" && isBlank(agreement.cruise_areas) ? ["cruise_areas"] : [];
  if (derived.waypoints.length < 2) return ["waypoints", ...areas];
  const times = derived.waypoints.flatMap(({ id, is_call }, index) => {
    const entered = agreement.waypoints[id];
    if (!is_call || !entered) return [];
    return (["arr_date", "dep_date"] as const)
      .filter((field) => entered[field] === null)
      .map((field) => `waypoints.${index}.${field}`);
  });
  return [...times, ...areas];
}

function missingServices({ agreement }: ContractFacts): string[] {
  return inOrder(agreement.special_conditions).flatMap((service, index) =>
    (["name", "price"] as const)
      .filter((field) => isBlank(service[field]))
      .map((field) => `special_conditions.${index}.${field}`),
  );
}

function missingPrices({ agreement, derived }: ContractFacts): string[] {
  const hasRouting = derived.waypoints.some((waypoint) => waypoint.is_routing);
  return [
    ...(agreement.base_price_cruising === null ? ["base_price_cruising"] : []),
    ...(hasRouting && agreement.base_price_routing === null ? ["base_price_routing"] : []),
  ];
}

function missingCalls(facts: ContractFacts): string[] {
  const calls = contractCalls(facts);
  const unbalanced = CALL_TYPES.filter((type) => {
    const target = targetOf(facts, type);
    const asked = calls.filter((call) => call.call_type === type).reduce((sum, call) => sum + cents(call.amount), 0);
    return target !== null && asked !== cents(target);
  });
  const undated = calls.flatMap((call, index) => (call.date_due === null && !call.due_by_execution ? [index] : []));
  return [
    ...unbalanced.map((type) => `contract_payment_calls.${type}`),
    ...undated.map((index) => `contract_payment_calls.${index}.date_due`),
  ];
}

/** Null while the total is unknown: nothing can be held against an unknown sum. */
function targetOf({ derived }: ContractFacts, type: CallType): number | null {
  if (derived.total_agreement_price === null) return null;
  if (type === "CEA") return derived.requested_cea_amount ?? 0;
  if (type === "DEPOSIT") return derived.requested_deposit_amount ?? 0;
  return derived.total_agreement_price;
}

function cents(amount: number | null): number {
  return Math.round((amount ?? 0) * 100);
}
