import type { ApprovalState } from "shared-schema/approval/marks";
import { useText } from "#ui/i18n.ts";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import { approvalMessages } from "../approval/approvalMessages.ts";
import { APPROVAL_TONES } from "../approval/approvalTones.ts";

/** The state of an approval. */
export function StateOf({ state }: { state: ApprovalState }) {
  const t = useText(approvalMessages);
  return <StatusTag tone={APPROVAL_TONES[state]}>{t(`approval.${state}`)}</StatusTag>;
}
