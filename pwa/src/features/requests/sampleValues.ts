import { orderWaypoints } from "shared-schema/agreement/order";
import { MOST_GUESTS, MOST_MESSAGE } from "shared-schema/api/request";
import { MOST_SHORT_TEXT } from "shared-schema/base/basics";
import type { KeptSample } from "../../store/session/keptSample.ts";
import { showDate } from "../../ui/fields/dates.ts";
import type { RequestValues } from "./typedRequest.ts";

/**
 * Returns the values that a request takes over from the sample: days, guests, the yacht in words, and the places of its
 * route.
 */
export function valuesOf({ agreement, yacht }: KeptSample): Partial<RequestValues> {
  const { waypoints, parties, cruise_areas, delivery_date, redelivery_date } = agreement;
  const guests = Object.values(parties).filter(({ role }) => role === "passengers").length;
  const places = orderWaypoints(waypoints).flatMap(([, { call_location_str }]) => call_location_str ?? []);
  return {
    from: showDate(delivery_date),
    to: showDate(redelivery_date),
    guests: String(Math.min(Math.max(guests, 1), MOST_GUESTS)),
    yacht: [yacht.name, yacht.loa === null ? null : `${yacht.loa} m`]
      .filter(Boolean)
      .join(", ")
      .slice(0, MOST_SHORT_TEXT),
    areas: (cruise_areas ?? "").slice(0, MOST_SHORT_TEXT),
    message: places.join(" – ").slice(0, MOST_MESSAGE),
  };
}
