import { orderWaypoints } from "shared-schema/agreement/order";
import type { Moment } from "shared-schema/itinerary/schedule";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** A call at which passengers may board and leave. */
export interface Call {
  id: string;
  sn: number;
  label: string;
  /** Entered, or agreed as delivery or redelivery. */
  arr_date: string | null;
  dep_date: string | null;
  /** The same times with estimates where none is known. */
  arrival: Moment | null;
  departure: Moment | null;
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
      arr_date: known(derived?.arrival) ?? waypoint.arr_date,
      dep_date: known(derived?.departure) ?? waypoint.dep_date,
      arrival: derived?.arrival ?? null,
      departure: derived?.departure ?? null,
      country: derived?.geoname.country?.iso ?? null,
    };
    return [call];
  });
}

function known(moment: Moment | null | undefined): string | null {
  return moment && moment.origin !== "ESTIMATED" ? moment.at : null;
}
