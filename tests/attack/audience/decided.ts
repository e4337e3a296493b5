import type { Role } from "shared-schema/base/roles";
import type { Mark } from "./marks/mark.ts";
import { type Name, PLACES, type PlaceName } from "./world/cast.ts";
import type { World } from "./world/world.ts";

/**
 * Who may read what, written down a second time: from the decisions on access and not from the table. What is not in here may be read
 * by no one.
 */

/** Whoever is handed something: an account, or the guest without one, who gets mail. */
export type Reader = Name | "guest";

/** What passengers read of an agreement: the itinerary, the yacht, and who is on board. */
const ITINERARY: readonly string[] = [
  ...["", "name", "contract_type", "currency", "language", "status", "version", "generated_versions_len"],
  ...["created_by", "created_at", "yacht_id", "delivery_date", "redelivery_date"],
  ...["positioning_toward_start", "positioning_return_end", "cruise_areas"],
  ...["routing_consumption", "journey_consumption", "parties", "waypoints", "stays"],
];
const PROFESSIONALS: readonly Role[] = ["carriers", "central_agents", "brokers", "stakeholders", "captains"];
const EARNERS: readonly Role[] = ["carriers", "central_agents", "brokers"];
const HOSTS: readonly Role[] = ["carriers", "captains"];
const PAYEES: readonly Role[] = ["carriers", "central_agents", "brokers", "stakeholders"];

/** What every reader gets of a profile: its name, and what keeps the document together. */
const NAMED: readonly string[] = [
  ...["user_id", "created_by", "created_at", "is_main", "soft_deleted", "version", "locked"],
  ...["first_name", "last_name", "is_company"],
];
const PASSPORT: readonly string[] = ["passport_num", "passport_country", "passport_expiration", "visa_num"];
const BANK: readonly string[] = ["bank_name", "account_num", "bank_address", "bank_country", "iban", "swiftbic"];
const ADDRESS: readonly string[] = ["address", "postcode", "city", "address_country"];
const COMPANY: readonly string[] = [
  ...["company_name", "capacity", "company_reg_num", "company_vat_num", "company_reg_address"],
  ...["company_reg_postcode", "company_reg_city", "company_reg_country"],
];
const INSURANCE: readonly string[] = [
  ...["company_insurance_name", "company_insurance_pol", "financial_guarantee", "guarantor_name", "travel_agent_id"],
];
const AFFILIATION: readonly string[] = ["company_affil", "company_affil_num"];

/** What a contract prints of a profile, which is what its clients read. */
function printed(role: Role, isCompany: boolean): readonly string[] {
  if (role === "captains") return [];
  if (role === "passengers") return ["date_of_birth"];
  const seat = isCompany ? COMPANY : ADDRESS;
  const agent = isCompany && (role === "brokers" || role === "central_agents") ? AFFILIATION : [];
  return [...seat, ...agent, ...(role === "carriers" ? INSURANCE : [])];
}

const isOneOf = (roles: readonly Role[], wanted: readonly Role[]) => roles.some((role) => wanted.includes(role));

/** The roles of a reader on one of the agreements. */
function rolesOn({ cast }: World, reader: Reader, place: PlaceName): readonly Role[] {
  return reader === "guest" ? ["passengers"] : cast[place][reader];
}

/** May someone read what was planted there? */
export function mayRead(world: World, reader: Reader, mark: Mark): boolean {
  return isAboutOneself(world, reader, mark) || mayReadOfOthers(world, reader, mark);
}

/** The wishes that one has entered, and one's own check: both are in the copy of one's own data alone. */
function isAboutOneself(world: World, reader: Reader, { collection, part }: Mark): boolean {
  const isOwn = collection === "kyc" || collection === "guest_preferences";
  return isOwn && ownProfiles(world, reader).includes(Number(part));
}

