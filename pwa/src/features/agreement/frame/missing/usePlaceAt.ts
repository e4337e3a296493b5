import { useMemo } from "react";
import { orderWaypoints } from "shared-schema/agreement/order";
import { PLACE_PENDING, usePlaceName } from "../summary/usePlaceName.ts";
import { useWorkspace } from "../workspace/workspace.ts";

/** Returns how to name a waypoint by its place on the route, counted from 0; null where there is no name yet. */
export function usePlaceAt(): (index: number) => string | null {
  const { agreement } = useWorkspace();
  const nameOf = usePlaceName();
  const ids = useMemo(() => orderWaypoints(agreement.waypoints).map(([id]) => id), [agreement.waypoints]);
  return (index) => {
    const name = nameOf(ids[index] ?? null);
    return name === "" || name === PLACE_PENDING ? null : name;
  };
}
