import { isEqual } from "shared-schema/base/equal";
import { done, type Refused, type Result, refused } from "shared-schema/base/result";
import type { BodyOf } from "shared-schema/sync/bodies";
import { type DocumentEvent, nounOf } from "../base/audit/events.ts";
import type { Actor, Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { WRITTEN, type WrittenCollection } from "./collectionRules.ts";
import { commitDocument } from "./commitDocument.ts";
import { type ReadableRow, readable, readableNow } from "./readable.ts";
import { decide } from "./rules.ts";

export interface Target<C extends WrittenCollection> {
  collection: C;
  id: string;
  /** The version in the path, where there was one: another one than the current is stale. */
  version?: number | null;
  /** The audit event of the verb, where it is more than an edit. */
  event?: DocumentEvent;
}

/** A document that the actor may see; everything else does not exist. */
export function findDocument(tx: Tx, actor: Actor, collection: WrittenCollection, id: string): Result<ReadableRow> {
  const row = readable(tx, actor, collection, id);
  return row ? done(row) : WRITTEN[collection].absent(tx, actor);
}

/**
 * A REST call's edit, through the same rule and the same commit as a push.
 * @param change makes the new body from the committed one, or refuses
 * @returns the document as it stands then; null when its editor no longer sees it
 */
export function editDocument<C extends WrittenCollection>(
  tx: Tx,
  actor: Actor,
  target: Target<C>,
  change: (body: BodyOf<C>) => Result<BodyOf<C>>,
): Result<ReadableRow | null> {
  const { collection, id, version = null } = target;
  const found = findDocument(tx, actor, collection, id);
  if (!found.ok) return found;
  const before = uncut(collection, found.value);
  const next = change(before);
  const stale = staleVersion(before, version);
  if (stale || !next.ok) {
    // A reader is told that he may not write before anything is said about the edit, unless readers too may make just this one.
    const allowed = decide(tx, actor, target, found.value, before);
    if (!next.ok) return allowed.ok ? (stale ?? next) : allowed;
    if (stale && allowed.ok) return stale;
  }
  const verdict = decide(tx, actor, target, found.value, next.value);
  if (!verdict.ok) return verdict;
  if (isEqual(verdict.value, before)) return done(found.value);
  const op = `rest-${tx.ids.uuid()}`;
  const { event = { verb: `${nounOf(collection)}.edit` } } = target;
  const edit = { collection, id, before: found.value, body: verdict.value, user_id: actor.user_id, op, event };
  return done(readableNow(actor, commitDocument(tx, edit)) ?? null);
}

/** A REST call's deletion. */
export function deleteDocument(tx: Tx, actor: Actor, target: Target<WrittenCollection>): Result<null> {
  const { collection, id, version = null } = target;
  const found = findDocument(tx, actor, collection, id);
  if (!found.ok) return found;
  const verdict = decide(tx, actor, target, found.value, null);
  if (!verdict.ok) return verdict;
  const stale = staleVersion(uncut(collection, found.value), version);
  if (stale) return stale;
  const op = `rest-${tx.ids.uuid()}`;
  const event = { verb: `${nounOf(collection)}.delete` } as const;
  commitDocument(tx, { collection, id, before: found.value, body: null, user_id: actor.user_id, op, event });
  return done(null);
}

function staleVersion(body: object, version: number | null): Refused | null {
  if (version === null || !("version" in body) || body.version === version) return null;
  return refused("document.version-stale", { version });
}
