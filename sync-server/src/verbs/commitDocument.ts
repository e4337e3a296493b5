import { isEqual } from "shared-schema/sync/equal";
import { type Collection, SCHEMA_VERSION } from "shared-schema/sync/wire";
import type { DocumentRow } from "../store/documents.ts";
import type { Readers } from "../store/feed.ts";
import type { Link } from "../store/links.ts";
import type { Body } from "./bodies.ts";
import type { Tx } from "./context.ts";
import { feedDeletion, feedReaders, feedSight } from "./feedReaders.ts";
import { linksOf, ownership } from "./relations.ts";

/** What became of a document: its new revision, and its body unless it was deleted. */
export interface Committed {
  rev: number;
  schema: number;
  body: Body | null;
  /** Who sees it now. */
  readers: Readers;
}

export interface Commit {
  collection: Collection;
  id: string;
  /** What stands, where it was read for the decision: null when there is nothing yet. Left out, it is read. */
  before?: DocumentRow | null;
  /** What it shall be, checked by its rule; null deletes it. */
  body: Body | null;
  /** Who writes; null is the server itself. */
  user_id: number | null;
  /** The edit's name, kept in the history. */
  op: string;
  schema?: number;
}

/**
 * The one way in which a document is written, for pushes and REST calls alike: body and history, links, grants and feed.
 * Whether it may be written was decided before.
 */
export function commitDocument(tx: Tx, commit: Commit): Committed {
  const { store } = tx;
  const { collection, id, user_id, op, schema = SCHEMA_VERSION } = commit;
  const before = commit.before === undefined ? (store.documents.get(collection, id) ?? null) : commit.before;
  const upon = before?.rev ?? 0;
  const rev = Math.max(upon, store.meta.revisionsAfter()) + 1;
  const deleted = commit.body === null ? 1 : 0;
  // A deleted document keeps its last body: nothing that was ever committed is lost.
  const json = commit.body === null ? (before?.body ?? "{}") : JSON.stringify(commit.body);
  const { owner_id } = ownership(commit.body ?? JSON.parse(json));
  store.documents.put({
    collection,
    id,
    rev,
    body: json,
    deleted,
    schema,
    owner_id,
    updated_at: tx.now,
    updated_by: user_id,
    op,
    upon,
  });

  const linksBefore = before ? store.links.of(collection, id) : [];
  const linksAfter = commit.body === null ? [] : linksOf(collection, commit.body);
  const relinked = !sameLinks(linksBefore, linksAfter);
  if (relinked) store.links.replace(collection, id, linksAfter);
  const readers =
    commit.body === null
      ? feedDeletion(tx, collection, id)
      : feedReaders(tx, { collection, id, body: commit.body, change: before ? "content" : "created" });
  const moved = collection === "profiles" && ownerMoved(before?.body, owner_id);
  const around = relinked ? [...linksBefore, ...linksAfter] : [];
  if (around.length > 0) feedTargets(tx, around);
  if (moved) feedAgreementsOf(tx, id);
  return { rev, schema, body: commit.body, readers };
}

function sameLinks(a: readonly Link[], b: readonly Link[]): boolean {
  if (a.length === 0 && b.length === 0) return true;
  const keys = (links: readonly Link[]) => links.map((link) => `${link.target}/${link.target_id}/${link.role}`).sort();
  return isEqual(keys(a), keys(b));
}

function ownerMoved(bodyBefore: string | undefined, owner: number | null): boolean {
  return bodyBefore !== undefined && ownership(JSON.parse(bodyBefore)).owner_id !== owner;
}

/** Who sees a yacht or a profile follows from what points to it. */
function feedTargets(tx: Tx, links: readonly Link[]): void {
  const targets = new Map(links.map((link) => [`${link.target}/${link.target_id}`, link]));
  for (const { target, target_id } of targets.values()) feedSight(tx, target, target_id);
}

/** A profile that changes hands brings its new owner onto its agreements. */
function feedAgreementsOf(tx: Tx, profileId: string): void {
  for (const agreement of tx.store.links.sourcesOf("profiles", profileId, "agreements")) {
    feedSight(tx, "agreements", agreement);
    feedTargets(tx, tx.store.links.of("agreements", agreement));
  }
}
