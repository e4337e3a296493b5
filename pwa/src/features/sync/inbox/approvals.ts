import { approvingParties } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { approvalState } from "shared-schema/approval/marks";
import type { ApprovalsBody } from "shared-schema/approval/schema";

/** One way in which an agreement would read. */
interface Side {
  agreement: Pick<AgreementBody, "parties">;
  fingerprint: string;
}

/**
 * The parties whose approval would lapse if the author's value were taken: the terms are others then, or the party is gone. By key.
 */
export function lapsingApprovals(approvals: ApprovalsBody, theirs: Side, mine: Side): string[] {
  const isCurrent = ({ agreement, fingerprint }: Side, party: string) =>
    approvingParties(agreement).includes(party) && approvalState(approvals, party, fingerprint) === "APPROVED";
  return approvingParties(theirs.agreement).filter((party) => isCurrent(theirs, party) && !isCurrent(mine, party));
}
