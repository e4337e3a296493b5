import { useMemo } from "react";
import { approvingParties } from "shared-schema/agreement/access";
import { isGenerated } from "shared-schema/agreement/status";
import { type ApprovalState, approvalState } from "shared-schema/approval/marks";
import { useApprovals } from "#store/queries/agreement/approvals.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useTerms } from "../../moves/useTerms.ts";

/**
 * The state of each approval that the agreement needs, by the keys of its parties; only within `TermsProvider`.
 * @returns null while it is not known, and once a contract has been generated
 */
export function useApprovalStates(): ReadonlyMap<string, ApprovalState> | null {
  const { current } = useTerms();
  return useStatesOf(current?.fingerprint ?? null);
}

/** The same, of the terms of the last visit until today's are known. */
export function useLastStates(): ReadonlyMap<string, ApprovalState> | null {
  const { last } = useWorkspace();
  const { current } = useTerms();
  return useStatesOf(current?.fingerprint ?? last?.fingerprint ?? null);
}

function useStatesOf(fingerprint: string | null): ReadonlyMap<string, ApprovalState> | null {
  const { id, agreement } = useWorkspace();
  const approvals = useApprovals(id);
  return useMemo(() => {
    if (!approvals || fingerprint === null || isGenerated(agreement.status)) return null;
    return new Map(
      approvingParties(agreement).map((key) => [key, approvalState(approvals, key, fingerprint)] as const),
    );
  }, [agreement, approvals, fingerprint]);
}
