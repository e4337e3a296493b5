import { LINK_FIELDS, type LinkField } from "shared-schema/guest/form";
import type { RefusalCode } from "shared-schema/refusals/catalogue";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { commitDocument } from "../../documents/commitDocument.ts";

/** The refusal under which a guest's value waits in an inbox. */
export const COMPARED = "passenger-link.conflict" satisfies RefusalCode;

/** The names of edits that came by a passenger's link begin so. */
export const BY_LINK = "passenger-link-";

interface Pending {
  field: LinkField;
  row: DocumentRow;
}

/** The values of a guest that wait in the inbox of the person who may write the profile. */
export function pendingOf(tx: Pick<Tx, "store">, writer: number, profileId: string): Pending[] {
  return tx.store.documents.ownedBy("inbox", writer).flatMap((row) => {
    const { code, collection, document_id, path } = uncut("inbox", row);
    const field = LINK_FIELDS.find((each) => each === path);
    const isPending = code === COMPARED && collection === "profiles" && document_id === profileId;
    return isPending && field ? [{ field, row }] : [];
  });
}

/** Takes back what a guest sent before of some fields: the guest has sent them again. */
export function takeBack(tx: Tx, pending: readonly Pending[], op: string): void {
  for (const { row } of pending) {
    const event = { verb: "message.delete" } as const;
    commitDocument(tx, { collection: "inbox", id: row.id, before: row, body: null, user_id: null, op, event });
  }
}
