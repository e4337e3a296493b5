import type { AgreementBody } from "shared-schema/agreement/schema";
import { contractReadersOf } from "../../agreement/contractReaders.ts";
import { ownerOf } from "../../base/account/ownerOf.ts";
import type { Tx } from "../../base/context.ts";
import { addAlert } from "./addAlert.ts";

/** A version of a contract that was just generated. */
interface Generated {
  id: number;
  agreement: AgreementBody;
  /** Of its terms. */
  fingerprint: string;
  author: number | null;
}

/** Tells everybody who reads the contract and has an account, but the one who generated it, and signatories, who are asked to sign. */
export function alertGenerated(tx: Tx, { id, agreement, fingerprint, author }: Generated): void {
  const { version, generated_versions_len } = agreement;
  // Of the same version there may be several: one was discarded, or lost with a restored backup, and another generated.
  const cause = `${version}/${generated_versions_len}/${fingerprint}`;
  for (const user of contractReadersOf(tx, agreement)) {
    if (user.id === author || isAskedToSign(tx, id, version, user.id)) continue;
    addAlert(tx, { cause, kind: "generated", user_id: user.id, agreement_id: id, details: { version } });
  }
}

function isAskedToSign(tx: Tx, id: number, version: number, userId: number): boolean {
  return tx.store.signing.delegations.asked(id, version).some(({ profile_id }) => ownerOf(tx, profile_id) === userId);
}
