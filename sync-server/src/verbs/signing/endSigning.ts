import { decideOpen } from "shared-schema/signing/decide";
import { following } from "../documents/consequences.ts";
import { writeFailure } from "./flow/steps.ts";
import { readSigning } from "./versionState.ts";

/**
 * Signatures that are under way end when their version can no longer be signed: an addendum was opened, or settling has begun. The
 * version is free at once, and what waits at the signing service is revoked by the next look.
 */
export const endSigning = following("agreements", (tx, { id, stood, stands }) => {
  if (stood === null || stands === null) return;
  if (stood.status === stands.status && stood.version === stands.version) return;
  for (const row of tx.store.signing.signatures.openOf(Number(id))) {
    const signing = readSigning(tx, { id: Number(id), version: row.version }, true);
    if (!signing.ok) continue;
    const open = decideOpen({ ...signing.value.state, agreement: stands }, tx.now);
    if (!open.ok) writeFailure(tx, row, open.refusal);
  }
});
