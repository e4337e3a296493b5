import { orderWaypoints } from "shared-schema/agreement/order";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";

/** The instant near which the times of a waypoint lie: the last one known before it on the route, else delivery; null without any. */
export function useNear(id: string): string | null {
  const { agreement } = useWorkspace();
  const ordered = orderWaypoints(agreement.waypoints);
  const before = ordered
    .slice(
      0,
      ordered.findIndex(([each]) => each === id),
    )
    .toReversed();
  const known = before.map(([, { arr_date, dep_date }]) => dep_date ?? arr_date).find((at) => at !== null);
  return known ?? agreement.delivery_date;
}
