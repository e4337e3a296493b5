import type { GoneDocument, WireDocument } from "shared-schema/sync/wire";
import { type Body, visibleBody } from "../bodies.ts";
import type { Actor, Tx } from "../context.ts";

/** The server's state of a document as this user may see it; a tombstone when it is deleted or out of sight. */
export function masterFor(tx: Tx, actor: Actor, collection: string, id: string): WireDocument | GoneDocument {
  const row = tx.store.documents.visibleTo(actor.user_id, collection, id);
  if (!row) return { id, _deleted: true };
  const body = visibleBody(collection, row.body, row.sight);
  return { id, rev: row.rev, e: "", schema: row.schema, body, _deleted: false };
}

/** The body of what a master shows; null for a tombstone. */
export function shownBody(master: WireDocument | GoneDocument): Body | null {
  return "body" in master ? master.body : null;
}
