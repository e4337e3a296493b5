import { isEqual } from "shared-schema/base/equal";
import { RECORD_KINDS } from "shared-schema/records/kinds";
import { type Collection, SCHEMA_VERSION } from "shared-schema/sync/wire";
import type { Link } from "../../store/queries/links.ts";
import { openBody, storedBody } from "../../store/storedBody.ts";
import type { Commit, Committed } from "../base/commit.ts";
import type { Tx } from "../base/context.ts";
import { countWritten } from "../base/quota.ts";
import { ownership } from "../base/relations.ts";
import { type Body, rowWith, uncutBody } from "../base/uncut.ts";
import { RULES } from "./collectionRules.ts";
import { feedContent, feedDeletion, feedReaders, feedSight } from "./feed.ts";

/** Writes one document with its history, links, grants and feed, and nothing that follows from it. */
export function writeDocument(
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
  const current = {
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
  store.documents.put({ ...current, owner_id, op, upon });
  const existed = before !== null && !before.deleted;
  countWritten(tx, { collection, body: written, json, user_id, existed, exists: commit.body !== null });

  const linksBefore = before ? store.links.of(collection, id) : [];
  const linksAfter = linksOf(collection, commit.body);
  const relinked = !sameLinks(linksBefore, linksAfter);
  if (relinked) store.links.replace(collection, id, linksAfter);
  const readers =
    commit.body === null
      ? feedDeletion(tx, collection, id)
      : feedReaders(tx, { collection, id, body: commit.body, change: before ? "content" : "created" });
  const moved = collection === "profiles" && before !== null && ownership(uncutBody(before)).owner_id !== owner_id;
  const around = relinked ? [...linksBefore, ...linksAfter] : [];
  if (around.length > 0) feedTargets(tx, around);
  if (relinked && collection === "agreements") feedAround(tx, id);
  if (moved) feedAgreementsOf(tx, id);
  return { rev, schema, body: commit.body, row: rowWith(current, written), readers };
}

/** Writes a document that hangs on another, under the number, author and operation of the other's commit. Null deletes it. */
export function writeBeside(
  tx: Tx,
  { id, user_id, op }: Pick<Commit, "id" | "user_id" | "op">,
  collection: Collection,
  body: Body | null,
): void {
  const before = tx.store.documents.get(collection, id) ?? null;
  writeDocument(tx, { collection, id, before, body, user_id, op, event: null });
}

function linksOf(collection: Collection, body: Body | null): Link[] {
  return (body && RULES[collection].links?.(body)) ?? [];
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
    feedAround(tx, agreement);
    feedTargets(tx, tx.store.links.of("agreements", agreement));
  }
}

/** The readers of what hangs on an agreement follow from its parties, and so does each reader's cut of a record that holds profiles. */
function feedAround(tx: Tx, agreement: string): void {
  for (const kind of RECORD_KINDS) {
    const hasProfiles = Object.values(RULES[kind].audience.fields).some(
      (rule) => typeof rule !== "string" && rule.areProfiles,
    );
    if (hasProfiles) feedContent(tx, kind, agreement);
    else feedSight(tx, kind, agreement);
  }
}
