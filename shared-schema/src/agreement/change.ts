import { z } from "zod";
import { isContainer, isEqual } from "../base/equal.ts";
import { done, fault, type Refused, type Result, refused, refusedAt } from "../base/result.ts";
import { partyKey } from "../base/roles.ts";
import { tooLarge } from "../base/size.ts";
import { refuseInvisible } from "../base/text/names.ts";
import { validate } from "../base/validation.ts";
import { accessTo, isCreatorParty, mayCreateAgreements, type Viewer } from "./access.ts";
import { decideComments } from "./comments/change.ts";
import { decideExpenses } from "./expenses/change.ts";
import { decideParties } from "./partyChanges.ts";
import { isBooking, newBookingCall, takesBookings } from "./payments/booking.ts";
import { decidePayments, mayPost } from "./payments/change.ts";
import { decideMinorUnits } from "./payments/minorUnits.ts";
import { decidePaidCalls, hasMoney } from "./payments/paidCalls.ts";
import { isReaderChange } from "./readerChanges.ts";
import { decideRouteCost } from "./routeCost.ts";
import { type AgreementBody, agreementBody, PART_MAPS, type PaymentCall } from "./schema.ts";
import { decideDeduction } from "./settlement/deduction.ts";
import { groupOf, isOpen } from "./status.ts";
import { AGREEMENT_NAMES } from "./wording/names.ts";

/** Fields that only the server's verbs change; a draft that touches one is refused. */
export const SERVER_FIELDS = [
  "status",
  "version",
  "generated_versions_len",
  "created_by",
  "created_at",
  "settlement",
] as const satisfies readonly (keyof AgreementBody)[];

/** Made once: zod compiles a schema when it first parses. Unknown fields of a newer client survive, in every part too. */
const { shape } = agreementBody;
const looseAgreement = agreementBody.loose().extend({
  parties: looseParts(shape.parties),
  waypoints: looseParts(shape.waypoints),
  special_conditions: looseParts(shape.special_conditions),
  clauses: looseParts(shape.clauses.unwrap()).optional(),
  fuel_bunkers: looseParts(shape.fuel_bunkers),
  stays: looseParts(shape.stays),
  payment_calls: looseParts(shape.payment_calls),
  payments: looseParts(shape.payments),
  expenses: looseParts(shape.expenses.unwrap()).optional(),
  comments: looseParts(shape.comments),
});

const NONE_ARRIVED: ReadonlySet<string> = new Set();

/**
 * The one rule about an agreement's edits, asked by screen, REST call and push alike.
 * @param before the committed body, null when it is created
 * @param after the new body, null when it is deleted
 * @param today UTC, `YYYY-MM-DD`
 * @param arrived the new payments that lines of bank statements show; devices know of none
 * @returns the checked body, or the reason why it is refused
 */
export function decideAgreementChange(
  before: AgreementBody | null,
  after: unknown,
  viewer: Viewer,
  today: string,
  arrived: ReadonlySet<string> = NONE_ARRIVED,
): Result<AgreementBody | null> {
  const access = before && accessTo(before, viewer);
  if (access && !access.read) return refused("agreement.not-found");
  const checked = after === null ? null : checkBody(after);
  if (before && !access?.write) {
    // A reader is told that he may not write before anything else, unless readers too may make just this change.
    const isReaders = checked?.ok && isReaderChange(before, checked.value, viewer);
    if (!isReaders) return refused("agreement.read-only");
  }
  if (checked === null) return decideDelete(before);
  return checked.ok ? decideBody(before, checked.value, { viewer, today, arrived }) : checked;
}

/** Returns the body as the schema takes it, or the fault in it, whoever sends it. */
function checkBody(after: unknown): Result<AgreementBody> {
  const large = tooLarge(after);
  if (large) return large;
  const parsed = validate(looseAgreement, after);
  if (!parsed.ok) return parsed;
  // The loose schema says less of the parts than it has checked: they are inferred as records of anything.
  const next = parsed.value as AgreementBody;
  return refuseProtoKey(after) ?? brokenRule(next) ?? done(next);
}

function decideBody(
  before: AgreementBody | null,
  next: AgreementBody,
  { viewer, today, arrived }: { viewer: Viewer; today: string; arrived: ReadonlySet<string> },
): Result<AgreementBody> {
  const verdict = before ? decideUpdate(before, next, viewer) : decideCreate(next, viewer);
  if (!verdict.ok) return verdict;
  const invisible = refuseInvisible(before, next, AGREEMENT_NAMES);
  if (invisible) return invisible;
  const costly = decideRouteCost(before?.waypoints ?? null, next.waypoints);
  if (costly) return costly;
  const { write } = accessTo(next, viewer);
  const spoken = decideComments(before?.comments ?? {}, next.comments, { user_id: viewer.user_id, write });
  if (!spoken.ok) return spoken;
  const amounts = decideMinorUnits(before, next);
  if (!amounts.ok) return amounts;
  const deducted = decideDeduction(before, next, viewer);
  if (!deducted.ok) return deducted;
  const paid = decidePayments(before, next, viewer, today, arrived);
  if (!paid.ok) return paid;
  const spent = decideExpenses(before, next, viewer, today);
  return spent.ok ? verdict : spent;
}

