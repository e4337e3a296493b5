import type { AgreementBody } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import { refused } from "shared-schema/base/result";
import { LINK_FIELDS } from "shared-schema/guest/form";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { COMPARED, decidersOf, reviewerOf, sentValues } from "../../documents/collections/guestValues.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { following } from "../../documents/consequences.ts";
import { keepInInbox } from "../../documents/inbox.ts";
import { BY_LINK } from "./byLink.ts";

/** Values of guests that wait for someone who may decide no more, as after leaving the agreement, go to another professional. */
export const moveSentValues = following("agreements", (tx, { current }) => {
  for (const { role, profile_id } of Object.values(current?.parties ?? {})) {
    if (current && role === "passengers") moveOf(tx, current, String(profile_id));
  }
});

/** A guest's value that was accepted waits no more, whoever accepted it. */
export const endAcceptedValues = following("profiles", (tx, { id, previous, current }) => {
  if (!previous || !current) return;
  const changed = LINK_FIELDS.filter((field) => !isEqual(previous[field] ?? null, current[field] ?? null));
  if (changed.length === 0) return;
  for (const { field, value, row } of sentValues(tx, id)) {
    if (changed.includes(field) && isEqual(value, current[field])) remove(tx, row);
  }
});

function moveOf(tx: Tx, agreement: AgreementBody, profileId: string): void {
  const sent = sentValues(tx, profileId);
  const row = sent.length > 0 ? tx.store.documents.get("profiles", profileId) : undefined;
  if (!row || row.deleted) return;
  const profile = uncut("profiles", row);
  const able = decidersOf(tx, profileId, profile);
  const next = reviewerOf(tx, agreement, profile, profile.created_by);
  if (!able.includes(next)) return;
  for (const value of sent) {
    if (!able.includes(value.reviewer)) move(tx, value.row, next);
  }
}

/** A message that does not fit into the account stays where it is: others may decide on its value all the same. */
function move(tx: Tx, row: DocumentRow, user_id: number): void {
  const { kind, document_id, title, path, base, mine, theirs } = uncut("inbox", row);
  const op = `${BY_LINK}${tx.ids.uuid()}`;
  const { refusal: reason } = refused(COMPARED);
  const conflict = { path, base, mine, theirs };
  const about = { kind, collection: "profiles", document_id, title, op, reason, conflict, by: null };
  const { unkept } = keepInInbox(tx, { user_id, is_admin: tx.store.users.adminIds().includes(user_id) }, [about], null);
  if (!unkept) remove(tx, row);
}

/** The event of the document that was written covers it. */
function remove(tx: Tx, row: DocumentRow): void {
  const op = `${BY_LINK}${tx.ids.uuid()}`;
  commitDocument(tx, { collection: "inbox", id: row.id, before: row, body: null, user_id: null, op, event: null });
}
