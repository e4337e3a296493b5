import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { orderWaypoints } from "shared-schema/itinerary/order";
import type { Result } from "shared-schema/result";
import type { MapPoint } from "../../../map/points.ts";
import { addWaypoint, patchWaypoint } from "../../../store/commands/waypoints.ts";
import { said } from "../../../ui/said.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { type LegEditing, useLegEditing } from "./useLegEditing.ts";
import { type Routing, useRouting } from "./useRouting.ts";

/** What chart, list and form share: the selected waypoint, the one being placed, and how the route changes. */
export interface RouteEditor {
  selected: string | null;
  select(id: string | null): void;
  /** Where a waypoint is being placed; it becomes one once it is stored. */
  temporary: MapPoint | null;
  place(at: MapPoint | null): void;
  /** Stores a waypoint behind the selected one, and selects it. */
  add(at: MapPoint): Promise<void>;
  move(id: string, to: MapPoint): Promise<void>;
  /** What is done to legs. */
  legs: LegEditing;
  routing: Routing;
  /** Carries a command out and keeps its refusal, to be read above the chart. */
  run<T>(command: Promise<Result<T>>): Promise<T | null>;
  refusal: string | null;
  /** Says why something was not done, or that nothing is wrong any more. */
  tell(message: string | null): void;
}

/** The state of the route's editing. */
export function useRouteEditor(): RouteEditor {
  const { id: agreementId, agreement } = useWorkspace();
  const [chosen, select] = useState<string | null>(null);
  const [temporary, place] = useState<MapPoint | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const selected = chosen !== null && agreement.waypoints[chosen] ? chosen : null;
  useJumpedTo(select);
  const run = useCallback(async <T>(command: Promise<Result<T>>): Promise<T | null> => {
    const result = await command;
    setRefusal(result.ok ? null : said(result.refusal));
    return result.ok ? result.value : null;
  }, []);
  const add = useCallback(
    async ({ latitude, longitude }: MapPoint) => {
      const added = await run(addWaypoint(agreementId, { latitude, longitude, selected }));
      place(null);
      if (added !== null) select(added);
    },
    [agreementId, run, selected],
  );
  const move = useCallback(
    async (id: string, { latitude, longitude }: MapPoint) => {
      await run(patchWaypoint(agreementId, id, { latitude, longitude }));
    },
    [agreementId, run],
  );
  const legs = useLegEditing({ run, select, place });
  const routing = useRouting();
  return { selected, select, temporary, place, add, move, legs, routing, run, refusal, tell: setRefusal };
}

/** A jump to a missing time selects its waypoint first, so that the form with the field stands. */
function useJumpedTo(select: (id: string) => void): void {
  const { hash, key } = useLocation();
  const { agreement } = useWorkspace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a jump selects, not every edit of the route
  useEffect(() => {
    const index = /^#cruise\.waypoints\.(\d+)/.exec(decodeURIComponent(hash))?.[1];
    const entry = index === undefined ? undefined : orderWaypoints(agreement.waypoints)[Number(index)];
    if (entry) select(entry[0]);
  }, [hash, key]);
}
