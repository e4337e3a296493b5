import { approvalsOf } from "../../agreement/keptApprovals.ts";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { type Change, following } from "../../documents/consequences.ts";
import { alertAsked, withdrawAsked } from "../next/alertAsked.ts";
import { alertAdded } from "./alertAdded.ts";
import { alertApprovers } from "./alertApprovers.ts";
import { alertGenerated } from "./alertGenerated.ts";
import { alertPayments } from "./alertPayments.ts";
import { fingerprintNow } from "./fingerprintNow.ts";
import { queueSignatureWebPushes } from "./signatureWebPushes.ts";

/** Tells who was added to an agreement, what was paid, that there is a new version, and that a locked one is there to be approved. */
export const newsOfAgreements = following("agreements", (tx, change) => {
  const { id, user_id, previous, current, tells } = change;
  if (tells === false) return;
  alertAdded(tx, Number(id), previous, current, user_id);
  alertPayments(tx, Number(id), previous, current);
  alertMove(tx, change);
});

function alertMove(tx: Tx, { id, user_id: author, event, current: agreement }: Change<"agreements">): void {
  if (!agreement) return;
  if (event?.verb === "agreement.generate") {
    alertGenerated(tx, { id: Number(id), agreement, fingerprint: event.details.fingerprint, author });
  }
  if (event?.verb === "agreement.lock") {
    const fingerprint = fingerprintNow(tx, id);
    if (fingerprint === null) return;
    alertApprovers(tx, { id: Number(id), agreement, approvals: approvalsOf(tx, id), fingerprint, author });
  }
}

/** The first approval of terms asks the other parties for theirs, and so does whoever asks by hand. */
export const newsOfApprovals = following("approvals", (tx, change) => {
  const { id, user_id: author, event, previous, current: approvals } = change;
  const row = tx.store.documents.get("agreements", id);
  if (event?.verb === "approval.ask" && row && author !== null) {
    const { parties, fingerprint } = event.details;
    alertAsked(tx, { id: Number(id), agreement: uncut("agreements", row), parties, fingerprint, author });
  }
  if (event?.verb === "approval.take_back") {
    const at = event.details.parties.flatMap((party) => previous?.parties[party]?.asked?.at ?? []);
    withdrawAsked(tx, Number(id), at);
  }
  if (event?.verb !== "approval.give" || !approvals || !row) return;
  const { fingerprint } = event.details;
  alertApprovers(tx, { id: Number(id), agreement: uncut("agreements", row), approvals, fingerprint, author });
});

/** Whose turn it has become to sign is told on the devices that the person has chosen; the request itself is mailed. */
export const newsOfSignatures = following("awaited_signatures", queueSignatureWebPushes);
