import { ownParties, type Viewer } from "shared-schema/agreement/access";
import { decideAgreementChange } from "shared-schema/agreement/change";
import { stampComments } from "shared-schema/agreement/comments/change";
import { stampExpenses } from "shared-schema/agreement/expenses/stamp";
import { refuseCallsAtSea } from "shared-schema/agreement/mutations/callWaters";
import { keepReminders } from "shared-schema/agreement/payments/keepReminders";
import { stampRecords } from "shared-schema/agreement/payments/stamp";
import { type AgreementBody, agreementBody } from "shared-schema/agreement/schema";
import { stampDeduction } from "shared-schema/agreement/settlement/deduction";
import { MOST_SHORT_TEXT, type Position } from "shared-schema/base/basics";
import { isCurrency } from "shared-schema/base/currency/codes";
import { isMap, type JsonMap } from "shared-schema/base/json";
import { done, fault, type Refused, type Result, refused, refusedAt } from "shared-schema/base/result";
import type { ErasedPerson } from "shared-schema/records/recordRules";
import { agreementFields } from "shared-schema/visibility/tables/agreement";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Link } from "../../../store/queries/links.ts";
import { nameOf } from "../../base/account/nameOf.ts";
import type { Actor, Tx } from "../../base/context.ts";
import { type Body, uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { isUnconfirmed, mayAddLink } from "../mayAddLink.ts";
import { readable } from "../readable.ts";
import { refuseOtherRates } from "../reference/refuseOtherRates.ts";
import { onAgreement } from "./around.ts";
import type { Asked, WrittenRules } from "./collection.ts";

/** Agreements, with the server's stamps of comments, payments and expenses. */
export const agreements: WrittenRules = {
  schema: agreementBody,
  decide,
  absent: () => refused("agreement.not-found"),
  audience: { readers: onAgreement("agreements"), fields: agreementFields },
  // A committed body has passed the schema of its collection.
  links: (body) => linksOf(body as AgreementBody),
  erase: { person: withoutReceipts, travel: null },
};

function decide({ tx, actor, row, after }: Asked): Result<Body | null> {
  const before = row ? uncut("agreements", row) : null;
  const viewer = viewerOf(tx, actor);
  const verdict = decideAgreementChange(before, after, viewer, tx.now.slice(0, 10), tx.arrived);
  if (!verdict.ok || !verdict.value) return verdict;
  const comments = stampComments(before?.comments ?? {}, verdict.value.comments, {
    now: tx.now,
    admin_name: adminName(tx, viewer, verdict.value),
  });
  const payments = stampRecords(before?.payments ?? {}, verdict.value.payments, tx.now);
  const payment_calls = keepReminders(before?.payment_calls ?? {}, verdict.value.payment_calls);
  const { expenses, deposit_deduction_confirmed: confirmed } = verdict.value;
  const spent = expenses && { expenses: stampExpenses(before?.expenses ?? {}, expenses, tx.now) };
  const deducted = confirmed && {
    deposit_deduction_confirmed: stampDeduction(before?.deposit_deduction_confirmed, confirmed, tx.now),
  };
  const next = { ...verdict.value, payment_calls, payments, ...spent, ...deducted, comments };
  const unknown = refuseUnknownCurrency(before, next);
  if (unknown) return unknown;
  const atSea = refuseCallsAtSea(before, next, { locate: (at) => locate(tx, at) });
  return (
    atSea ?? refuseOtherRates(tx, before, next) ?? withKnownTargets(tx, actor, row?.id ?? null, { before, after: next })
  );
}

/** A place in the charts, which the push that asks for it is charged with. */
function locate(tx: Tx, at: Position) {
  tx.work.places += 1;
  return tx.assets.geo().locate(at);
}

/** Refuses another currency than before that does not exist: devices offer a list, and REST and pushes may say anything. */
function refuseUnknownCurrency(before: AgreementBody | null, { currency }: AgreementBody): Refused | null {
  if (before?.currency === currency || isCurrency(currency)) return null;
  return refusedAt({ currency: [fault("no-currency")] }, "document.invalid", { fields: "currency" });
}

/** Profile of each party, and the yacht. */
function linksOf({ parties, yacht_id }: AgreementBody): Link[] {
  const links: Link[] = Object.values(parties).map(({ role, profile_id }) => ({
    target: "profiles",
    target_id: String(profile_id),
    role,
  }));
  if (yacht_id !== null) links.push({ target: "yachts", target_id: String(yacht_id), role: "yacht" });
  return links;
}

/** An agreement without the receipts of what was paid on the person's behalf: the payments stay. */
function withoutReceipts(agreement: JsonMap, { ids }: ErasedPerson): JsonMap {
  const { payments } = agreement;
  if (!isMap(payments)) return agreement;
  const isOwn = (payment: unknown): payment is JsonMap =>
    isMap(payment) && ids.has(String(payment["payer_profile_id"]));
  if (!Object.values(payments).some(isOwn)) return agreement;
  const kept = Object.entries(payments).map(([key, payment]) => {
    return [key, isOwn(payment) ? { ...payment, document: null } : payment];
  });
  return { ...agreement, payments: Object.fromEntries(kept) };
}

/** The name of an administrator who is not on the agreement with a profile of his own. */
function adminName(tx: Tx, viewer: Viewer, agreement: AgreementBody): string | undefined {
  if (!viewer.is_admin || ownParties(agreement, viewer).length > 0) return undefined;
  return nameOf(tx, viewer.user_id)?.slice(0, MOST_SHORT_TEXT);
}

/**
 * Being on an agreement shows a profile and a yacht to everybody there: not everybody who sees one may add it. A yacht that the agreement
 * has had before may be put back: who changed it by mistake sees it no longer.
 */
function withKnownTargets(
  tx: Tx,
  actor: Actor,
  id: string | null,
  { before, after }: { before: AgreementBody | null; after: AgreementBody },
): Result<Body | null> {
  const known = new Set((before ? linksOf(before) : []).map((link) => link.target + link.target_id));
  for (const link of linksOf(after)) {
    if (known.has(link.target + link.target_id)) continue;
    if (mayAddLink(tx, actor, link) || (id !== null && wasItsYacht(tx, id, link))) continue;
    return refuseTarget(tx, link, readable(tx, actor, link.target, link.target_id));
  }
  return done(after);
}

function wasItsYacht({ store }: Tx, id: string, { target, target_id }: Pick<Link, "target" | "target_id">): boolean {
  if (target !== "yachts" || store.documents.get(target, target_id)?.deleted !== 0) return false;
  return store.historySearch.yachtsSince(id, 0).includes(Number(target_id));
}

function refuseTarget(
  tx: Tx,
  { target, target_id: number }: Pick<Link, "target" | "target_id">,
  visible: DocumentRow | undefined,
): Refused {
  const isVisible = visible !== undefined;
  if (target === "yachts") {
    if (isVisible) return refusedAt({ yacht_id: [fault("add-forbidden")] }, "yacht.add-forbidden");
    return refusedAt({ yacht_id: [fault("no-yacht", { number })] }, "yacht.unknown");
  }
  if (isVisible && isUnconfirmed(tx, visible)) {
    return refusedAt({ profile_id: [fault("add-forbidden")] }, "profile.unconfirmed");
  }
  if (isVisible) return refusedAt({ profile_id: [fault("add-forbidden")] }, "profile.add-forbidden");
  return refusedAt({ profile_id: [fault("no-numbered-profile", { number })] }, "profile.unknown");
}
