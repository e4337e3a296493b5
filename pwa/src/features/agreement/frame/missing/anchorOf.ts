import { byPos, orderWaypoints } from "shared-schema/agreement/order";
import { printedCalls } from "shared-schema/agreement/payments/printedCalls";
import type { AgreementBody, Waypoint } from "shared-schema/agreement/schema";
import { ROLES, type Role } from "shared-schema/base/roles";
import { profileBody } from "shared-schema/profile/schema";
import { YACHT_REQUIRED } from "shared-schema/yacht/schema";
import { type FieldOf, fieldPath } from "#store/drafts/fieldPath.ts";

/** The fields to correct where times contradict each other, or where a place is outside all national waters. */
const WAYPOINT_FIELDS: Readonly<Record<string, keyof Waypoint>> = {
  arr_date: "arr_date",
  dep_date: "dep_date",
  times: "arr_date",
  place: "latitude",
};

interface Place {
  id: number;
  agreement: AgreementBody;
  /** Yacht and parties are shown from the copies that a locked agreement keeps. */
  isFrozen: boolean;
}

/**
 * The anchor to which a missing path leads: a field, or the block in which something is added. Missing paths number the parts in
 * their order; fields are known by the ids of their documents and parts.
 */
export function anchorOf(path: string, place: Place): string {
  const [, head = "", second, third = ""] = path.split(".");
  const role = ROLES.find((one) => one === head);
  if (second === undefined) return ofAgreement(head, place) ?? path;
  if (head === "yacht") return ofYacht(second, place) ?? path;
  const index = Number(second);
  return (role ? ofParty(role, index, third, place) : ofPart(head, index, third, place)) ?? path;
}

function ofAgreement(head: string, { id, agreement }: Place): string | null {
  return isOwnField(agreement, head) ? fieldPath("agreements", id, head) : null;
}

/** The maps of parts are no fields. */
function isOwnField(agreement: AgreementBody, key: string): key is FieldOf<AgreementBody> {
  const value: unknown = Object.entries(agreement).find(([own]) => own === key)?.[1];
  return value !== undefined && (value === null || typeof value !== "object");
}

function ofYacht(key: string, { agreement, isFrozen }: Place): string | null {
  const field = YACHT_REQUIRED.find((one) => one === key);
  if (!field || agreement.yacht_id === null) return null;
  return fieldPath(isFrozen ? "frozen-yachts" : "yachts", agreement.yacht_id, field);
}

function ofParty(role: Role, index: number, key: string, { agreement, isFrozen }: Place): string | null {
  const party = byPos(agreement.parties).filter(([, one]) => one.role === role)[index]?.[1];
  const field = profileBody.keyof().options.find((one) => one === key);
  if (!field || !party) return null;
  return fieldPath(isFrozen ? "frozen-profiles" : "profiles", party.profile_id, field);
}

function ofPart(head: string, index: number, key: string, { id, agreement }: Place): string | null {
  if (head === "waypoints") {
    const [partId] = orderWaypoints(agreement.waypoints)[index] ?? [];
    const field = WAYPOINT_FIELDS[key];
    return partId === undefined || !field ? null : fieldPath("agreements", id, head, partId, field);
  }
  if (head === "special_conditions" || head === "clauses") return ofCondition(head, index, key, { id, agreement });
  if (head === "contract_payment_calls" && (key === "date_due" || key === "amount" || key === "designation")) {
    const [partId] = printedCalls(agreement)[index] ?? [];
    return partId === undefined ? null : fieldPath("agreements", id, "payment_calls", partId, key);
  }
  if (head === "fuel_bunkers" && (key === "price_per_litre" || key === "quantity")) {
    const [partId] = byPos(agreement.fuel_bunkers)[index] ?? [];
    return partId === undefined ? null : fieldPath("agreements", id, head, partId, key);
  }
  return null;
}

function ofCondition(
  head: "special_conditions" | "clauses",
  index: number,
  key: string,
  { id, agreement }: Pick<Place, "id" | "agreement">,
): string | null {
  const [partId] = byPos<{ pos: string }>(agreement[head] ?? {})[index] ?? [];
  if (partId === undefined) return null;
  if (head === "clauses") {
    return key === "text_fr" || key === "text_en" ? fieldPath("agreements", id, head, partId, key) : null;
  }
  return key === "name" || key === "price" ? fieldPath("agreements", id, head, partId, key) : null;
}
