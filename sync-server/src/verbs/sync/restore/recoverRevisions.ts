import type { WireDocument } from "shared-schema/sync/wire";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import { uncutBody } from "../../base/uncut.ts";
import { decide } from "../../documents/rules.ts";
import { copyOf } from "../../visibility/shown.ts";
import type { Edit, EditOutcome } from "../push/edit.ts";
import { lifeOf } from "./revisionNumbers.ts";

/**
 * Finds a replacement for an edit's base that a restored backup has lost: the last known revision before it, or null
 * where there is none. Undefined when the base was not lost, or has been brought back.
 */
export function leftOf(edit: Edit, row: DocumentRow, base: WireDocument): WireDocument | null | undefined {
  const { collection, id, tx } = edit;
  // A state of the device's own making, upon which it wrote again, was never here.
  if (base.e !== "" || base._deleted || tx.store.meta.revisionsAfter() === 0) return undefined;
  if (tx.store.history.wasRecovered(collection, id, base.rev, lifeOf(base.rev).to)) return undefined;
  const past = knownUpTo(edit, row, base.rev);
  return past?.rev === base.rev ? undefined : past;
}

/** The newest revision up to a number, as the edit's author sees the document now: what the history has, or a device has brought back. */
export function knownUpTo(
  { tx, actor, collection, id, next }: Edit,
  row: DocumentRow,
  rev: number,
): WireDocument | null {
  const { history, documents } = tx.store;
  const kept = history.revisionUpTo(collection, id, rev);
  const held = history.heldUpTo(collection, id, lifeOf(rev).from, rev);
  const past = held && held.rev > (kept?.rev ?? 0) ? { ...held, deleted: 0 } : kept;
  if (!past || past.deleted) return null;
  const sight = documents.visibleTo(actor.user_id, collection, row.id)?.sight ?? 0;
  const body = copyOf(collection, past, sight);
  return { id, rev: past.rev, e: "", schema: next.schema, body, _deleted: false };
}

/**
 * Notes that an edit has brought back the lost revision that it is based on. Nothing of the running life is lost; what no one took
 * over is not back; and who may not write here cannot say that something is.
 * @param held the author's copy under that number, where he sent it
 */
export function noteRecovered(
  edit: Edit,
  row: DocumentRow,
  rev: number,
  held: WireDocument | null,
  outcome: EditOutcome,
): void {
  const { tx, actor, collection, id, next } = edit;
  if (rev > tx.store.meta.revisionsAfter() || outcome.outcome === "refused") return;
  if (next._deleted && !outcome.committed) return;
  if (!decide(tx, actor, edit, row, uncutBody(row)).ok) return;
  tx.store.history.noteRecovered(collection, id, rev, held ? JSON.stringify(held.body) : null);
}
