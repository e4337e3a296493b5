import type { Stamp } from "shared-schema/agreement/mutations/money";
import type { Receipted } from "shared-schema/agreement/payments/receipt/receipt";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, type Result } from "shared-schema/base/result";
import { runtime } from "../../../database/runtime.ts";
import { discardOutgoing } from "../../../outbox/outbox.ts";
import { editAgreement } from "../../editAgreement.ts";
import { attachReceipt, type NewReceipt } from "./receipts.ts";

/**
 * Records a payment or an expense under a new id.
 * @param receipt goes up once the server has the record; it is kept first, so that none is lost on the way
 * @returns the id, by which the server knows it however often it is sent
 */
export async function record(
  id: number,
  map: Receipted["map"],
  receipt: NewReceipt | null,
  change: (before: AgreementBody, part: string, stamp: Stamp) => Result<AgreementBody>,
): Promise<Result<string>> {
  const { newId } = await runtime();
  const part = newId();
  const kept = receipt && (await attachReceipt(id, { map, part }, receipt));
  if (kept && !kept.ok) return kept;
  const written = await stamped(id, (before, stamp) => change(before, part, stamp));
  if (written.ok) return done(part);
  if (kept) await discardOutgoing(kept.value);
  return written;
}

/** Edits an agreement with the present user and time. It cannot be undone: others may have counted on what was recorded. */
export async function stamped(
  id: number,
  change: (before: AgreementBody, stamp: Stamp) => Result<AgreementBody>,
): Promise<Result<void>> {
  const { now, viewer } = await runtime();
  const stamp = { by: viewer().user_id, at: new Date(now()).toISOString() };
  return editAgreement(id, (before) => change(before, stamp));
}
