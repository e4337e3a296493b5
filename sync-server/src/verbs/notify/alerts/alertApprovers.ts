import { approvingParties } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { requestsFor } from "shared-schema/approval/asking";
import { approvalState } from "shared-schema/approval/marks";
import type { ApprovalsBody } from "shared-schema/approval/schema";
import { ownerOf } from "../../base/account/ownerOf.ts";
import type { Tx } from "../../base/context.ts";
import { nextNewsOf } from "../next/nextNews.ts";
import { addAlert } from "./addAlert.ts";

interface Asked {
  id: number;
  agreement: AgreementBody;
  approvals: ApprovalsBody;
  /** Of the terms that are to be approved. */
  fingerprint: string;
  /** The account that gave its approval or locked the agreement, which is not told. */
  author: number | null;
}

/**
 * Asks the parties for their approval that have not approved these terms: the first approval of terms asks the others, and so does a
 * lock. Each account is asked once for the same terms, and not here where someone has asked it already.
 */
export function alertApprovers(tx: Tx, { id, agreement, approvals, fingerprint, author }: Asked): void {
  const missing = approvingParties(agreement).filter(
    (party) =>
      approvalState(approvals, party, fingerprint) !== "APPROVED" &&
      requestsFor(approvals, party, fingerprint).length === 0,
  );
  const owners = new Set(
    missing.flatMap((party) => {
      const profile = agreement.parties[party]?.profile_id;
      return profile === undefined ? [] : (ownerOf(tx, profile) ?? []);
    }),
  );
  if (owners.size === 0) return;
  const nextFor = nextNewsOf(tx, id);
  for (const user_id of owners) {
    if (user_id === author) continue;
    addAlert(tx, { cause: fingerprint, kind: "approval-asked", user_id, agreement_id: id, details: nextFor(user_id) });
  }
}
