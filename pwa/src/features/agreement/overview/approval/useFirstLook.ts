import { useEffect } from "react";
import type { ApprovalsBody } from "shared-schema/approval/schema";
import { noteSeen } from "#store/commands/agreement/approval.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { CurrentTerms } from "../../moves/useTerms.ts";

/** Notes the first opening of an agreement as the first look: changes are counted from there. */
export function useFirstLook(isAble: boolean, party: string, approvals: ApprovalsBody, current: CurrentTerms): void {
  const { id } = useWorkspace();
  const isFirst = isAble && current.isCurrent && !approvals.parties[party]?.seen;
  const { fingerprint } = current;
  useEffect(() => {
    // Terms that the server does not have like this are looked at again when they have arrived.
    if (isFirst) void noteSeen(id, fingerprint);
  }, [isFirst, id, fingerprint]);
}
