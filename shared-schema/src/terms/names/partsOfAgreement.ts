import { byPos, orderWaypoints } from "../../agreement/order.ts";
import { printedCalls } from "../../agreement/payments/printedCalls.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import type { JsonMap } from "../../base/json.ts";
import type { Bilingual } from "../../base/language.ts";
import { isRole } from "../../base/roles.ts";
import { placeInList, termLabel } from "../../labels/terms.ts";
import { isEmptyBunker } from "../../pricing/fuel.ts";
import type { PeopleOnContract } from "../parties.ts";
import type { TermValue } from "../terms.ts";
import { fieldOfPart, type PartItem, partNames } from "./partNames.ts";

/** An agreement with what names its parts. */
export interface NamedAgreement {
  agreement: AgreementBody;
  /** The printed fields of a person, as far as the reader has them. */
  person: (profileId: number) => PartItem;
  /** The name that was found for a waypoint without one of its own. */
  place?: (waypointId: string) => string | null;
}

/** A part of an agreement, and the number that is printed beside it. */
type Entry = readonly [id: string, part: object, number: number | null];

/** An agreement of which the contract's reader has the profiles. */
export function namedAgreement({ agreement, profiles }: PeopleOnContract): NamedAgreement {
  return {
    agreement,
    person: (profileId) => {
      const profile = profiles[profileId];
      if (!profile) return {};
      const { first_name, last_name, is_company, company_name = null, capacity = null, date_of_birth = null } = profile;
      const own = { first_name, last_name, capacity, date_of_birth };
      return is_company ? { ...own, company_name } : own;
    },
  };
}

/**
 * The names of the parts of a map of the agreement by their ids, those of the parties by role; empty for a map whose parts are no terms.
 * @param gone a part that the agreement has no more, to be named among the others
 */
export function namesOfParts(
  list: string,
  named: NamedAgreement,
  gone?: { id: string; part: JsonMap },
): Map<string, Bilingual> {
  const standing = entriesOf(list, named.agreement);
  if (standing === null) return new Map();
  const isMissing = gone !== undefined && !standing.some(([id]) => id === gone.id);
  const entries: readonly Entry[] = isMissing ? [...standing, [gone.id, gone.part, null]] : standing;
  const parts = entries.map(([id, part, number]) => ({ item: itemOf(list, id, part, named), number }));
  const names = partNames(list === "stays" ? "embarkations" : list, parts);
  return new Map(entries.flatMap(([id], index) => (names[index] ? [[id, names[index]]] : [])));
}

/**
 * The name of a term that is told by the id of its part, as comments tell it: «special_conditions.<id>.price». A part that is gone goes
 * by what it was: «Service».
 */
export function nameOfTerm(about: string, named: NamedAgreement): Bilingual {
  const { list, part = "", field } = placeInList(about);
  const name = list === null ? undefined : namesOfParts(list, named).get(part);
  if (list === null || name === undefined) return termLabel(about, named.agreement.contract_type);
  return field === undefined ? name : fieldOfPart(list, name, field);
}

/** The parts in the order in which they are printed; null for a map whose parts are no terms. */
function entriesOf(list: string, agreement: AgreementBody): readonly Entry[] | null {
  switch (list) {
    case "waypoints":
      return numbered(orderWaypoints(agreement.waypoints));
    case "clauses":
      return numbered(byPos(agreement.clauses ?? {}));
    case "fuel_bunkers":
      return bunkersOf(agreement);
    case "special_conditions":
      return unnumbered(byPos(agreement.special_conditions));
    case "payment_calls":
      return unnumbered(callsOf(agreement));
    case "stays":
      return unnumbered(Object.entries(agreement.stays));
    default:
      return isRole(list) ? unnumbered(byPos(agreement.parties).filter(([, { role }]) => role === list)) : null;
  }
}

/** Those that are printed, then those of the settlement. */
function callsOf(agreement: AgreementBody): (readonly [string, object])[] {
  const printed = printedCalls(agreement);
  const others = byPos(agreement.payment_calls).filter(([id]) => !printed.some(([each]) => each === id));
  return [...printed, ...others];
}

/** Those that are printed with their numbers; an empty one has the number that it would get. */
function bunkersOf({ fuel_bunkers }: AgreementBody): Entry[] {
  let printed = 0;
  return byPos(fuel_bunkers).map(([id, bunker]) => {
    const number = printed + 1;
    if (!isEmptyBunker(bunker)) printed = number;
    return [id, bunker, number];
  });
}

function numbered(parts: readonly (readonly [string, object])[]): Entry[] {
  return parts.map(([id, part], index) => [id, part, index + 1]);
}

function unnumbered(parts: readonly (readonly [string, object])[]): Entry[] {
  return parts.map(([id, part]) => [id, part, null]);
}

/** The fields of a part under the keys that the terms have. */
function itemOf(list: string, id: string, part: object, { person, place }: NamedAgreement): PartItem {
  const fields: PartItem = Object.fromEntries(Object.entries({ ...part }).filter(isField));
  const profileId = Number(fields["profile_id"]);
  switch (list) {
    case "waypoints": {
      const own = fields["call_location_str"];
      return { place: typeof own === "string" && own.trim() !== "" ? own.trim() : (place?.(id) ?? null) };
    }
    case "clauses":
    case "fuel_bunkers":
      return {};
    case "stays":
      return { passenger: ownName(person(profileId)), ...only(fields, ["emb_date", "disemb_date"]) };
    case "captains":
    case "passengers":
      // Named in person, whichever company the profile is of.
      return { ...person(profileId), company_name: null };
    default:
      return isRole(list) ? person(profileId) : fields;
  }
}

function isField(entry: [string, unknown]): entry is [string, string | number | boolean | null] {
  const [key, value] = entry;
  return key !== "pos" && (value === null || ["string", "number", "boolean"].includes(typeof value));
}

function only(fields: PartItem, keys: readonly string[]): Record<string, TermValue> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key)));
}

function ownName({ company_name, first_name, last_name }: PartItem): string | null {
  const own = [first_name, last_name].filter((name) => typeof name === "string" && name !== "").join(" ");
  return own || (typeof company_name === "string" ? company_name : null);
}
