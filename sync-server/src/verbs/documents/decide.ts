import { ownParties, type Viewer } from "shared-schema/agreement/access";
import { decideAgreementChange } from "shared-schema/agreement/change";
import { stampComments } from "shared-schema/agreement/comments/change";
import { refuseCallsAtSea } from "shared-schema/agreement/mutations/callWaters";
import { stampRecords } from "shared-schema/agreement/payments/stamp";
import { heldFields, heldRoles } from "shared-schema/agreement/people/held";
import { isLeaving } from "shared-schema/agreement/readerChanges";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { MOST_SHORT_TEXT } from "shared-schema/base/basics";
import { done, fault, type Refused, type Result, refused, refusedAt } from "shared-schema/base/result";
import { decideCommissionChange } from "shared-schema/commission/decide";
import { decideCrewChange } from "shared-schema/crew/decide";
import { changesBank } from "shared-schema/profile/bankChange";
import { decideProfileChange, NOT_HELD } from "shared-schema/profile/change";
import { decideContactChange } from "shared-schema/profile/contactChange";
import { contactKey, type ProfileBody } from "shared-schema/profile/schema";
import { decideYachtChange } from "shared-schema/yacht/change";
import type { DocumentRow } from "../../store/queries/documents.ts";
import type { Link } from "../../store/queries/links.ts";
import type { Actor, Tx } from "../base/context.ts";
import { overQuota } from "../base/quota.ts";
import { linksOf } from "../base/relations.ts";
import { type Body, uncut } from "../base/uncut.ts";
import { viewerOf } from "../base/viewer.ts";
import { nameOf } from "../sync/push/author.ts";
import { isUnconfirmed, mayAddLink } from "./mayAddLink.ts";
import { readable } from "./readable.ts";
import { refuseOtherRates } from "./reference/refuseOtherRates.ts";

/** Collections whose documents people write. */
export type WrittenCollection = "agreements" | "yachts" | "profiles" | "contacts" | "commissions" | "crew_lists";

/**
 * Asks the shared rule of a collection, with what only the server knows: how the actor stands to the document, whether what it
 * newly points to may be seen by the actor, and whether the actor's account may store any more.
 * @param row the committed document, null when it is created
 * @param after the new body, null when it is deleted
 */
export function decide(
  tx: Tx,
  actor: Actor,
  target: { collection: WrittenCollection; id: string },
  row: DocumentRow | null,
  after: unknown,
): Result<Body | null> {
  const verdict = decideByRule(tx, actor, target, row, after);
  if (!verdict.ok || verdict.value === null) return verdict;
  const full = overQuota(tx, actor, { isNew: row === null });
  return full && !leaves(tx, actor, target, row, verdict.value) ? full : verdict;
}

/** Somebody with a full account may still leave an agreement. */
function leaves(
  tx: Tx,
  actor: Actor,
  { collection }: { collection: WrittenCollection },
  row: DocumentRow | null,
  after: Body,
): boolean {
  if (collection !== "agreements" || row === null) return false;
  // A body that the rule has let pass fits the schema of its collection.
  return isLeaving(uncut("agreements", row), after as AgreementBody, viewerOf(tx, actor));
}

/** The same without a look at what the account takes up: for what only removes. */
export function decideByRule(
  tx: Tx,
  actor: Actor,
  { collection, id }: { collection: WrittenCollection; id: string },
  row: DocumentRow | null,
  after: unknown,
): Result<Body | null> {
  switch (collection) {
    case "agreements": {
      const before = row ? uncut("agreements", row) : null;
      const viewer = viewerOf(tx, actor);
      const verdict = decideAgreementChange(before, after, viewer, tx.now.slice(0, 10), tx.arrived);
      if (!verdict.ok || !verdict.value) return verdict;
      const comments = stampComments(before?.comments ?? {}, verdict.value.comments, {
        now: tx.now,
        admin_name: adminName(tx, viewer, verdict.value),
      });
      const payments = stampRecords(before?.payments ?? {}, verdict.value.payments, tx.now);
      const { expenses } = verdict.value;
      const spent = expenses && { expenses: stampRecords(before?.expenses ?? {}, expenses, tx.now) };
      const next = { ...verdict.value, payments, ...spent, comments };
      const atSea = refuseCallsAtSea(before, next, { locate: (at) => tx.assets.geo().locate(at) });
      return atSea ?? refuseOtherRates(tx, before, next) ?? withKnownTargets(tx, actor, before, next);
    }
    case "yachts":
      return decideYacht(tx, actor, id, row, after);
    case "profiles":
      return decideProfile(tx, actor, row, after);
    case "commissions":
      return decideCommission(tx, actor, id, row, after);
    case "crew_lists":
      return decideCrew(tx, actor, id, row, after);
    case "contacts": {
      const verdict = decideContactChange(row ? uncut("contacts", row) : null, after, actor.user_id);
      return verdict.ok && verdict.value ? withOwnEnds(tx, actor, id, verdict.value) : verdict;
    }
  }
}

