import type { ItineraryWarning } from "../fuel.ts";
import type { WaypointError, WaypointWarning } from "./issues.ts";

/** English sentences for the REST view; screens translate the codes themselves. */
export const ISSUE_TEXTS: Readonly<Record<WaypointError | WaypointWarning | ItineraryWarning, string>> = {
  "arrival-after-departure": "The arrival is after the departure.",
  "arrival-before-previous-departure": "The arrival is before the departure from the previous waypoint.",
  "position-inland": "This position is inland, with no harbour nearby.",
  "leg-crosses-land": "The leg to this waypoint crosses land.",
  "leg-coast-unknown": "The coast along the leg to this waypoint is not on this device, so land was not checked.",
  "speed-above-maximum": "The speed of the leg to this waypoint is above the yacht’s maximum.",
  "departure-before-estimated-arrival": "The yacht is not expected to arrive before this departure.",
  "late-for-delivery": "Positioning brings the yacht here after the agreed delivery.",
  "consumption-data-missing":
    "Missing required speed/consumption data: fuel consumption estimate will not be calculated.",
  "speed-above-curve": "A leg exceeds the yacht’s consumption data: its fuel is calculated at the highest known speed.",
  "leg-speed-unknown": "A leg has neither times nor speed, so its fuel cannot be estimated.",
};
