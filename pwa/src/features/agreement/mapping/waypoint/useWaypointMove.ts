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
  /** The waypoint that has just stopped being a call, as it left national waters. */
  demoted: Demoted | null;
  dismiss(): void;
}

interface Demoted {
  waypointId: string;
  /** The edit that did it, and further moves of the same waypoint that followed it: two fields are two moves. */
  edits: readonly Step[];
}

/** Moves a waypoint under the rule about calls, and remembers which one stopped being a call. */
export function useWaypointMove(): WaypointMove {
  const { id: agreementId, agreement } = useWorkspace();
  const [demoted, setDemoted] = useState<WaypointMove["demoted"]>(null);
  const { waypoints } = agreement;
  const move = useCallback(
    async (waypointId: string, to: Position) => {
      const moved = await moveWaypoint(agreementId, waypointId, to, watersOf(waypoints[waypointId], to));
      const [edit, before] = [lastEdit(agreementId), lastEdit(agreementId, 1)];
      setDemoted((former) => {
        if (!moved.ok || !edit) return null;
        if (moved.value) return { waypointId, edits: [edit] };
        const isFurther = former?.waypointId === waypointId && former.edits.at(-1)?.key === before?.key;
        return isFurther ? { waypointId, edits: [...former.edits, edit] } : null;
      });
      return moved;
    },
    [agreementId, waypoints],
  );
  return { move, demoted, dismiss: () => setDemoted(null) };
}

/** Without charts no one here knows: the move is kept, and the server decides when it arrives there. */
async function watersOf(from: Position | undefined, to: Position): Promise<{ from: boolean; to: boolean } | null> {
  if (!from) return null;
  const [old, next] = await Promise.all([nationalAt(from), nationalAt(to)]);
  return old === null || next === null ? null : { from: old, to: next };
}
