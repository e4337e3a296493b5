import { useCallback } from "react";
import { describePlace } from "shared-schema/geo/places/description";
import { useLanguage } from "../../../../ui/i18n.ts";
import { useWorkspace } from "../workspace/workspace.ts";

/** Names a waypoint: what the user calls it, else the place found from its position. */
export function usePlaceName(): (waypointId: string | null) => string {
  const language = useLanguage();
  const { agreement, plan } = useWorkspace();
  return useCallback(
    (waypointId) => {
      if (waypointId === null) return "";
      const own = agreement.waypoints[waypointId]?.call_location_str?.trim();
      if (own) return own;
      const found = plan?.itinerary.waypoints.find(({ id }) => id === waypointId);
      return found ? describePlace(found.description, language) : "…";
    },
    [agreement.waypoints, language, plan],
  );
}
