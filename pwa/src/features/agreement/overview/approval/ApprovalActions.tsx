import { type ReactNode, useState } from "react";
import type { ApprovalState } from "shared-schema/approval/marks";
import { revokeApproval } from "#store/commands/agreement/approval.ts";
import { useViewer } from "#store/queries/documents.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { Hindrance } from "../../moves/Hindrance.tsx";
import { useMoveHindrance } from "../../moves/useMoveHindrance.ts";
import type { CurrentTerms } from "../../moves/useTerms.ts";
import { useApproving } from "../next/approving.ts";
import { approvalMessages } from "./approvalMessages.ts";

interface Props {
  /** Key of the party. */
  party: string;
  state: ApprovalState;
  current: CurrentTerms;
}

/** Approve, or take one's approval back, after asking; disabled with its reason where this device cannot do it now. */
export function ApprovalActions({ party, state, current: { isCurrent } }: Props) {
  const t = useText(approvalMessages);
  const { id } = useWorkspace();
  const { user_id } = useViewer();
  const hindrance = useMoveHindrance();
  const { approve } = useApproving();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  const isGiven = state === "APPROVED";
  const reasonId = `approval-reason-${party}`;
  const remove = async () => {
    const options = { confirmLabel: t("approval.remove"), danger: true };
    if (!(await confirm(t("approval.remove.ask"), options))) return;
    setBusy(true);
    const done = await revokeApproval(id, user_id).finally(() => setBusy(false));
    setRefusal(done.ok ? undefined : refusalMessage(done.refusal));
  };
  return (
    <>
      <BusyButton
        size="compact-md"
        variant="default"
        disabled={hindrance !== null || !isCurrent}
        busy={busy}
        aria-describedby={hindrance === null ? undefined : reasonId}
        onClick={isGiven ? remove : approve}
      >
        {t(isGiven ? "approval.remove" : "approval.approve")}
      </BusyButton>
      <Hindrance id={reasonId} by={hindrance} />
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
