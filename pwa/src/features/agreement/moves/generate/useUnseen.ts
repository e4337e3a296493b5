import { type Behind, partiesBehind } from "shared-schema/approval/behind";
import { summaryOf } from "shared-schema/terms/names/summary";
import type { ContractTerms } from "shared-schema/terms/terms";
import { useApprovals } from "#store/queries/agreement/approvals.ts";
import { useViewer } from "#store/queries/documents.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useNames } from "../../people/useParties.ts";
import { generateMessages } from "./generateMessages.ts";
import { useChangedSinceFrozen } from "./useChangedSinceFrozen.ts";
import { useTermNames } from "./useTermNames.ts";

/**
 * Returns how to tell what someone would be surprised by in a contract with these terms: who approved others, who has not seen
 * them, and what changed of yacht and people since they were frozen. One sentence each, none when no one would be. Null while the
 * approvals have not arrived on this device.
 */
export function useUnseen(): ((current: ContractTerms) => Promise<string[]>) | null {
  const t = useText(generateMessages);
  const { id, agreement, inputs } = useWorkspace();
  const viewer = useViewer();
  const names = useNames();
  const approvals = useApprovals(id);
  const changedSinceFrozen = useChangedSinceFrozen();
  const termNames = useTermNames();
  if (!approvals) return null;
  const hasAccount = (profileId: number) => (inputs?.profiles[profileId]?.user_id ?? null) !== null;
  return async (current) => {
    const isBehind = ({ kind, profile_id }: Behind) =>
      // The person who generates it has these terms on the screen.
      kind === "approved-other" || !viewer.profile_ids.has(profile_id);
    const behind = partiesBehind(agreement, approvals, current, hasAccount).filter(isBehind);
    const changed = await changedSinceFrozen(current);
    return [
      ...behind.map((each) => {
        const { name } = names(each.profile_id);
        if (each.kind === "never-opened") return t("generate.never-opened", { name });
        return t(`generate.${each.kind}`, { name, terms: termNames(summaryOf(each.changes, current)) });
      }),
      ...(changed.length > 0 ? [t("generate.frozen", { terms: termNames(changed) })] : []),
    ];
  };
}
