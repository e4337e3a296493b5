import { type Refusal, refused } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import { toWire } from "shared-schema/refusals/wire";
import { type InboxBody, inboxBody } from "shared-schema/sync/inbox";
import { keptRow, withoutSides } from "shared-schema/sync/keptRow";
import type { Conflict } from "shared-schema/sync/merge";
import { inboxKey } from "shared-schema/sync/op";
import { SCHEMA_VERSION, type WireDocument } from "shared-schema/sync/wire";
import type { DocumentEvent } from "../../base/audit/note.ts";
import type { Actor, Tx } from "../../base/context.ts";
import { overQuota } from "../../base/quota.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { type Edit, type Outcome, refusedOutcome, TAKEN } from "./edit.ts";

/** Made once: zod compiles a schema when it first parses. */
const looseInbox = inboxBody.loose();

export interface InboxRow {
  kind: InboxBody["kind"];
  collection: string;
  document_id: string;
  title: string;
  op: string;
  reason: Refusal;
  conflict: Conflict;
  by: string | null;
}

/**
 * Keeps conflicts or refusals for their author. A row that cannot be kept here goes to the device alone: in a full
 * account, and without its sides where no document may be so large.
 * @param event the audit event of the edit, with the first row that is written; null where it is noted already
 */
export function keepInInbox(
  tx: Tx,
  actor: Actor,
  rows: readonly InboxRow[],
  event: DocumentEvent | null,
): Pick<Outcome, "kept" | "unkept"> {
  const kept: string[] = [];
  const unkept: WireDocument[] = [];
  let toNote = event;
  for (const { conflict, title, reason, ...rest } of rows) {
    const id = inboxKey(rest.op, conflict.path);
    const sides = { ...conflict, title: title.slice(0, 300), user_id: actor.user_id, at: tx.now };
    const whole: InboxBody = { ...rest, ...toWire(reason), ...sides };
    const body = keptRow(whole);
    if (tx.store.documents.get("inbox", id)) kept.push(id);
    else if (!body) unkept.push(deviceRow(inboxKey(rest.op, ""), withoutSides(whole)));
    else if (overQuota(tx, actor, { isNew: true })) unkept.push(deviceRow(id, body));
    else {
      const row = { collection: "inbox", id, before: null, body, user_id: null, op: rest.op } as const;
      commitDocument(tx, { ...row, event: toNote });
      toNote = null;
      kept.push(id);
    }
  }
  return { kept, ...(unkept.length > 0 && { unkept }) };
}

function deviceRow(id: string, body: InboxBody): WireDocument {
  return { id, rev: 0, e: "", schema: SCHEMA_VERSION, body, _deleted: false };
}

/**
 * A device's own change of its inbox: it adds rows that it has found itself, or that a restored server lacks, and
 * deletes decided ones. Existing rows stay, so that the two never conflict.
 */
export function decideInbox(edit: Omit<Edit, "collection">): Outcome {
  const { tx, actor, id, next, op } = edit;
  const row = tx.store.documents.get("inbox", id);
  if (row && !tx.store.feed.sees(actor.user_id, "inbox", id)) return refusedOutcome(refused("inbox.not-found"));
  if (next._deleted) {
    if (!row || row.deleted) return TAKEN;
    const committed = commitDocument(tx, {
      collection: "inbox",
      id,
      before: row,
      body: null,
      user_id: actor.user_id,
      op,
      event: { verb: "message.delete" },
    });
    return { ...TAKEN, committed };
  }
  if (row) return TAKEN;
  const parsed = validate(looseInbox, next.body);
  if (!parsed.ok) return refusedOutcome(parsed);
  if (parsed.value.user_id !== actor.user_id) return refusedOutcome(refused("inbox.foreign"));
  const full = overQuota(tx, actor, { isNew: true });
  if (full) return refusedOutcome(full);
  const { value: body } = parsed;
  const { user_id } = actor;
  const committed = commitDocument(tx, {
    collection: "inbox",
    id,
    before: null,
    body,
    user_id,
    op,
    schema: next.schema,
    event: { verb: "message.create" },
  });
  return { ...TAKEN, committed };
}