/** Refuses a part under the key `__proto__`: JSON may hold one, and zod skips it. */
function refuseProtoKey(body: unknown): Refused | null {
  if (!isContainer(body)) return null;
  const found = ["parties", ...PART_MAPS].find((map) => {
    const parts = body[map];
    return isContainer(parts) && Object.hasOwn(parts, "__proto__");
  });
  return found === undefined ? null : refusedAt({ [found]: [fault("wrong-key")] }, "document.wrong-key");
}

function looseParts<K extends z.core.$ZodRecordKey, P extends z.ZodObject>(parts: z.ZodRecord<K, P>) {
  return z.record(parts.keyType, parts.valueType.loose());
}

function decideDelete(before: AgreementBody | null): Result<null> {
  if (!before) return done(null);
  if (before.generated_versions_len > 0) {
    return refused("agreement.generated");
  }
  if (!isOpen(before.status, "terms")) {
    return refused("agreement.delete-closed", { status: before.status });
  }
  // They stay on record, cancelled or not.
  if (hasMoney(before)) return refused("agreement.paid");
  return done(null);
}

function decideCreate(next: AgreementBody, viewer: Viewer): Result<AgreementBody> {
  if (!mayCreateAgreements(viewer)) return refused("agreement.creators-only");
  const fresh = next.status === "DRAFT" && next.version === 0 && next.generated_versions_len === 0;
  if (!fresh || next.created_by !== viewer.user_id) {
    return refusedAt({ status: [fault("not-a-draft")] }, "agreement.not-a-draft");
  }
  return viewer.is_admin ? done(next) : decideOwnCreate(next, viewer);
}

/** Someone's own agreement: he is on it himself, and adds what he could add a moment later. */
function decideOwnCreate(next: AgreementBody, viewer: Viewer): Result<AgreementBody> {
  const own = Object.entries(next.parties).find(([, party]) => isCreatorParty(party, viewer));
  if (!own) return refusedAt({ parties: [fault("required")] }, "agreement.creator-missing");
  const bare = { ...next, parties: Object.fromEntries([own]), payment_calls: {} };
  const parties = decideParties(bare, next, viewer);
  return parties.ok ? decideCalls(bare, next, viewer) : parties;
}

function decideUpdate(before: AgreementBody, next: AgreementBody, viewer: Viewer): Result<AgreementBody> {
  for (const key of SERVER_FIELDS) {
    if (!isEqual(before[key], next[key])) {
      return refusedAt({ [key]: [fault("server-field")] }, "document.server-field", { field: key });
    }
  }
  for (const key of changedKeys(before, next)) {
    const group = key === "fuel_bunkers" && onlyUsedQuantities(before, next) ? "settlement" : groupOf(key);
    if (!isOpen(before.status, group)) {
      const { status } = before;
      return refusedAt({ [key]: [fault("closed", { status })] }, "agreement.field-closed", { field: key, status });
    }
  }
  const parties = decideParties(before, next, viewer);
  return parties.ok ? decideCalls(before, next, viewer) : parties;
}

/**
 * Locked calls and those that the product opened itself are read-only. Calls are added and removed by those who
 * approve; those who write may change them (specification §5 and §6).
 */
function decideCalls(before: AgreementBody, next: AgreementBody, viewer: Viewer): Result<AgreementBody> {
  const { can_approve } = accessTo(before, viewer);
  for (const id of new Set([...Object.keys(before.payment_calls), ...Object.keys(next.payment_calls)])) {
    const old = before.payment_calls[id];
    const now = next.payment_calls[id];
    if (isEqual(old, now)) continue;
    if (!old && now && isBooking(now)) {
      const booked = decideBookingCall(before, now, viewer);
      if (!booked.ok) return booked;
      continue;
    }
    const owned = [old, now].some((call) => call && (call.locked || call.contract_code !== null));
    if (owned) return refused("call-for-fund.read-only");
    if (!can_approve && !(old && now)) {
      return refusedAt({ payment_calls: [fault("change-forbidden")] }, "call-for-fund.approvers-only");
    }
  }
  const paid = decidePaidCalls(before, next);
  return paid.ok ? done(next) : paid;
}

/** A booking call is opened in the first draft by someone who may record payments; it asks for the sum of its payments. */
function decideBookingCall(before: AgreementBody, call: PaymentCall, viewer: Viewer): Result<void> {
  if (!takesBookings(before)) return refused("booking.closed");
  if (!mayPost(accessTo(before, viewer), call.call_type)) return refused("payment.forbidden");
  const { pos, designation } = call;
  const isPlain = isEqual(call, { ...newBookingCall(before), pos, designation });
  return isPlain ? done(undefined) : refused("call-for-fund.read-only");
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

/** Checks the rules that every agreement must satisfy after a merge. */
function brokenRule(body: AgreementBody): Refused | null {
  const parties = Object.entries(body.parties);
  if (parties.filter(([, party]) => party.role === "carriers").length > 1) {
    return refusedAt({ carriers: [fault("one-carrier")] }, "party.one-carrier");
  }
  const misplaced = parties.find(([key, party]) => key !== partyKey(party.role, party.profile_id));
  if (misplaced) return refusedAt({ parties: [fault("wrong-key")] }, "party.wrong-key");
  if (Object.keys(body.fuel_bunkers).length === 0) {
    return refusedAt({ fuel_bunkers: [fault("last-bunker")] }, "bunker.last");
  }
  return null;
}
