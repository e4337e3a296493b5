import { decideOpen } from "shared-schema/signing/signRules";
import type { SigningService } from "../../ports/signatures/service.ts";
import type { Consequence } from "../base/context.ts";
import { following } from "../documents/consequences.ts";
import { askNext } from "./ask/askNext.ts";
import { writeFailure } from "./flow/steps.ts";
import { keepAwaited } from "./keepAwaited.ts";
import { readSigning } from "./versionState.ts";

/**
 * Signatures that are under way end when their version can no longer be signed: an addendum was opened, or settling has begun. The
 * version is free at once, and what waits at the signing service is revoked by the next look. A generated version asks its signatories.
 */
export function followSigning(service: Pick<SigningService, "assurance"> | null): Consequence {
  return following("agreements", (tx, { id, previous, current, user_id }) => {
    if (previous === null || current === null) return;
    if (previous.status === current.status && previous.version === current.version) return;
    for (const row of tx.store.signing.signatures.openOf(Number(id))) {
      const signing = readSigning(tx, { id: Number(id), version: row.version }, true);
      if (!signing.ok) continue;
      const open = decideOpen({ ...signing.value.state, agreement: current }, tx.now);
      if (!open.ok) writeFailure(tx, row, open.refusal);
    }
    if (service === null) return;
    keepAwaited(tx, Number(id), user_id);
    const version = tx.store.contractVersions.latestOf(Number(id));
    if (version !== null) askNext(tx, { id: Number(id), version }, service);
  });
}
