import { roleAccess } from "../agreement/access.ts";
import { byPos } from "../agreement/order.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import type { TermChange } from "../terms/compare.ts";
import type { ContractTerms } from "../terms/terms.ts";
import { changesSinceApproval, changesSinceSeen } from "./changes.ts";
import { PRINCIPAL_ROLES } from "./mayApprove.ts";
import type { ApprovalsBody } from "./schema.ts";

/** A party that would be surprised by a contract with these terms. */
export type Behind = { party: string; profile_id: number } & (
  | { kind: "approved-other" | "not-seen"; changes: TermChange[] }
  | { kind: "never-opened" }
);

/**
 * The parties that approved other terms, and the principals who have not seen these, in the order of the parties. They are named
 * before a contract is generated.
 * @param hasAccount whether someone can open the agreement at all
 */
export function partiesBehind(
  agreement: Pick<AgreementBody, "parties">,
  approvals: ApprovalsBody,
  current: ContractTerms,
  hasAccount: (profileId: number) => boolean,
): Behind[] {
  return byPos(agreement.parties).flatMap(([party, { role, profile_id }]): Behind[] => {
    if (!roleAccess(role).can_approve) return [];
    const approved = changesSinceApproval(approvals, party, current);
    if (approved && approved.changes.length > 0) {
      return [{ kind: "approved-other", party, profile_id, changes: approved.changes }];
    }
    if (!PRINCIPAL_ROLES.includes(role)) return [];
    const seen = changesSinceSeen(approvals, party, current);
    if (!seen) return hasAccount(profile_id) ? [{ kind: "never-opened", party, profile_id }] : [];
    return seen.changes.length > 0 ? [{ kind: "not-seen", party, profile_id, changes: seen.changes }] : [];
  });
}
