import { useEffect, useMemo, useState } from "react";
import type { Plan } from "shared-schema/pricing/plan";
import type { MapPoint } from "#map/points.ts";
import { planInputOf } from "#store/queries/kept/keptPlans.ts";
import { latestWins } from "#workers/plan/latestWins.ts";
import { planWorker } from "#workers/plan/planner.ts";
import { type Delta, deltaBetween } from "#workers/plan/planState.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

type Input = ReturnType<typeof planInputOf>;

/**
 * The change of total and rate if a waypoint were let go where it is held. Bends drawn by hand stay, as they do then; legs that were
 * drawn around land are straight. Null until the worker has answered, where nothing would change, and for a reader who sees no prices.
 */
export function useHeldDelta(id: string, at: MapPoint): Delta | null {
  const { agreement, access, inputs, plan } = useWorkspace();
  // With the plan that it was compared with: an answer that comes after another plan is dropped.
  const [held, setHeld] = useState<{ than: Plan; delta: Delta | null } | null>(null);
  const ask = useMemo(() => {
    if (!access.contract || !plan || plan.failed !== null) return null;
    return latestWins(
      (input: Input) => planWorker.ask((remote) => remote.plan(input)),
      (moved) => setHeld({ than: plan, delta: moved && moved.failed === null ? deltaBetween(plan, moved) : null }),
    );
  }, [access.contract, plan]);
  const { latitude, longitude } = at;
  const { yacht, taxRows, today } = inputs ?? {};
  useEffect(() => {
    const waypoint = agreement.waypoints[id];
    if (!ask || !waypoint || yacht === undefined || !taxRows || today === undefined) return;
    const waypoints = { ...agreement.waypoints, [id]: { ...waypoint, latitude, longitude } };
    ask(planInputOf({ ...agreement, waypoints }, { yacht, taxRows, today }));
  }, [agreement, ask, id, latitude, longitude, taxRows, today, yacht]);
  return held !== null && held.than === plan ? held.delta : null;
}
