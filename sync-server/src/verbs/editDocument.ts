import { done, type Result, refused } from "shared-schema/result";
import type { BodyOf } from "shared-schema/sync/bodies";
import { isEqual } from "shared-schema/sync/equal";
import type { DocumentRow } from "../store/documents.ts";
import { bodyOf } from "./bodies.ts";
import { commitDocument } from "./commitDocument.ts";
import type { Actor, Tx } from "./context.ts";
import { decide, type WrittenCollection } from "./decide.ts";

export interface Target<C extends WrittenCollection> {
  collection: C;
  id: string;
  /** The version in the path, where there was one: another one than the current is stale. */
  version?: number | null;
}

/** A document that the actor may see; everything else does not exist. */
export function findDocument(tx: Tx, actor: Actor, collection: WrittenCollection, id: string): Result<DocumentRow> {
  if (!tx.store.documents.visibleTo(actor.user_id, collection, id)) {
    return refused("not-found", `There is no such ${NOUNS[collection]}.`);
  }
  const row = tx.store.documents.get(collection, id);
  return row ? done(row) : refused("not-found", `There is no such ${NOUNS[collection]}.`);
}

const NOUNS = { agreements: "agreement", yachts: "yacht", profiles: "profile", contacts: "contact" } as const;

/**
 * A REST call's edit, through the same rule and the same commit as a push.
 * @param change what to make of the committed body; it may refuse
 */
export function editDocument<C extends WrittenCollection>(
  tx: Tx,
  actor: Actor,
  target: Target<C>,
  change: (body: BodyOf<C>) => Result<BodyOf<C>>,
): Result<null> {
  const { collection, id } = target;
  const found = findDocument(tx, actor, collection, id);
  if (!found.ok) return found;
  const before = bodyOf(collection, found.value);
  // Who may not write at all is told so, before anything is said about the edit.
  const allowed = decide(tx, actor, target, found.value, before);
  if (!allowed.ok) return allowed;
  const stale = staleVersion(before, target.version ?? null);
  if (stale) return stale;
  const next = change(before);
  if (!next.ok) return next;
  const verdict = decide(tx, actor, target, found.value, next.value);
  if (!verdict.ok) return verdict;
  if (!isEqual(verdict.value, before)) {
    commitDocument(tx, { collection, id, body: verdict.value, user_id: actor.user_id, op: `rest-${tx.ids.uuid()}` });
  }
  return done(null);
}

/** A REST call's deletion. */
export function deleteDocument<C extends WrittenCollection>(tx: Tx, actor: Actor, target: Target<C>): Result<null> {
  const { collection, id } = target;
  const found = findDocument(tx, actor, collection, id);
  if (!found.ok) return found;
  const verdict = decide(tx, actor, target, found.value, null);
  if (!verdict.ok) return verdict;
  const stale = staleVersion(bodyOf(collection, found.value), target.version ?? null);
  if (stale) return stale;
  commitDocument(tx, { collection, id, body: null, user_id: actor.user_id, op: `rest-${tx.ids.uuid()}` });
  return done(null);
}

function staleVersion(body: object, version: number | null): ({ ok: false } & ReturnType<typeof refused>) | null {
  if (version === null || !("version" in body) || body.version === version) return null;
  return refused("stale-version", `Version ${version} is not the current one.`);
}
