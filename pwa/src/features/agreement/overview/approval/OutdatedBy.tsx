import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { RoleStatusView } from "shared-schema/api/agreement/parties";
import { partyKey } from "shared-schema/base/roles";
import { readRoleStatus } from "#store/commands/agreement/approval.ts";
import { untilAnswered } from "#store/queries/asked/untilAnswered.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useNames } from "../../people/useParties.ts";
import { approvalMessages } from "./approvalMessages.ts";

/** Names the author of the edit that outdated an approval, as the server finds it in the history; empty without a connection. */
export function OutdatedBy({ party }: { party: string }) {
  const t = useText(approvalMessages);
  const show = useShow();
  const names = useNames();
  const { id } = useWorkspace();
  const [statuses, setStatuses] = useState<RoleStatusView[]>([]);
  useEffect(() => {
    const asked = untilAnswered(() => readRoleStatus(id)).subscribe(setStatuses);
    return () => asked.unsubscribe();
  }, [id]);
  const status = statuses.find(({ role, profile }) => partyKey(role, profile.id) === party);
  const cause = status?.past_approval?.outdated_by;
  if (!cause) return null;
  const name =
    cause.profile_id === null ? (cause.name ?? t("approval.outdatedBy.other")) : names(cause.profile_id).name;
  return (
    <Text size="sm" mb="sm">
      {t("approval.outdatedBy", { name, when: show.instant(cause.at) })}
    </Text>
  );
}
