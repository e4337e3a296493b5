import type { Tx } from "../../base/context.ts";
import type { WaitingValue } from "../../documents/collections/guestValues.ts";
import { commitDocument } from "../../documents/commitDocument.ts";

/** The names of edits that came by a passenger's link begin so. */
export const BY_LINK = "passenger-link-";

/** Takes back what a guest sent before of some fields: the guest has sent them again. */
export function takeBack(tx: Tx, waiting: readonly WaitingValue[], op: string): void {
  for (const { row } of waiting) {
    const event = { verb: "message.delete" } as const;
    commitDocument(tx, { collection: "inbox", id: row.id, before: row, body: null, user_id: null, op, event });
  }
}
