import type { Refusal } from "shared-schema/base/result";
import { toWire } from "shared-schema/refusals/wire";
import type { InboxBody } from "shared-schema/sync/inbox";
import { keptRow, withoutSides } from "shared-schema/sync/keptRow";
import type { Conflict } from "shared-schema/sync/merge";
import { inboxKey } from "shared-schema/sync/op";
import { SCHEMA_VERSION, type WireDocument } from "shared-schema/sync/wire";
import type { DocumentEvent } from "../base/audit/events.ts";
import type { Actor, Tx } from "../base/context.ts";
import { overQuota } from "../base/quota.ts";
import { commitDocument } from "./commitDocument.ts";

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

/** The rows of an author's inbox that were kept, by key, and those that could not be kept here. */
interface KeptRows {
  kept: string[];
  unkept?: WireDocument[];
}

/**
 * Keeps conflicts or refusals for their author. A row that cannot be kept here goes to the device alone: in a full
 * account, on a disk that is nearly full, and without its sides where no document may be so large.
 * @param event the audit event of the edit, with the first row that is written; null where it is noted already
 */
export function keepInInbox(tx: Tx, actor: Actor, rows: readonly InboxRow[], event: DocumentEvent | null): KeptRows {
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
    else if (overQuota(tx, actor, { isNew: true, grows: true })) unkept.push(deviceRow(id, body));
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