/** The same without what one is told about oneself alone. */
export function mayReadOfOthers(world: World, reader: Reader, mark: Mark): boolean {
  switch (mark.collection) {
    case "profiles":
      return readsProfile(world, reader, Number(mark.id), mark.path);
    case "yachts":
      return readsYacht(world, reader, Number(mark.id), mark.path);
    case "contacts":
      return reader !== "guest" && world.contacts.get(mark.id) === world.people[reader].client.userId;
    case "requests":
      return reader === "admin" || reader === mark.id;
    default:
      return PLACES.some((place) => String(world.places[place].id) === mark.id && readsOn(world, reader, place, mark));
  }
}

function readsOn(world: World, reader: Reader, place: PlaceName, mark: Mark): boolean {
  const roles = rolesOn(world, reader, place);
  const isAdmin = reader === "admin";
  const readsContract = isAdmin || roles.some((role) => role !== "passengers");
  const [field = ""] = mark.path.split(".");
  switch (mark.collection) {
    case "agreements": {
      // Clients and passengers are told what happened from their joining on.
      if (mark.age === "BEFORE_JOINING" && !isAdmin && !isOneOf(roles, PROFESSIONALS)) return false;
      if (readsContract || (mark.path === "" && hasLeft(reader))) return true;
      if (roles.length === 0) return false;
      if (field === "comments") return !world.places[place].written.aboutSums.includes(mark.part ?? "");
      return ITINERARY.includes(field) || mark.path === "fuel_bunkers.*.pos";
    }
    case "approvals":
    case "awaited_signatures":
      return readsContract;
    case "payee_accounts":
      return readsContract || (roles.length > 0 && /^proposals\.\*\.(id|proposed_by|proposed_at)$/.test(mark.path));
    case "commissions":
      return isAdmin || isOneOf(roles, EARNERS);
    case "crew_lists":
      return isAdmin || isOneOf(roles, PROFESSIONALS);
    case "guest_preferences":
      return isOneOf(roles, HOSTS);
    // No one reads his own check, and administrators read none.
    case "kyc":
      return isOneOf(roles, EARNERS) && !ownProfiles(world, reader).includes(Number(mark.part));
    default:
      return false;
  }
}

/** Whoever has left is told the number of what goes from the device. */
function hasLeft(reader: Reader): boolean {
  return reader === "former";
}

function readsYacht(world: World, reader: Reader, id: number, path: string): boolean {
  if (reader === "admin") return true;
  if (reader !== "guest" && world.yachts.get(id) === world.people[reader].client.userId) return true;
  const isToldGone = path === "" && hasLeft(reader);
  return PLACES.some(
    (place) => world.places[place].yacht === id && (isToldGone || rolesOn(world, reader, place).length > 0),
  );
}

function readsProfile(world: World, reader: Reader, id: number, path: string): boolean {
  if (ownProfiles(world, reader).includes(id)) return true;
  const isCompany = world.profiles.get(id)?.isCompany === true;
  const shared = PLACES.map((place) => ({
    own: rolesOn(world, reader, place),
    other: world.places[place].parties.flatMap(([role, profile]) => (profile === id ? [role] : [])),
  })).filter(({ own, other }) => own.length > 0 && other.length > 0);
  const isHeld = reader === "holder" && id === world.people.carrier.profiles[0];
  if (reader !== "admin" && !isHeld && shared.length === 0) return false;
  if (NAMED.includes(path)) return true;
  const isProfessional = reader === "admin" || shared.some(({ own }) => isOneOf(own, PROFESSIONALS));
  const onContract = shared.filter(({ own }) => own.some((role) => role !== "passengers"));
  if (PASSPORT.includes(path)) return isProfessional;
  if (BANK.includes(path)) {
    return isCompany && (reader === "admin" || onContract.some(({ other }) => isOneOf(other, PAYEES)));
  }
  if (isProfessional || isHeld) return true;
  return onContract.some(({ other }) => other.some((role) => printed(role, isCompany).includes(path)));
}

/** The profiles of an account: those that it has, and those that it has made and that no one has taken over. */
function ownProfiles(world: World, reader: Reader): number[] {
  if (reader === "guest") return [world.guest];
  const account = world.people[reader].client.userId;
  return [...world.profiles].flatMap(([id, { owner }]) => (owner === account ? [id] : []));
}
