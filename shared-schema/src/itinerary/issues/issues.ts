import type { Waypoint } from "../../agreement/schema.ts";
import type { Place } from "../../geo/types.ts";
import { crossesLand, type Leg } from "../legs.ts";
import type { Moment, StopTimes } from "../schedule.ts";
import { hoursAfter, hoursBetween } from "../times.ts";

const WAYPOINT_ERRORS = ["arrival-after-departure", "arrival-before-previous-departure", "position-inland"] as const;
const WAYPOINT_WARNINGS = [
  "leg-crosses-land",
  "leg-coast-unknown",
  "speed-above-maximum",
  "departure-before-estimated-arrival",
  "late-for-delivery",
] as const;
export type WaypointError = (typeof WAYPOINT_ERRORS)[number];
export type WaypointWarning = (typeof WAYPOINT_WARNINGS)[number];

/** Codes by the field at which they are shown. */
export type Issues<Code extends string> = Partial<Record<keyof Waypoint, Code[]>>;

/** Charts are coarse: a harbour may lie this far «inland». */
const INLAND_TOLERANCE_NM = 0.3;
const NEAR_HARBOUR_NM = 1.5;
/** One minute. */
const ROUNDING_H = 1 / 60;

/** The facts about a waypoint that its issues are found from. */
interface WaypointContext {
  waypoint: Waypoint;
  /** When the yacht arrives here, and when she is at the waypoint before. */
  arrival: Moment | null;
  previous: StopTimes | null;
  place: Place;
  /** The leg that arrives here. */
  leg: Leg | null;
  /** kt; null when the yacht's maximum is unknown. */
  maximumSpeed: number | null;
  /** When the yacht has to leave: the entered departure, or redelivery at the end of the journey. */
  leaveBy: string | null;
  /** When the yacht is handed over here: delivery where the journey begins, null at every other waypoint. */
  handedOver: string | null;
}

function later(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && hoursBetween(b, a) > 0;
}

/** One instant is past another by more than what is lost when estimates are rounded. */
function isPast(due: string | null, at: string | null): boolean {
  return due !== null && at !== null && hoursBetween(due, at) > ROUNDING_H;
}

/** An instant that was entered or agreed; null for an estimate. */
function known(moment: Moment | null | undefined): string | null {
  return moment && moment.origin !== "ESTIMATED" ? moment.at : null;
}

/** Faults that block generation, never saving. */
export function waypointErrors({
  waypoint,
  arrival: scheduled,
  previous,
  place,
}: WaypointContext): Issues<WaypointError> {
  const arrival: WaypointError[] = [];
  if (later(waypoint.arr_date, waypoint.dep_date)) arrival.push("arrival-after-departure");
  if (later(known(previous?.departure) ?? known(previous?.arrival), known(scheduled))) {
    arrival.push("arrival-before-previous-departure");
  }
  const inland = place.on_land && place.inland_nm > INLAND_TOLERANCE_NM && place.harbour_nm > NEAR_HARBOUR_NM;
  return {
    ...(arrival.length > 0 && { arr_date: arrival }),
    ...(inland && { latitude: ["position-inland" as const] }),
  };
}

/**
 * When positioning brings the yacht to the end of a leg: at the entered arrival, else as soon as her speed takes her there.
 * An agreed arrival says when she is expected, not when she comes.
 */
function reachedAt(leg: Leg, arrival: Moment | null): string | null {
  if (arrival?.origin !== "AGREED") return leg.arrival;
  return leg.departure === null || leg.speed === null ? null : hoursAfter(leg.departure, leg.nm / leg.speed);
}

/** The speed that a leg asks of the yacht, kt: what its times imply or what is planned, whichever is faster; 0 where neither is known. */
export function speedNeeded({ implied_speed, planned_speed }: Pick<Leg, "implied_speed" | "planned_speed">): number {
  return Math.max(implied_speed ?? 0, planned_speed ?? 0);
}

/** Doubts that block nothing. */
export function waypointWarnings(context: WaypointContext): Issues<WaypointWarning> {
  const { leg, arrival, maximumSpeed, leaveBy, handedOver } = context;
  if (!leg) return {};
  const tooFast = maximumSpeed !== null && speedNeeded(leg) > maximumSpeed;
  const tooLate = leg.estimated && later(leg.arrival, leaveBy);
  const arrivalDoubts: WaypointWarning[] = [];
  if (tooFast) arrivalDoubts.push("speed-above-maximum");
  if (isPast(handedOver, reachedAt(leg, arrival))) arrivalDoubts.push("late-for-delivery");
  return {
    ...(crossesLand(leg) && { track: ["leg-crosses-land" as const] }),
    ...(leg.land_nm === null && { track: ["leg-coast-unknown" as const] }),
    ...(arrivalDoubts.length > 0 && { arr_date: arrivalDoubts }),
    ...(tooLate && { dep_date: ["departure-before-estimated-arrival" as const] }),
  };
}
