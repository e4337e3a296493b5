import { withoutLeft } from "shared-schema/approval/marks";
import { isEqual } from "shared-schema/base/equal";
import { uncut } from "../../base/uncut.ts";
import { following } from "../../documents/consequences.ts";
import { writeBeside } from "../../documents/writeDocument.ts";

/** Approvals end with the agreement, and those of a party when it leaves: nobody who comes later reads what it had approved. */
export const endApprovals = following("agreements", (tx, change) => {
  const { id, stood, stands } = change;
  const hasLeft = (party: string) => !Object.hasOwn(stands?.parties ?? {}, party);
  if (stands !== null && !Object.keys(stood?.parties ?? {}).some(hasLeft)) return;
  const before = tx.store.documents.get("approvals", id);
  if (!before || before.deleted) return;
  const known = uncut("approvals", before);
  const body = stands && withoutLeft(known, stands);
  if (!isEqual(body, known)) writeBeside(tx, change, "approvals", body);
});
