import type { TargetOf } from "../../base/erasures.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { eraseStanding } from "../eraser/eraser.ts";
import type { Job, Stage } from "../job.ts";
import { isUnclaimed, unclaimedBy } from "./ownedEraser.ts";
import { PROFILE_ERASER } from "./profileEraser.ts";

/** Rows of an account that one piece deletes. */
const ROWS = 40;

/** Requests, lines of bank statements, news, settings, and the buyer of what was not paid. Invoices stay: the law has them kept. */
export const records: Stage = {
  name: "records",
  run({ tx, job, piece }) {
    const deleted = tx.store.accountRecords.forget(accountIn(job).user_id, ROWS);
    const buyers = tx.store.billing.orders.forgetBuyers(accountIn(job).user_id);
    if (deleted + buyers > 0) piece.rewritten();
    return deleted < ROWS ? null : "";
  },
};

/** Profiles that the account made, and that no one has claimed or needs. Its own contacts, by which it sees them, go after this. */
export const unclaimed: Stage = {
  name: "unclaimed",
  async prepare({ store }, job) {
    job.seen = store.documents.idsSeenBy("profiles", accountIn(job).user_id).sort();
  },
  run({ tx, job, piece, after }) {
    const { user_id } = accountIn(job);
    for (const id of job.seen) {
      if (id <= after) continue;
      const before = tx.store.documents.get("profiles", id);
      piece.read(before?.body);
      const op = `${unclaimedBy(job.id)}${tx.ids.uuid()}`;
      if (before && isUnclaimed(tx.store, user_id, id) && eraseStanding(tx, PROFILE_ERASER, before, op))
        piece.committed();
      if (piece.isFull()) return id;
    }
    return null;
  },
};

/** Contacts and messages are the account's alone, and go with it. */
export const contacts: Stage = owned("contacts");
export const messages: Stage = owned("inbox");

function owned(collection: "contacts" | "inbox"): Stage {
  return {
    name: collection,
    run({ tx, job, piece, after }) {
      const { user_id } = accountIn(job);
      let id = tx.store.documents.nextOwned(collection, user_id, after);
      while (id !== undefined) {
        const before = tx.store.documents.get(collection, id);
        piece.read();
        if (before && !before.deleted) {
          const op = `deletion-${tx.ids.uuid()}`;
          commitDocument(tx, { collection, id, before, body: null, user_id, op, event: null });
          piece.committed();
        }
        if (piece.isFull()) return id;
        id = tx.store.documents.nextOwned(collection, user_id, id);
      }
      return null;
    },
  };
}

/** The account that is erased. */
export function accountIn({ target }: Job): TargetOf<"ACCOUNT"> {
  if (target.kind !== "ACCOUNT") throw new Error("No account is erased");
  return target;
}
