import { byPos, orderWaypoints } from "../agreement/order.ts";
import { printedCalls } from "../agreement/payments/printedCalls.ts";
import { printedFields } from "../agreement/printed.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { ROLES, type Role } from "../base/roles.ts";
import type { PeopleOnContract } from "./parties.ts";

/** The ids of the parts of each list whose parts can be commented on, in the order in which they are printed. */
const PARTS: Readonly<Record<string, (agreement: AgreementBody) => string[]>> = {
  waypoints: ({ waypoints }) => orderWaypoints(waypoints).map(([id]) => id),
  special_conditions: ({ special_conditions }) => byPos(special_conditions).map(([id]) => id),
  clauses: ({ clauses = {} }) => byPos(clauses).map(([id]) => id),
  fuel_bunkers: ({ fuel_bunkers }) => byPos(fuel_bunkers).map(([id]) => id),
  payment_calls: (agreement) => printedCalls(agreement).map(([id]) => id),
};

/**
 * Lists what a comment can be about: each single term, each part of a list with its fields, and a list as a whole where its items
 * follow from others. A part is named by its id, so that a comment stays with it when the list changes its order.
 */
export function commentedTerms(people: PeopleOnContract, terms: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(terms).flatMap(([key, value]) => {
    if (key === "parties") return ROLES.flatMap((role) => partyPaths(people, role));
    const parts = PARTS[key];
    if (parts) return parts(people.agreement).flatMap((id) => withFields(`${key}.${id}`, fieldsOf(value)));
    if (Array.isArray(value)) return value.length > 0 ? [key] : [];
    if (typeof value === "object" && value !== null) return Object.keys(value).map((field) => `${key}.${field}`);
    return [key];
  });
}

function partyPaths({ agreement, profiles }: PeopleOnContract, role: Role): string[] {
  return byPos(agreement.parties).flatMap(([key, party]) => {
    if (party.role !== role) return [];
    const profile = profiles[party.profile_id];
    return withFields(`parties.${role}.${key}`, profile ? printedFields(role, profile) : []);
  });
}

function withFields(path: string, fields: readonly string[]): string[] {
  return [path, ...fields.map((field) => `${path}.${field}`)];
}

/** The fields of a list's items; all of them have the same. */
function fieldsOf(list: unknown): string[] {
  const first: unknown = Array.isArray(list) ? list[0] : null;
  return typeof first === "object" && first !== null ? Object.keys(first) : [];
}
