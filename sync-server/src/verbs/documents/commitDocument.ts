import type { AgreementBody } from "shared-schema/agreement/schema";
import { withoutLeft } from "shared-schema/approval/marks";
import { accountsAfter, movesAccounts } from "shared-schema/bank/carry";
import { isEqual } from "shared-schema/base/equal";
import type { CommissionBody } from "shared-schema/commission/schema";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import { withoutLeftGuests } from "shared-schema/guest/left";
import type { ContactBody } from "shared-schema/profile/schema";

import { type Collection, SCHEMA_VERSION } from "shared-schema/sync/wire";
import type { DocumentRow } from "../../store/queries/documents.ts";
import type { Readers } from "../../store/queries/feed.ts";
import type { Link } from "../../store/queries/links.ts";
import { openBody, storedBody } from "../../store/storedBody.ts";
import { inviteContact } from "../account/links/invite.ts";
import { frozenCopyAfter } from "../agreement/moves/frozenCopy.ts";
import { type DocumentEvent, noteDocument } from "../base/audit/note.ts";
import type { Tx } from "../base/context.ts";
import { feedContent, feedDeletion, feedReaders, feedSight } from "../base/feed/feedReaders.ts";
import { countWritten } from "../base/quota.ts";
import { linksOf, ownership } from "../base/relations.ts";
import { type Body, rowWith, uncut, uncutBody } from "../base/uncut.ts";
import { withVersion } from "../contract/generation/frozenVersions.ts";
import { payEvents } from "../money/commission/payEvents.ts";
import { keepMoneyParts } from "../money/payments/keepMoneyParts.ts";
import { postPayments } from "../money/payments/postPayments.ts";
import { tellAdded } from "../notify/alerts/tellAdded.ts";
import { tellPayments } from "../notify/alerts/tellPayments.ts";

/** The result of a commit: the document's new revision, and its body unless it was deleted. */
export interface Committed {
  rev: number;
  schema: number;
  body: Body | null;
  /** As it stands now, its body parsed. */
  row: DocumentRow;
  /** The users who see it now. */
  readers: Readers;
}

export interface Commit {
  collection: Collection;
  id: string;
  /**
   * The row that the decision was based on; null when there is none yet. The store refuses the write when the current
   * row is another.
   */
  before: DocumentRow | null;
  /** The new body, checked by its rule; null deletes the document. */
  body: Body | null;
  /** The author; null is the server itself. */
  user_id: number | null;
  /** The edit's name, kept in the history. */
  op: string;
  /** The audit event of the verb; null where this is written along with another document, whose event covers it. */
  event: DocumentEvent | null;
  /** The network address that asks, where it is noted. */
  address?: string;
  schema?: number;
  /** False tells nobody that he was added. */
  tells?: false;
  /** A contact that was another document before: nobody is invited a second time. */
  isMoved?: boolean;
  /** An agreement's frozen copy, where it has been made already to be measured. */
  copy?: SnapshotBody | null | undefined;
}

/**
 * The one way in which a document is written, for pushes and REST calls alike: body and history, the event of the verb, links,
 * grants and feed, an agreement's frozen copy with its status, its approvals with its parties, and the ledger with its payments. Whether it may be written was decided before.
 */
export function commitDocument(tx: Tx, asked: Commit): Committed {
  const { before, user_id, event, address } = asked;
  const body = asked.body && withVersion(tx, asked.collection, before, asked.body);
  const commit = { ...asked, body };
  const committed = writeDocument(tx, commit);
  const paid = commit.collection === "agreements" ? writeAround(tx, commit) : commissionEvents(commit);
  // A committed body has passed the schema of its collection.
  const isNewContact = commit.collection === "contacts" && !before && !commit.isMoved;
  if (isNewContact && commit.body) inviteContact(tx, commit.body as ContactBody);
  // Last, so that it covers all that was written with the document.
  const revisions = { before, after: committed.row, user_id };
  const events = event ? [event, ...paid.filter(({ verb }) => verb !== event.verb)] : paid;
  for (const each of events) noteDocument(tx, each, revisions, address ?? null);
  return committed;
}

