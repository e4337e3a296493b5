import { useCallback, useState } from "react";
import type { Position } from "shared-schema/base/basics";
import type { Result } from "shared-schema/base/result";
import { moveWaypoint } from "#store/commands/agreement/waypoints.ts";
import { lastEdit, type Step } from "#store/commands/undo.ts";
import { nationalAt } from "#workers/plan/locate.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** Moving waypoints by form, drag and keyboard. */
export interface WaypointMove {
  move(waypointId: string, to: Position): Promise<Result<boolean>>;
  /** The waypoint that has just stopped being a call, as it left national waters, and the edit that did it. */
  demoted: { waypointId: string; edit: Step | null } | null;
  dismiss(): void;
}

/** Moves a waypoint under the rule about calls, and remembers which one stopped being a call. */
export function useWaypointMove(): WaypointMove {
  const { id: agreementId, agreement } = useWorkspace();
  const [demoted, setDemoted] = useState<WaypointMove["demoted"]>(null);
  const { waypoints } = agreement;
  const move = useCallback(
    async (waypointId: string, to: Position) => {
      const moved = await moveWaypoint(agreementId, waypointId, to, watersOf(waypoints[waypointId], to));
      setDemoted(moved.ok && moved.value ? { waypointId, edit: lastEdit(agreementId) } : null);
      return moved;
    },
    [agreementId, waypoints],
  );
  return { move, demoted, dismiss: () => setDemoted(null) };
}

/** Without charts nobody here knows: the move is kept, and the server decides when it arrives there. */
async function watersOf(from: Position | undefined, to: Position): Promise<{ from: boolean; to: boolean } | null> {
  if (!from) return null;
  const [old, next] = await Promise.all([nationalAt(from), nationalAt(to)]);
  return old === null || next === null ? null : { from: old, to: next };
}