function decideProfile(tx: Tx, actor: Actor, row: DocumentRow | null, after: unknown): Result<Body | null> {
  const before = row && uncut("profiles", row);
  const held = row ? heldOf(tx, actor, row) : NOT_HELD;
  const verdict = decideProfileChange(before, after, actor.user_id, held);
  if (!verdict.ok || !verdict.value || actor.is_proved || !changesBank(before, verdict.value)) return verdict;
  return refused("account.proof-needed");
}

/** The fields of a profile that contracts hold for this user. */
export function heldOf(tx: Tx, { user_id }: Actor, row: DocumentRow): ReadonlySet<keyof ProfileBody> {
  return heldFields(uncut("profiles", row), heldRoles(Number(row.id), agreementsOf(tx, row.id)), user_id);
}

/** The agreements that a profile is on. */
function* agreementsOf({ store }: Tx, profileId: string): Generator<AgreementBody> {
  for (const id of store.links.sourcesOf("profiles", profileId, "agreements")) {
    const row = store.documents.get("agreements", id);
    if (row && !row.deleted) yield uncut("agreements", row);
  }
}

/** The name of an administrator who is not on the agreement with a profile of his own. */
function adminName(tx: Tx, viewer: Viewer, agreement: AgreementBody): string | undefined {
  if (!viewer.is_admin || ownParties(agreement, viewer).length > 0) return undefined;
  return nameOf(tx, viewer.user_id)?.slice(0, MOST_SHORT_TEXT);
}

function decideCommission(
  tx: Tx,
  actor: Actor,
  id: string,
  row: DocumentRow | null,
  after: unknown,
): Result<Body | null> {
  const agreement = readable(tx, actor, "agreements", id);
  const before = row ? uncut("commissions", row) : null;
  return decideCommissionChange(before, after, agreement ? uncut("agreements", agreement) : null, viewerOf(tx, actor));
}

function decideCrew(tx: Tx, actor: Actor, id: string, row: DocumentRow | null, after: unknown): Result<Body | null> {
  const agreement = readable(tx, actor, "agreements", id);
  const before = row ? uncut("crew_lists", row) : null;
  const of = agreement ? uncut("agreements", agreement) : null;
  return decideCrewChange(before, after, of, viewerOf(tx, actor), tx.now.slice(0, 10));
}

function decideYacht(tx: Tx, actor: Actor, id: string, row: DocumentRow | null, after: unknown): Result<Body | null> {
  // A yacht that is just being made is on no agreement yet.
  const roles = new Set(row ? tx.store.links.rolesAroundYacht(id, actor.user_id) : []);
  const year = new Date(tx.now).getUTCFullYear();
  const verdict = decideYachtChange(row ? uncut("yachts", row) : null, after, { ...actor, roles }, year);
  const used = after === null && tx.store.links.sourcesOf("yachts", id, "agreements").length > 0;
  return verdict.ok && used ? refused("yacht.in-use") : verdict;
}

/** Being on an agreement shows a profile and a yacht to everybody there: not everybody who sees one may add it. */
function withKnownTargets(
  tx: Tx,
  actor: Actor,
  before: AgreementBody | null,
  after: AgreementBody,
): Result<Body | null> {
  const known = new Set((before ? linksOf("agreements", before) : []).map((link) => link.target + link.target_id));
  for (const link of linksOf("agreements", after)) {
    if (known.has(link.target + link.target_id)) continue;
    if (mayAddLink(tx, actor, link)) continue;
    return refuseTarget(tx, link, readable(tx, actor, link.target, link.target_id));
  }
  return done(after);
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

/** Holding a contact shows its profile and lets it be added: it leads from an own profile to one that may be added already. */
function withOwnEnds(
  tx: Tx,
  actor: Actor,
  id: string,
  contact: { from_profile_id: number; profile_id: number; user_id: number },
): Result<Body> {
  const { documents } = tx.store;
  const from = documents.get("profiles", String(contact.from_profile_id));
  if (id !== contactKey(contact.from_profile_id, contact.profile_id)) {
    return refusedAt({ profile_id: [fault("wrong-key")] }, "contact.wrong-key");
  }
  if (!from || uncut("profiles", from).user_id !== actor.user_id) {
    return refusedAt({ from_profile_id: [fault("foreign-profile")] }, "contact.foreign-profile");
  }
  if (!mayAddLink(tx, actor, { target: "profiles", target_id: String(contact.profile_id) })) {
    return refusedAt({ profile_id: [fault("no-profile")] }, "profile.unknown");
  }
  return done({ ...contact });
}
