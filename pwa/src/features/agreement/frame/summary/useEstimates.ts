import { useMemo } from "react";
import { estimatesToTake } from "shared-schema/itinerary/edit/estimates";
import { enterTimes } from "#store/commands/agreement/routeBatch.ts";
import { saved } from "#ui/feedback/saving.ts";
import { useWorkspace } from "../workspace/workspace.ts";

/**
 * The estimated times that the contract needs: how many waypoints have some, and what enters them, in one step to undo. None while
 * an edit is routed or planned: the plan is still that of the former route.
 */
export function useEstimates(): { count: number; take: () => Promise<unknown> } {
  const { id, agreement, may, plan, busy } = useWorkspace();
  const { waypoints } = agreement;
  const times = useMemo(
    () => (plan && !busy && may.terms ? estimatesToTake(waypoints, plan.itinerary.waypoints, plan.estimated) : {}),
    [busy, may.terms, plan, waypoints],
  );
  return { count: Object.keys(times).length, take: () => saved(enterTimes(id, times)) };
}
