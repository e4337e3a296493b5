import { isLeaving } from "shared-schema/agreement/readerChanges";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import type { Result } from "shared-schema/base/result";
import { bytesOf } from "shared-schema/base/size";
import type { DocumentRow } from "../../store/queries/documents.ts";
import type { Actor, Tx } from "../base/context.ts";
import { DISK_FULL, overQuota, tooMuchUnknown } from "../base/quota.ts";
import { type Body, uncut, uncutBody } from "../base/uncut.ts";
import { viewerOf } from "../base/viewer.ts";
import { WRITTEN, type WrittenCollection } from "./collectionRules.ts";

/**
 * Asks the shared rule of a collection, with what only the server knows: how the actor relates to the document, whether what it
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
  const { collection } = target;
  const verdict = decideByRule(tx, actor, target, row, after);
  if (!verdict.ok || verdict.value === null) return verdict;
  const full =
    tooMuchUnknown(tx, actor, collection, verdict.value) ??
    overQuota(tx, actor, { isNew: row === null }) ??
    (tx.isDiskLow() && isGrowth(collection, row, verdict.value) ? DISK_FULL : null);
  return full && !leaves(tx, actor, target, row, verdict.value) ? full : verdict;
}

/** A new document, or one that becomes larger, but for a payment: it was made, whether the disk has room or not. */
function isGrowth(collection: WrittenCollection, row: DocumentRow | null, after: Body): boolean {
  if (row === null) return true;
  const before = uncutBody(row);
  if (collection === "agreements" && !isEqual(before["payments"], after["payments"])) return false;
  return bytesOf(after) > bytesOf(before);
}

/** Someone with a full account may still leave an agreement. */
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
  return WRITTEN[collection].decide({ tx, actor, id, row, after });
}
