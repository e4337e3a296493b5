import { isDueAtOnce } from "../agreement/payments/balance.ts";
import { CALL_TYPES, type CallType } from "../agreement/schema.ts";
import { MOST_MINOR_DECIMALS } from "../base/currency/minorUnits.ts";
import { ROLES, type Role } from "../base/roles.ts";
import { unmeasuredBunkers, unpricedFuel } from "../pricing/fuel.ts";
import { PASSPORT_FIELDS, type ProfileBody } from "../profile/schema.ts";
import { YACHT_REQUIRED } from "../yacht/schema.ts";
import type { ContractFacts } from "./facts.ts";
import { missingForTotal } from "./missingForTotal.ts";
import { contractCalls, inOrder, type PartyOnContract, type PeopleOnContract, partiesIn, payees } from "./parties.ts";

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

/** Fields of a yacht that decide her consumption or her rate of VAT. */
const PRICED_YACHT = "flag|status|loa|gross_tonnage|(max|cruis|eco)_spd(_cons)?";
/** The parts that the total is computed from: consumption and rate, legs, the trips of passengers, fuel, services. */
const PRICED = new RegExp(
  `^(yacht(\\.(${PRICED_YACHT}))?|passengers|(waypoints|r_passengers|fuel_bunkers)(\\..+)?|special_conditions\\.\\d+\\.price)$`,
);

/** Paths that begin with `cruise.`. */
export interface Missing {
  /** Everything that the contract still lacks; empty when it is complete. */
  paths: string[];
  /** Those that keep the agreement from having a total; empty when it has one. */
  forTotal: string[];
}

/** Lists what the contract still lacks, and which of it the total waits for. */
export function missingOf(facts: ContractFacts): Missing {
  const forTotal = missingForTotal(facts);
  const entered = [
    ...missingOfYacht(facts),
    ...ROLES.flatMap((role) => missingOfRole(facts, role)),
    ...missingStays(facts),
    ...missingDates(facts),
    ...missingOfRoute(facts),
    ...missingFuel(facts),
    ...missingServices(facts),
    ...missingClauses(facts),
    ...forTotal,
  ];
  const isPriced = !entered.some((path) => forTotal.includes(path) || PRICED.test(path));
  const paths = [...entered, ...missingCalls(facts, isPriced)];
  const named = (path: string) => `cruise.${path}`;
  return { paths: [...new Set(paths)].map(named), forTotal: forTotal.map(named) };
}

function missingOfYacht({ yacht }: ContractFacts): string[] {
  if (!yacht) return ["yacht"];
  // A speed, a consumption or a length of 0 is one that no one knows.
  return YACHT_REQUIRED.filter((field) => isBlank(yacht[field]) || yacht[field] === 0).map((field) => `yacht.${field}`);
}

function missingOfRole(facts: ContractFacts, role: Role): string[] {
  const parties = partiesIn(facts, role);
  if (parties.length === 0) return ROLES_NEEDED.includes(role) ? [role] : [];
  const paid = new Set(payees(facts).map((payee) => partyOf(payee)));
  return parties.flatMap((party, index) => {
    return lackingOf(party, paid.has(partyOf(party))).map((field) => `${role}.${index}.${field}`);
  });
}

function lackingOf({ role, profile }: PartyOnContract, isPaid: boolean): ProfileField[] {
  if (!profile) return [];
  const needed = [...fieldsNeeded(role, profile), ...(isPaid ? bankNeeded(profile) : [])];
  return needed.filter((field) => isBlank(profile[field]));
}

function partyOf(party: Pick<PartyOnContract, "role" | "profile_id">): string {
  return `${party.role}:${party.profile_id}`;
}

/** Lists the particulars of one party that the contract still lacks, the payee's bank included. */
export function missingOfParty(
  facts: PeopleOnContract,
  party: Pick<PartyOnContract, "role" | "profile_id">,
): ProfileField[] {
  const paid = payees(facts).map((payee) => partyOf(payee));
  const profile = facts.profiles[party.profile_id] ?? null;
  return lackingOf({ ...party, profile }, paid.includes(partyOf(party)));
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
    const own = Object.values(stays).filter((stay) => stay.profile_id === profile_id);
    const placed = own.filter((stay) => isPlace(stay.emb_waypoint) && isPlace(stay.disemb_waypoint));
    const timed = placed.every((stay) => stay.emb_date !== null && stay.disemb_date !== null);
    return placed.length > 0 && timed ? [] : [`r_passengers.${index}`];
  });
}

