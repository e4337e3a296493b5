import { compareTerms, type TermChange } from "../terms/compare.ts";
import type { ContractTerms } from "../terms/terms.ts";
import type { ApprovalsBody, Mark } from "./schema.ts";

/** The changes to the terms since a party approved or looked. */
export interface ChangesSince {
  /** When, and who did it for the party. */
  mark: Mark;
  changes: TermChange[];
}

/** Lists the changes since a party approved, term by term; null without an approval. */
export function changesSinceApproval(
  approvals: ApprovalsBody,
  party: string,
  current: ContractTerms,
): ChangesSince | null {
  return changesSince(approvals, approvals.parties[party]?.approval, current);
}

/**
 * Lists the changes since a party last looked; null for a party that has never looked. A party that approved these terms has
 * seen them, whatever it looked at since.
 */
export function changesSinceSeen(approvals: ApprovalsBody, party: string, current: ContractTerms): ChangesSince | null {
  const approved = changesSinceApproval(approvals, party, current);
  if (approved?.changes.length === 0) return approved;
  return changesSince(approvals, approvals.parties[party]?.seen, current);
}

function changesSince(
  { terms }: ApprovalsBody,
  mark: Mark | null | undefined,
  current: ContractTerms,
): ChangesSince | null {
  const then = mark && terms[mark.fingerprint];
  return mark && then ? { mark, changes: compareTerms(then, current) } : null;
}
