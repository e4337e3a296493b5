import { type ApprovalsBody, NO_APPROVALS } from "shared-schema/approval/schema";
import type { DocumentEvent } from "../base/audit/events.ts";
import type { Actor, Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { commitDocument } from "../documents/commitDocument.ts";
import { readable } from "../documents/readable.ts";
import { shown } from "../visibility/shown.ts";

/** The approvals of an agreement's parties as the actor sees them: none without a sight of the contract. */
export function approvalsFor(tx: Tx, actor: Actor, id: string): ApprovalsBody {
  const row = readable(tx, actor, "approvals", id);
  return row ? shown("approvals", row) : NO_APPROVALS;
}

/** The approvals themselves, and the versions that the parties have seen: for verbs that write them or act upon them. */
export function approvalsOf(tx: Pick<Tx, "store">, id: string): ApprovalsBody {
  const row = tx.store.documents.get("approvals", id);
  return row && !row.deleted ? uncut("approvals", row) : NO_APPROVALS;
}

/** Writes what became of the approvals. */
export function keepApprovals(tx: Tx, actor: Actor, id: string, body: ApprovalsBody, event: DocumentEvent): void {
  const before = tx.store.documents.get("approvals", id) ?? null;
  const op = `${event.verb}-${tx.ids.uuid()}`;
  commitDocument(tx, { collection: "approvals", id, before, body, user_id: actor.user_id, op, event });
}
