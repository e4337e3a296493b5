import { refused } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import { inboxBody } from "shared-schema/sync/inbox";
import { overQuota } from "../../base/quota.ts";
import { COMPARED, mayKeepSent } from "../../documents/collections/guestValues.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { type Edit, type EditOutcome, refusedOutcome, TAKEN } from "./edit.ts";

/** Made once: zod compiles a schema when it first parses. */
const looseInbox = inboxBody.loose();

/**
 * A device's own change of its inbox: it adds rows that it has found itself, or that a restored server lacks, and
 * deletes decided ones. Existing rows stay, so that the two never conflict.
 */
export function decideInbox(edit: Omit<Edit, "collection">): EditOutcome {
  const { tx, actor, id, next, op } = edit;
  const row = edit.isNew ? undefined : tx.store.documents.get("inbox", id);
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
  const { code, document_id } = parsed.value;
  if (code === COMPARED && !mayKeepSent(tx, actor, document_id)) return refusedOutcome(refused("inbox.foreign"));
  const full = overQuota(tx, actor, { isNew: true, grows: true });
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
