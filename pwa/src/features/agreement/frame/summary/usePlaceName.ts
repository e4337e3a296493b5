import { useCallback, useMemo } from "react";
import { describePlace } from "shared-schema/geo/places/description";
import { useLanguage } from "#ui/i18n.ts";
import { useShownPlan } from "../workspace/useShownPlan.ts";
import { useWorkspace } from "../workspace/workspace.ts";

/** The name of a place that is still being looked for. */
export const PLACE_PENDING = "…";

/** Names a waypoint: what the user calls it, else the place found from its position. */
export function usePlaceName(): (waypointId: string | null) => string {
  const language = useLanguage();
  const { agreement } = useWorkspace();
  const { plan } = useShownPlan();
  const found = useMemo(
    () => new Map(plan?.itinerary.waypoints.map(({ id, description }) => [id, description])),
    [plan],
  );
  return useCallback(
    (waypointId) => {
      if (waypointId === null) return "";
      const own = agreement.waypoints[waypointId]?.call_location_str?.trim();
      if (own) return own;
      const description = found.get(waypointId);
      return description ? describePlace(description, language) : PLACE_PENDING;
    },
    [agreement.waypoints, found, language],
  );
}