/**
 * Writes what goes along with an agreement: its frozen copy with its status, its approvals with its parties, the ledger with its payments.
 * @returns the audit events of payments
 */
function writeAround(tx: Tx, commit: Commit): DocumentEvent[] {
  const { id, before, user_id, op } = commit;
  const stood = before && !before.deleted ? uncut("agreements", before) : null;
  // A committed body has passed the schema of its collection.
  const stands = commit.body as AgreementBody | null;
  writePayeeAccounts(tx, commit, stood, stands);
  if (stands === null) endWithAgreement(tx, commit);
  const copy = commit.copy ?? frozenCopyAfter(tx, id, stood, stands);
  if (copy !== undefined) {
    const kept = tx.store.documents.get("snapshots", id) ?? null;
    writeDocument(tx, { collection: "snapshots", id, before: kept, body: copy, user_id, op, event: null });
  }
  writeApprovals(tx, commit, stood, stands);
  writeGuests(tx, commit, stands);
  keepMoneyParts(tx, id, stood, stands);
  if (commit.tells !== false) {
    tellAdded(tx, Number(id), stood, stands, user_id);
    tellPayments(tx, Number(id), stood, stands);
  }
  return postPayments(tx, commit, stood, stands);
}

/** @returns the audit events of what a commission says was paid */
function commissionEvents({ collection, before, body }: Commit): DocumentEvent[] {
  if (collection !== "commissions") return [];
  // A committed body has passed the schema of its collection.
  return payEvents(before && !before.deleted ? uncut("commissions", before) : null, body as CommissionBody | null);
}

/** Commission and crew list end with their agreement. */
function endWithAgreement(tx: Tx, { id, user_id, op }: Commit): void {
  for (const collection of ["commissions", "crew_lists"] as const) {
    const before = tx.store.documents.get(collection, id);
    if (!before || before.deleted) continue;
    writeDocument(tx, { collection, id, before, body: null, user_id, op, event: null });
  }
}

/** What is in force of changed bank details outlives the frozen copy while an addendum is drafted; it is read before that goes. */
function writePayeeAccounts(
  tx: Tx,
  { id, user_id, op }: Commit,
  stood: AgreementBody | null,
  stands: AgreementBody | null,
): void {
  if (!movesAccounts(stood, stands)) return;
  const before = tx.store.documents.get("payee_accounts", id) ?? null;
  const known = before && !before.deleted ? uncut("payee_accounts", before) : null;
  const copy = tx.store.documents.get("snapshots", id);
  const body = accountsAfter(stood, stands, known, copy && !copy.deleted ? uncut("snapshots", copy) : null);
  if (isEqual(body, known)) return;
  writeDocument(tx, { collection: "payee_accounts", id, before, body, user_id, op, event: null });
}

/** Approvals end with the agreement, and those of a party when it leaves: nobody who comes later reads what it had approved. */
function writeApprovals(
  tx: Tx,
  { id, user_id, op }: Commit,
  stood: AgreementBody | null,
  stands: AgreementBody | null,
): void {
  const hasLeft = (party: string) => !Object.hasOwn(stands?.parties ?? {}, party);
  if (stands !== null && !Object.keys(stood?.parties ?? {}).some(hasLeft)) return;
  const before = tx.store.documents.get("approvals", id);
  if (!before || before.deleted) return;
  const body = stands && withoutLeft(uncut("approvals", before), stands);
  if (isEqual(body, uncut("approvals", before))) return;
  writeDocument(tx, { collection: "approvals", id, before, body, user_id, op, event: null });
}

