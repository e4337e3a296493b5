import { approvalsOf } from "../../agreement/keptApprovals.ts";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { type Change, following } from "../../documents/consequences.ts";
import { fingerprintNow } from "./fingerprintNow.ts";
import { queueSignaturePushes } from "./signaturePushes.ts";
import { tellAdded } from "./tellAdded.ts";
import { tellApprovers } from "./tellApprovers.ts";
import { tellParties } from "./tellParties.ts";
import { tellPayments } from "./tellPayments.ts";

/** Tells who was added to an agreement, what was paid, that there is a new version, and that a locked one is there to be approved. */
export const newsOfAgreements = following("agreements", (tx, change) => {
  const { id, user_id, stood, stands, tells } = change;
  if (tells === false) return;
  tellAdded(tx, Number(id), stood, stands, user_id);
  tellPayments(tx, Number(id), stood, stands);
  tellOfMove(tx, change);
});

function tellOfMove(tx: Tx, { id, user_id: author, event, stands: agreement }: Change<"agreements">): void {
  if (!agreement) return;
  if (event?.verb === "agreement.generate") {
    tellParties(tx, { id: Number(id), agreement, fingerprint: event.details.fingerprint, author });
  }
  if (event?.verb === "agreement.lock") {
    const fingerprint = fingerprintNow(tx, id);
    if (fingerprint === null) return;
    tellApprovers(tx, { id: Number(id), agreement, approvals: approvalsOf(tx, id), fingerprint, author });
  }
}

/** The first approval of terms asks the other parties for theirs. */
export const newsOfApprovals = following("approvals", (tx, { id, user_id: author, event, stands: approvals }) => {
  const row = tx.store.documents.get("agreements", id);
  if (event?.verb !== "approval.give" || !approvals || !row) return;
  const { fingerprint } = event.details;
  tellApprovers(tx, { id: Number(id), agreement: uncut("agreements", row), approvals, fingerprint, author });
});

/** Whose turn it has become to sign is told on the devices that the person has chosen; the request itself is mailed. */
export const newsOfSignatures = following("awaited_signatures", queueSignaturePushes);
