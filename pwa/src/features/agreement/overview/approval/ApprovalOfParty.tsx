import { Anchor, Text } from "@mantine/core";
import { useState } from "react";
import { roleAccess } from "shared-schema/agreement/access";
import { isGenerated } from "shared-schema/agreement/status";
import { type ChangesSince, changesSinceApproval, changesSinceSeen } from "shared-schema/approval/changes";
import { type ApprovalState, approvalState } from "shared-schema/approval/marks";
import { PRINCIPAL_ROLES } from "shared-schema/approval/mayApprove";
import type { ApprovalsBody, Asked } from "shared-schema/approval/schema";
import type { Role } from "shared-schema/base/roles";
import { noteSeen } from "#store/commands/agreement/approval.ts";
import { useText } from "#ui/i18n.ts";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useMoveHindrance } from "../../moves/useMoveHindrance.ts";
import type { CurrentTerms } from "../../moves/useTerms.ts";
import { ApprovalActions } from "./ApprovalActions.tsx";
import classes from "./approval.module.css";
import { approvalMessages } from "./approvalMessages.ts";
import { APPROVAL_TONES } from "./approvalTones.ts";
import { ChangesSheet, type Since } from "./ChangesSheet.tsx";
import { useFirstLook } from "./useFirstLook.ts";

interface Props {
  party: { key: string; role: Role };
  /** The card is the viewer's own. */
  isOwn: boolean;
  approvals: ApprovalsBody;
  current: CurrentTerms;
}

/** On a party's card: the state of its approval, what changed since it approved or looked, and on one's own card the buttons. */
export function ApprovalOfParty({ party: { key, role }, isOwn, approvals, current }: Props) {
  const { id, agreement } = useWorkspace();
  const hindrance = useMoveHindrance();
  const [opened, setOpened] = useState<Parameters<typeof ChangesSheet>[0]["opened"]>(null);
  const isPrincipal = PRINCIPAL_ROLES.includes(role);
  useFirstLook(isOwn && isPrincipal && hindrance === null, key, approvals, current);
  if (!roleAccess(role).can_approve) return null;
  const state = approvalState(approvals, key, current.fingerprint);
  const open = (since: Since, found: ChangesSince) => {
    setOpened({ since, party: key, found, current: current.terms });
    // A look that does not reach the server stays one that the card asks for.
    if (isOwn && hindrance === null && current.isCurrent) void noteSeen(id, current.fingerprint);
  };
  return (
    <div className={classes.approval}>
      {(state === "APPROVED" || !isGenerated(agreement.status)) && (
        <State state={state} at={approvals.parties[key]?.approval?.at ?? null} />
      )}
      {!isGenerated(agreement.status) && <AskedOn asked={approvals.parties[key]?.asked} />}
      {!isGenerated(agreement.status) && (
        <SinceLink since="approval" found={changesSinceApproval(approvals, key, current.terms)} onOpen={open} />
      )}
      {isPrincipal && <Unseen party={key} isOwn={isOwn} approvals={approvals} current={current} onOpen={open} />}
      {isOwn && !isGenerated(agreement.status) && <ApprovalActions party={key} state={state} current={current} />}
      <ChangesSheet opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

function State({ state, at }: { state: ApprovalState; at: string | null }) {
  const t = useText(approvalMessages);
  const show = useShow();
  return (
    <>
      <StatusTag tone={APPROVAL_TONES[state]}>{t(`approval.${state}`)}</StatusTag>
      {at !== null && <span className={classes.when}>{show.day(at)}</span>}
    </>
  );
}

/** When the party was last asked to approve, and when it opened the agreement afterwards. */
function AskedOn({ asked }: { asked: Asked | undefined }) {
  const t = useText(approvalMessages);
  const show = useShow();
  if (!asked) return null;
  const { at, opened_at } = asked;
  const when = show.day(at);
  const words =
    opened_at === null
      ? t("approval.asked", { when })
      : t("approval.asked.opened", { when, opened: show.day(opened_at) });
  return <span className={classes.when}>{words}</span>;
}

interface LinkProps {
  since: Since;
  found: ChangesSince | null;
  onOpen: (since: Since, found: ChangesSince) => void;
}

/** How many terms changed; opens them. Nothing while none did. */
function SinceLink({ since, found, onOpen }: LinkProps) {
  const t = useText(approvalMessages);
  if (!found || found.changes.length === 0) return null;
  return (
    <Anchor component="button" type="button" size="sm" ta="start" onClick={() => onOpen(since, found)}>
      {t(`approval.since.${since}`, { count: found.changes.length })}
    </Anchor>
  );
}

function Unseen({
  party,
  isOwn,
  approvals,
  current,
  onOpen,
}: { party: string; isOwn: boolean; approvals: ApprovalsBody; current: CurrentTerms } & Pick<LinkProps, "onOpen">) {
  const t = useText(approvalMessages);
  const found = changesSinceSeen(approvals, party, current.terms);
  if (found) return <SinceLink since="seen" found={found} onOpen={onOpen} />;
  if (isOwn) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("approval.neverSeen")}
    </Text>
  );
}