/** The contract prints its start and its end. */
function missingDates({ agreement }: ContractFacts): string[] {
  return (["delivery_date", "redelivery_date"] as const).filter((field) => agreement[field] === null);
}

function missingOfRoute({ agreement, derived }: ContractFacts): string[] {
  const areas = agreement.contract_type === "CHARTER" && isBlank(agreement.cruise_areas) ? ["cruise_areas"] : [];
  if (derived.waypoints.length < 2) return ["waypoints", ...areas];
  const times = derived.waypoints.flatMap(({ id, is_call, arr_date, arr_estimated, dep_date }, index) => {
    if (!is_call && !derived.estimated_times.includes(id)) return [];
    return [
      ...(arr_date === null || arr_estimated ? [`waypoints.${index}.arr_date`] : []),
      ...(dep_date === null ? [`waypoints.${index}.dep_date`] : []),
    ];
  });
  return [...times, ...areas];
}

/** Fuel that has no price would cost nothing; a charter may have it paid from the APA. */
function missingFuel({ agreement, derived }: ContractFacts): string[] {
  return [
    ...unpricedFuel(agreement, derived.total_fuel_consumption).map((index) => `fuel_bunkers.${index}.price_per_litre`),
    ...unmeasuredBunkers(agreement).map((index) => `fuel_bunkers.${index}.quantity`),
  ];
}

function missingServices({ agreement }: ContractFacts): string[] {
  return inOrder(agreement.special_conditions).flatMap((service, index) =>
    (["name", "price"] as const)
      .filter((field) => isBlank(service[field]))
      .map((field) => `special_conditions.${index}.${field}`),
  );
}

/** A clause binds in both languages, and French prevails: it needs its words in both. */
function missingClauses({ agreement }: ContractFacts): string[] {
  return inOrder(agreement.clauses ?? {}).flatMap((clause, index) =>
    (["text_fr", "text_en"] as const)
      .filter((field) => isBlank(clause[field]))
      .map((field) => `clauses.${index}.${field}`),
  );
}

/**
 * @param isPriced nothing is missing that the total is computed from. While something is, no one can say what the calls have to add
 * up to: that is listed instead, and a type without any call
 */
function missingCalls(facts: ContractFacts, isPriced: boolean): string[] {
  const calls = contractCalls(facts);
  const unbalanced = CALL_TYPES.filter((type) => {
    const target = targetOf(facts, type);
    const own = calls.filter((call) => call.call_type === type);
    if (target === null || !isPriced) return own.length === 0 && target !== 0;
    return own.reduce((sum, call) => sum + inUnits(call.amount), 0) !== inUnits(target);
  });
  const unfilled = calls.flatMap((call, index) => {
    const lacking = [
      ...(isBlank(call.designation) ? ["designation"] : []),
      // A call for nothing asks for nothing (specification §5).
      ...(inUnits(call.amount) === 0 ? ["amount"] : []),
      ...(call.date_due === null && !isDueAtOnce(call) ? ["date_due"] : []),
    ];
    return lacking.map((field) => `contract_payment_calls.${index}.${field}`);
  });
  return [...unbalanced.map((type) => `contract_payment_calls.${type}`), ...unfilled];
}

/** Null while the total is unknown, unless nothing is asked of it. */
function targetOf({ agreement, derived }: ContractFacts, type: CallType): number | null {
  if (type === "CRUISE") return derived.total_agreement_price;
  const [ratio, amount] =
    type === "CEA"
      ? [agreement.requested_cea_ratio, derived.requested_cea_amount]
      : [agreement.requested_deposit_ratio, derived.requested_deposit_amount];
  return amount ?? ((ratio ?? 0) === 0 ? 0 : null);
}

/** Whole thousandths: no currency's minor unit is finer. */
function inUnits(amount: number | null): number {
  return Math.round((amount ?? 0) * 10 ** MOST_MINOR_DECIMALS);
}
