import { useMemo } from "react";
import { estimatesToTake } from "shared-schema/itinerary/edit/estimates";
import { enterTimes } from "#store/commands/agreement/routeBatch.ts";
import { saved } from "#ui/feedback/saving.ts";
import { useWorkspace } from "../workspace/workspace.ts";

/** The estimated times that the contract needs: how many waypoints have some, and what enters them, in one step to undo. */
export function useEstimates(): { count: number; take: () => Promise<unknown> } {
  const { id, agreement, may, plan } = useWorkspace();
  const { waypoints } = agreement;
  const times = useMemo(
    () => (plan && may.terms ? estimatesToTake(waypoints, plan.itinerary.waypoints, plan.estimated) : {}),
    [may.terms, plan, waypoints],
  );
  return { count: Object.keys(times).length, take: () => saved(enterTimes(id, times)) };
}
