import { useCallback } from "react";
import { useWorkspace } from "./workspace.ts";

/** Names a waypoint: what the user calls it, else the place found from its position. */
export function usePlaceName(): (waypointId: string | null) => string {
  const { agreement, plan } = useWorkspace();
  return useCallback(
    (waypointId) => {
      if (waypointId === null) return "";
      const own = agreement.waypoints[waypointId]?.call_location_str?.trim();
      if (own) return own;
      return plan?.itinerary.waypoints.find(({ id }) => id === waypointId)?.geoname.display_name ?? "…";
    },
    [agreement.waypoints, plan],
  );
}