/** Preferences end with the agreement, and those of a guest who is no passenger any more. */
function writeGuests(tx: Tx, { id, user_id, op }: Commit, stands: AgreementBody | null): void {
  const before = tx.store.documents.get("guest_preferences", id);
  if (!before || before.deleted) return;
  const known = uncut("guest_preferences", before);
  const body = stands && withoutLeftGuests(known, stands);
  if (isEqual(body, known)) return;
  writeDocument(tx, { collection: "guest_preferences", id, before, body, user_id, op, event: null });
}

function writeDocument(
  tx: Tx,
  { collection, id, before, user_id, op, schema = SCHEMA_VERSION, ...commit }: Commit,
): Committed {
  const { store } = tx;
  const upon = before?.rev ?? 0;
  const rev = Math.max(upon, store.meta.revisionsAfter()) + 1;
  const deleted = commit.body === null ? 1 : 0;
  // A deleted document keeps its last body: nothing that was ever committed is lost.
  const written = commit.body ?? (before ? uncutBody(before) : {});
  const json = commit.body === null ? (before ? openBody(before.body) : "{}") : JSON.stringify(commit.body);
  const stands = {
    collection,
    id,
    rev,
    body: storedBody(json),
    deleted,
    schema,
    updated_at: tx.now,
    updated_by: user_id,
  };
  const { owner_id } = ownership(written);
  store.documents.put({ ...stands, owner_id, op, upon });
  const stood = before !== null && !before.deleted;
  countWritten(tx, { collection, body: written, json, user_id, stood, stands: commit.body !== null });

  const linksBefore = before ? store.links.of(collection, id) : [];
  const linksAfter = commit.body === null ? [] : linksOf(collection, commit.body);
  const relinked = !sameLinks(linksBefore, linksAfter);
  if (relinked) store.links.replace(collection, id, linksAfter);
  const readers =
    commit.body === null
      ? feedDeletion(tx, collection, id)
      : feedReaders(tx, { collection, id, body: commit.body, change: before ? "content" : "created" });
  const moved = collection === "profiles" && before !== null && ownership(uncutBody(before)).owner_id !== owner_id;
  const around = relinked ? [...linksBefore, ...linksAfter] : [];
  if (around.length > 0) feedTargets(tx, around);
  if (relinked && collection === "agreements") {
    feedContent(tx, "snapshots", id);
    feedSight(tx, "approvals", id);
    feedSight(tx, "payee_accounts", id);
    feedSight(tx, "commissions", id);
    feedSight(tx, "crew_lists", id);
    feedSight(tx, "guest_preferences", id);
  }
  if (moved) feedAgreementsOf(tx, id);
  return { rev, schema, body: commit.body, row: rowWith(stands, written), readers };
}

function sameLinks(a: readonly Link[], b: readonly Link[]): boolean {
  if (a.length === 0 && b.length === 0) return true;
  const keys = (links: readonly Link[]) => links.map((link) => `${link.target}/${link.target_id}/${link.role}`).sort();
  return isEqual(keys(a), keys(b));
}

/** The readers of a yacht or a profile follow from the documents that link to it. */
function feedTargets(tx: Tx, links: readonly Link[]): void {
  const targets = new Map(links.map((link) => [`${link.target}/${link.target_id}`, link]));
  for (const { target, target_id } of targets.values()) feedSight(tx, target, target_id);
}

/** A profile that changes hands brings its new owner onto its agreements, and changes each reader's cut of a frozen copy. */
function feedAgreementsOf(tx: Tx, profileId: string): void {
  for (const agreement of tx.store.links.sourcesOf("profiles", profileId, "agreements")) {
    feedSight(tx, "agreements", agreement);
    feedContent(tx, "snapshots", agreement);
    feedSight(tx, "approvals", agreement);
    feedSight(tx, "payee_accounts", agreement);
    feedSight(tx, "commissions", agreement);
    feedSight(tx, "crew_lists", agreement);
    feedSight(tx, "guest_preferences", agreement);
    feedTargets(tx, tx.store.links.of("agreements", agreement));
  }
}
