import { useEffect, useMemo, useState } from "react";
import type { MapPoint } from "#map/points.ts";
import { planInputOf } from "#store/queries/kept/keptPlans.ts";
import { latestWins } from "#workers/plan/latestWins.ts";
import { planWorker } from "#workers/plan/planner.ts";
import { type Delta, deltaBetween } from "#workers/plan/planState.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

type Input = ReturnType<typeof planInputOf>;

/**
 * What total and rate would change by if a waypoint were let go where it is held, with straight legs; null until the worker has
 * answered, where nothing would change, and for a reader who sees no prices.
 */
export function useHeldDelta(id: string, at: MapPoint): Delta | null {
  const { agreement, access, inputs, plan } = useWorkspace();
  const [delta, setDelta] = useState<Delta | null>(null);
  const ask = useMemo(() => {
    if (!access.contract || !plan || plan.failed !== null) return null;
    return latestWins(
      (input: Input) => planWorker.ask((remote) => remote.plan(input)),
      (held) => setDelta(held && held.failed === null ? deltaBetween(plan, held) : null),
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
  return delta;
}
