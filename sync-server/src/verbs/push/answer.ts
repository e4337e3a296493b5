import { isContainer, isEqual } from "shared-schema/sync/equal";
import type { BriefResult, GoneDocument, PushChange, WireDocument } from "shared-schema/sync/wire";
import { type Body, goneJson, visibleBody, wireJson } from "../bodies.ts";
import type { Actor, Tx } from "../context.ts";
import { idIn, type Outcome } from "./edit.ts";

/** The server's state of a document as this user may see it; a tombstone when it is deleted or out of sight. */
export function masterFor(tx: Tx, actor: Actor, collection: string, id: string): WireDocument | GoneDocument {
  const row = tx.store.documents.visibleTo(actor.user_id, collection, id);
  if (!row) return { id, _deleted: true };
  const body = visibleBody(collection, row.body, row.sight);
  return { id, rev: row.rev, e: "", schema: row.schema, body, _deleted: false };
}

/**
 * One result as JSON text: what the edit came to, and the server's state as this user may see it now. Who asks for brief answers
 * is not told again what was taken as it was sent.
 */
export function resultJson(tx: Tx, actor: Actor, change: PushChange, outcome: Outcome, brief: boolean): string {
  const { clashes, committed, ...rest } = outcome;
  const id = idIn(change);
  if (brief && committed?.body && committed.readers.has(actor.user_id) && isAsSent(change, committed.body)) {
    const { rev, schema } = committed;
    return JSON.stringify({ op: change.op, outcome: "taken", rev, schema } satisfies BriefResult);
  }
  const row = id === null ? undefined : tx.store.documents.visibleTo(actor.user_id, change.collection, id);
  const gone = id === null ? "null" : goneJson(id);
  // Who no longer sees the document is not told again what stood in it.
  const mayTell = row !== undefined || clashes?.every((clash) => clash.theirs === null);
  const told = JSON.stringify({ op: change.op, ...rest, ...(mayTell && clashes ? { clashes } : {}) });
  return `${told.slice(0, -1)},"master":${row ? wireJson(change.collection, row) : gone}}`;
}

function isAsSent({ next }: PushChange, body: Body): boolean {
  return isContainer(next) && isEqual(next.body, body);
}

/** The body of what a master shows; null for a tombstone. */
export function shownBody(master: WireDocument | GoneDocument): Body | null {
  return "body" in master ? master.body : null;
}
