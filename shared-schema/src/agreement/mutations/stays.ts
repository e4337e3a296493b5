import { serialNumbers } from "../order.ts";
import type { AgreementBody, Stay, Waypoint } from "../schema.ts";

/**
 * The correction made to a stay: the calls were in the wrong order, a time was outside its call, or the passenger would
 * have left before boarding.
 */
export type StayMend = "order" | "embOutside" | "disembOutside" | "leavesBefore";

interface MendedStay {
  stay: Stay;
  mends: StayMend[];
}

type CallTimes = Pick<Waypoint, "arr_date" | "dep_date">;

/**
 * Mends a stay so that it can be stored. A disembarking call before the boarding call becomes the boarding call. A time outside of
 * its call becomes the call's departure (boarding) or arrival (disembarking). No one leaves before boarding.
 *
 * The app stores what is mended and says so; REST refuses wrong orders and warns of times outside of a call.
 */
export function mendStay(given: Stay, waypoints: AgreementBody["waypoints"]): MendedStay {
  const mends: StayMend[] = [];
  const stay = { ...given };
  if (isReversed(stay, waypoints)) {
    mends.push("order");
    stay.disemb_waypoint = stay.emb_waypoint;
  }
  const boarding = callOf(waypoints, stay.emb_waypoint);
  if (boarding && isOutside(stay.emb_date, boarding)) {
    mends.push("embOutside");
    stay.emb_date = boarding.dep_date ?? boarding.arr_date;
  }
  const leaving = callOf(waypoints, stay.disemb_waypoint);
  if (leaving && isOutside(stay.disemb_date, leaving)) {
    mends.push("disembOutside");
    stay.disemb_date = leaving.arr_date ?? leaving.dep_date;
  }
  if (isEarlier(stay.disemb_date, stay.emb_date)) {
    mends.push("leavesBefore");
    stay.disemb_date = stay.emb_date;
  }
  return { stay, mends };
}

/** Whether a time is before the call's arrival or after its departure. */
export function isOutside(at: string | null, { arr_date, dep_date }: CallTimes): boolean {
  return isEarlier(at, arr_date) || isEarlier(dep_date, at);
}

/** Whether one time is before another; unknown times are neither. */
export function isEarlier(first: string | null, second: string | null): boolean {
  return first !== null && second !== null && Date.parse(first) < Date.parse(second);
}

function isReversed({ emb_waypoint, disemb_waypoint }: Stay, waypoints: AgreementBody["waypoints"]): boolean {
  const order = serialNumbers(waypoints);
  const [from, to] = [order.get(emb_waypoint ?? ""), order.get(disemb_waypoint ?? "")];
  return from !== undefined && to !== undefined && to < from;
}

function callOf(waypoints: AgreementBody["waypoints"], id: string | null): Waypoint | undefined {
  return id !== null && Object.hasOwn(waypoints, id) ? waypoints[id] : undefined;
}
