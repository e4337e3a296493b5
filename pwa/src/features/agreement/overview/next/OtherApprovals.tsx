import { Text } from "@mantine/core";
import { partyLabel } from "shared-schema/labels/parties";
import { useViewer } from "#store/queries/documents.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useNames } from "../../people/useParties.ts";
import { approvalMessages } from "../approval/approvalMessages.ts";
import { APPROVAL_TONES } from "../approval/approvalTones.ts";
import { useApprovalStates } from "../brief/useApprovalStates.ts";
import classes from "./dialog.module.css";
import { dialogMessages } from "./dialogMessages.ts";

/** Everybody else whose approval the agreement needs, with its state. */
export function OtherApprovals() {
  const t = useText(dialogMessages);
  const states = useText(approvalMessages);
  const language = useLanguage();
  const viewer = useViewer();
  const { agreement } = useWorkspace();
  const names = useNames();
  const others = [...(useApprovalStates() ?? [])].flatMap(([key, state]) => {
    const party = agreement.parties[key];
    if (!party || viewer.profile_ids.has(party.profile_id)) return [];
    const { name, profile } = names(party.profile_id);
    return [{ key, state, name, label: partyLabel(party.role, profile)[language] }];
  });
  if (others.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={600} mt="sm">
        {t("approving.others")}
      </Text>
      <ul className={classes.people}>
        {others.map(({ key, state, name, label }) => (
          <li key={key}>
            <span>
              <strong>{name}</strong> <span className={classes.quiet}>{label}</span>
            </span>
            <StatusTag tone={APPROVAL_TONES[state]}>{states(`approval.${state}`)}</StatusTag>
          </li>
        ))}
      </ul>
    </>
  );
}
