import { confirm } from "#ui/feedback/confirm.tsx";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { mappingMessages } from "../messages.ts";

/** The stays that begin or end at a waypoint, and whether they may go with it. */
export function useStaysAt() {
  const t = useText(mappingMessages);
  const { agreement } = useWorkspace();
  const at = (waypointId: string) =>
    Object.entries(agreement.stays).flatMap(([stayId, stay]) =>
      stay.emb_waypoint === waypointId || stay.disemb_waypoint === waypointId ? [stayId] : [],
    );
  return {
    at,
    /** Asks where there are any. @returns false when the user would rather keep them */
    agree: async (waypointId: string): Promise<boolean> =>
      at(waypointId).length === 0 || confirm(t("mapping.stays.confirm"), { danger: true }),
  };
}
