import type { Waypoint } from "../agreement/schema.ts";
import type { Place } from "../geo/types.ts";
import { crossesLand, type Leg } from "./legs.ts";
import { hoursBetween } from "./times.ts";

export const WAYPOINT_ERRORS = [
  "arrival-after-departure",
  "arrival-before-previous-departure",
  "position-inland",
] as const;
export const WAYPOINT_WARNINGS = [
  "leg-crosses-land",
  "leg-coast-unknown",
  "speed-above-maximum",
  "departure-before-estimated-arrival",
] as const;
export type WaypointError = (typeof WAYPOINT_ERRORS)[number];
export type WaypointWarning = (typeof WAYPOINT_WARNINGS)[number];

/** Codes by the field at which they are shown. */
export type Issues<Code extends string> = Partial<Record<keyof Waypoint, Code[]>>;

/** Charts are coarse: a harbour may lie this far «inland». */
const INLAND_TOLERANCE_NM = 0.3;
const NEAR_HARBOUR_NM = 1.5;

/** What is known about a waypoint when it is judged. */
export interface WaypointContext {
  waypoint: Waypoint;
  previous: Waypoint | null;
  place: Place;
  /** The leg that arrives here. */
  leg: Leg | null;
  /** kt; null when the yacht's maximum is unknown. */
  maximumSpeed: number | null;
}

function later(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && hoursBetween(b, a) > 0;
}

/** Faults that block generation, never saving. */
export function waypointErrors({ waypoint, previous, place }: WaypointContext): Issues<WaypointError> {
  const arrival: WaypointError[] = [];
  if (later(waypoint.arr_date, waypoint.dep_date)) arrival.push("arrival-after-departure");
  if (previous && later(previous.dep_date ?? previous.arr_date, waypoint.arr_date)) {
    arrival.push("arrival-before-previous-departure");
  }
  const inland = place.on_land && place.inland_nm > INLAND_TOLERANCE_NM && place.harbour_nm > NEAR_HARBOUR_NM;
  return {
    ...(arrival.length > 0 && { arr_date: arrival }),
    ...(inland && { latitude: ["position-inland" as const] }),
  };
}

/** Doubts that block nothing. */
export function waypointWarnings({ waypoint, leg, maximumSpeed }: WaypointContext): Issues<WaypointWarning> {
  if (!leg) return {};
  const speed = Math.max(leg.implied_speed ?? 0, leg.planned_speed ?? 0);
  const tooFast = maximumSpeed !== null && speed > maximumSpeed;
  const tooLate = leg.estimated && later(leg.arrival, waypoint.dep_date);
  return {
    ...(crossesLand(leg) && { track: ["leg-crosses-land" as const] }),
    ...(leg.land_nm === null && { track: ["leg-coast-unknown" as const] }),
    ...(tooFast && { arr_date: ["speed-above-maximum" as const] }),
    ...(tooLate && { dep_date: ["departure-before-estimated-arrival" as const] }),
  };
}
