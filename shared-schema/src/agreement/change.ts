import { z } from "zod";
import { done, type Result, refused } from "../result.ts";
import { isEqual } from "../sync/equal.ts";
import { tooHeavy, tooMany } from "../sync/size.ts";
import { validate } from "../validation.ts";
import { accessTo, type Viewer } from "./access.ts";
import { decideComments } from "./comments.ts";
import { partyKey } from "./roles.ts";
import { type AgreementBody, agreementBody, PART_MAPS, type Status } from "./schema.ts";

/** Fields that only the server's verbs change; a draft that touches one is refused. */
export const SERVER_FIELDS = [
  "status",
  "version",
  "generated_versions_len",
  "created_by",
  "created_at",
] as const satisfies readonly (keyof AgreementBody)[];

/** Made once: zod compiles a schema when it first parses. Unknown fields of a newer client survive, in every part too. */
const { shape } = agreementBody;
const looseAgreement = agreementBody.loose().extend({
  parties: looseParts(shape.parties),
  waypoints: looseParts(shape.waypoints),
  special_conditions: looseParts(shape.special_conditions),
  fuel_bunkers: looseParts(shape.fuel_bunkers),
  stays: looseParts(shape.stays),
  payment_calls: looseParts(shape.payment_calls),
  comments: looseParts(shape.comments),
});
const SETTLEMENT_FIELDS = ["actual_client_expenses", "actual_deposit_deduction"] as const;

type Group = "terms" | "calls" | "settlement" | "comments";

const OPEN: Record<Group, readonly Status[]> = {
  terms: ["DRAFT"],
  calls: ["DRAFT", "CONTRACT", "ADDENDUM", "SETTLING"],
  settlement: ["SETTLING"],
  comments: ["DRAFT", "LOCKED", "CONTRACT", "ADDENDUM", "SETTLING", "SETTLED", "ARCHIVED"],
};

/** Which group of fields a top-level key of the aggregate belongs to. */
export function groupOf(key: string): Group {
  if (key === "payment_calls") return "calls";
  if (key === "comments") return "comments";
  if ((SETTLEMENT_FIELDS as readonly string[]).includes(key)) return "settlement";
  return "terms";
}

/** May this group of fields be written in this status? Screens disable by it, writes are refused by it. */
export function isOpen(status: Status, group: Group): boolean {
  return OPEN[group].includes(status);
}

/**
 * The one rule about an agreement's edits, asked by screen, REST call and push alike.
 * @param before the committed body, null when it is created
 * @param after what it shall be, null when it is deleted
 * @returns the checked body, or why it is refused
 */
export function decideAgreementChange(
  before: AgreementBody | null,
  after: unknown,
  viewer: Viewer,
): Result<AgreementBody | null> {
  if (before && !accessTo(before, viewer).read) return refused("not-found", "There is no such agreement.");
  if (before && !accessTo(before, viewer).write) {
    return refused("forbidden", "You may read this agreement, but not change it.");
  }
  if (after === null) return decideDelete(before);
  const heavy = tooHeavy(after);
  if (heavy) return heavy;
  const parsed = validate(looseAgreement, after);
  if (!parsed.ok) return parsed;
  const next = parsed.value as AgreementBody;
  const broken = brokenRule(next);
  if (broken) return broken;
  const verdict = before ? decideUpdate(before, next) : decideCreate(next, viewer);
  if (!verdict.ok) return verdict;
  const spoken = decideComments(before?.comments ?? {}, next.comments, viewer.user_id);
  return spoken.ok ? verdict : spoken;
}

function looseParts<K extends z.core.$ZodRecordKey, P extends z.ZodObject>(parts: z.ZodRecord<K, P>) {
  return z.record(parts.keyType, parts.valueType.loose());
}

function decideDelete(before: AgreementBody | null): Result<null> {
  if (!before) return done(null);
  if (before.generated_versions_len > 0) {
    return refused("status", "An agreement of which a version was generated is kept and cannot be deleted.");
  }
  if (!isOpen(before.status, "terms")) {
    return refused("status", `An agreement cannot be deleted while it is ${before.status}.`);
  }
  return done(null);
}

function decideCreate(next: AgreementBody, viewer: Viewer): Result<AgreementBody> {
  if (!viewer.is_admin) return refused("forbidden", "Only an administrator creates agreements.");
  const fresh = next.status === "DRAFT" && next.version === 0 && next.generated_versions_len === 0;
  if (!fresh || next.created_by !== viewer.user_id) {
    return refused("invalid", "A new agreement is a draft of its creator.", { status: ["must be DRAFT"] });
  }
  return done(next);
}

function decideUpdate(before: AgreementBody, next: AgreementBody): Result<AgreementBody> {
  for (const key of SERVER_FIELDS) {
    if (!isEqual(before[key], next[key])) {
      return refused("invalid", `'${key}' is changed by the server alone.`, {
        [key]: ["is changed by the server alone"],
      });
    }
  }
  for (const key of changedKeys(before, next)) {
    const group = key === "fuel_bunkers" && onlyUsedQuantities(before, next) ? "settlement" : groupOf(key);
    if (!isOpen(before.status, group)) {
      return refused("status", `'${key}' cannot be changed while the agreement is ${before.status}.`, {
        [key]: [`cannot be changed while the agreement is ${before.status}`],
      });
    }
  }
  return decideCalls(before, next);
}

/** Locked calls and those that the product opened itself are read-only. */
function decideCalls(before: AgreementBody, next: AgreementBody): Result<AgreementBody> {
  for (const id of new Set([...Object.keys(before.payment_calls), ...Object.keys(next.payment_calls)])) {
    const old = before.payment_calls[id];
    const now = next.payment_calls[id];
    if (isEqual(old, now)) continue;
    const owned = [old, now].some((call) => call && (call.locked || call.contract_code !== null));
    if (owned) return refused("status", "A locked call for fund, or one of the settlement, is read-only.");
  }
  return done(next);
}

function changedKeys(before: AgreementBody, next: AgreementBody): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(next)]);
  return [...keys].filter((key) => !isEqual(before[key as keyof AgreementBody], next[key as keyof AgreementBody]));
}

function onlyUsedQuantities(before: AgreementBody, next: AgreementBody): boolean {
  const without = (body: AgreementBody) =>
    Object.fromEntries(Object.entries(body.fuel_bunkers).map(([id, { quantity_used: _, ...rest }]) => [id, rest]));
  return isEqual(without(before), without(next));
}

/** What every agreement must be like, whatever was merged into it. */
export function brokenRule(body: AgreementBody): { ok: false; refusal: import("../result.ts").Refusal } | null {
  for (const map of ["parties", ...PART_MAPS] as const) {
    const crowded = tooMany(map, body[map]);
    if (crowded) return crowded;
  }
  const parties = Object.entries(body.parties);
  if (parties.filter(([, party]) => party.role === "carriers").length > 1) {
    return refused("rule", "An agreement has one carrier.", { carriers: ["an agreement has one carrier"] });
  }
  const misplaced = parties.find(([key, party]) => key !== partyKey(party.role, party.profile_id));
  if (misplaced) return refused("invalid", "A party stands under the wrong key.", { parties: ["wrong key"] });
  if (Object.keys(body.fuel_bunkers).length === 0) {
    return refused("rule", "An agreement keeps one bunker at least.", { fuel_bunkers: ["the last bunker stays"] });
  }
  return null;
}
