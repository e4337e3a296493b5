import { type InboxBody, inboxBody } from "shared-schema/sync/inbox";
import { inboxKey } from "shared-schema/sync/op";
import type { WireClash } from "shared-schema/sync/wire";
import { validate } from "shared-schema/validation";
import { commitDocument } from "../commitDocument.ts";
import type { Actor, Tx } from "../context.ts";
import { type Edit, type Outcome, TAKEN } from "./edit.ts";

/** Made once: zod compiles a schema when it first parses. */
const looseInbox = inboxBody.loose();

export interface InboxRow {
  kind: InboxBody["kind"];
  collection: string;
  document_id: string;
  title: string;
  op: string;
  code: string;
  message: string;
  clash: WireClash;
  by: string | null;
}

/** Keeps a clash or a refusal for its author; the device writes the same row under the same key. */
export function keepInInbox(tx: Tx, actor: Actor, row: InboxRow): void {
  const { clash, title, message, ...rest } = row;
  const id = inboxKey(row.op, clash.path);
  if (tx.store.documents.get("inbox", id)) return;
  const body: InboxBody = {
    ...rest,
    ...clash,
    title: title.slice(0, 300),
    message: message.slice(0, 2_000),
    user_id: actor.user_id,
    at: tx.now,
  };
  commitDocument(tx, { collection: "inbox", id, body, user_id: null, op: row.op });
}

/**
 * A device's own change of its inbox: it writes the rows that the server writes too, and deletes what is decided. What is there
 * stands, so that the two never clash.
 */
export function decideInbox(edit: Omit<Edit, "collection">): Outcome {
  const { tx, actor, id, next, op } = edit;
  const row = tx.store.documents.get("inbox", id);
  if (row && !tx.store.feed.sees(actor.user_id, "inbox", id)) {
    return { outcome: "refused", code: "not-found", message: "There is no such message." };
  }
  if (next._deleted) {
    if (!row || row.deleted) return TAKEN;
    const committed = commitDocument(tx, { collection: "inbox", id, body: null, user_id: actor.user_id, op });
    return { ...TAKEN, committed };
  }
  if (row) return TAKEN;
  const parsed = validate(looseInbox, next.body);
  if (!parsed.ok) return { outcome: "refused", code: "invalid", message: parsed.refusal.message };
  if (parsed.value.user_id !== actor.user_id) {
    return { outcome: "refused", code: "forbidden", message: "A message belongs to its reader." };
  }
  const { value: body } = parsed;
  const { user_id } = actor;
  const committed = commitDocument(tx, { collection: "inbox", id, body, user_id, op, schema: next.schema });
  return { ...TAKEN, committed };
}
