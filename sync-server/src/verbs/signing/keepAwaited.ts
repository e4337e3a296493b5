import { isEqual } from "shared-schema/base/equal";
import { awaitedOf } from "shared-schema/signing/awaited";
import type { Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { commitDocument } from "../documents/commitDocument.ts";
import { readSigning } from "./versionState.ts";

/**
 * Keeps what devices know of the signatures that the current version of an agreement waits for, after each step that changes them. The
 * event of that step covers it, where it is noted afterwards.
 */
export function keepAwaited(tx: Tx, id: number, user_id: number | null): void {
  const version = tx.store.contractVersions.latestOf(id);
  const signing = version === null ? null : readSigning(tx, { id, version }, true);
  if (!signing?.ok) return;
  const body = awaitedOf(signing.value.state, tx.now);
  const before = tx.store.documents.get("awaited_signatures", String(id)) ?? null;
  if (before && !before.deleted && isEqual(uncut("awaited_signatures", before), body)) return;
  const op = `awaited-${tx.ids.uuid()}`;
  commitDocument(tx, { collection: "awaited_signatures", id: String(id), before, body, user_id, op, event: null });
}
