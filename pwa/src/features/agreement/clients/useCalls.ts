import { orderWaypoints } from "shared-schema/itinerary/order";
import { usePlaceName } from "../frame/usePlaceName.ts";
import { useWorkspace } from "../frame/workspace.ts";

/** A call at which passengers may board and leave. */
export interface Call {
  id: string;
  sn: number;
  label: string;
  arr_date: string | null;
  dep_date: string | null;
  /** ISO code; null while it is not known. */
  country: string | null;
}

/** The calls of the route in sailing order; the first waypoint always is one. */
export function useCalls(): Call[] {
  const { agreement, plan } = useWorkspace();
  const place = usePlaceName();
  return orderWaypoints(agreement.waypoints).flatMap(([id, waypoint], index) => {
    if (index > 0 && !waypoint.is_call) return [];
    const derived = plan?.itinerary.waypoints.find((one) => one.id === id);
    const call = {
      id,
      sn: index + 1,
      label: `${index + 1} · ${place(id)}`,
      arr_date: waypoint.arr_date,
      dep_date: waypoint.dep_date,
      country: derived?.geoname.country?.iso ?? null,
    };
    return [call];
  });
}
