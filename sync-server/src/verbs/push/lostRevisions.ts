import type { WireDocument } from "shared-schema/sync/wire";
import type { DocumentRow } from "../../store/documents.ts";
import { visibleBody } from "../bodies.ts";
import { endOfLife } from "../revisionNumbers.ts";
import type { Edit } from "./edit.ts";

/**
 * What is left of an edit's base that a restored backup has taken away: the last revision before it, as its author sees it, or
 * null where there is none. Undefined when nothing was taken away, or when it has been brought back.
 */
export function leftOf(edit: Edit, row: DocumentRow, base: WireDocument): WireDocument | null | undefined {
  const { collection, id, tx } = edit;
  // A state of the device's own making, upon which it wrote again, was never here.
  if (base.e !== "" || base._deleted || tx.store.meta.revisionsAfter() === 0) return undefined;
  const { ledger } = tx.store;
  if (ledger.wasBroughtBack(collection, id, base.rev, endOfLife(base.rev))) return undefined;
  const past = ledger.revisionUpTo(collection, id, base.rev);
  if (past?.rev === base.rev) return undefined;
  return past && !past.deleted ? asSeen(edit, row, past.body, base.rev) : null;
}

/** A body that stood there once, as the edit's author sees the document now. */
export function asSeen({ tx, actor, collection, id, next }: Edit, row: DocumentRow, body: string, rev: number) {
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, row.id)?.sight ?? 0;
  return { id, rev, e: "", schema: next.schema, body: visibleBody(collection, body, sight), _deleted: false };
}
