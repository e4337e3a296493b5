import { removeWaypoint } from "#store/commands/agreement/waypoints.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { mappingMessages } from "../messages.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import { useStaysAt } from "./useStaysAt.ts";

/** Deletes a waypoint after asking once, with the stays that hang on it. */
export function useWaypointRemoval(run: RouteEditor["run"]): (waypointId: string) => Promise<void> {
  const t = useText(mappingMessages);
  const { id } = useWorkspace();
  const stays = useStaysAt();
  return async (waypointId) => {
    const agreed =
      stays.at(waypointId).length > 0
        ? await stays.agree(waypointId)
        : await confirm(t("mapping.delete.confirm"), { danger: true });
    if (agreed) await run(removeWaypoint(id, waypointId));
  };
}
