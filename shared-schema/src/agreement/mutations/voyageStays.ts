import { partyKey } from "../../base/roles.ts";
import { isCall } from "../calls.ts";
import { orderWaypoints } from "../order.ts";
import type { AgreementBody, Stay } from "../schema.ts";
import { isOutside } from "./stays.ts";

type Voyage = Pick<AgreementBody, "waypoints" | "delivery_date" | "redelivery_date">;
type Ends = Omit<Stay, "profile_id">;

/**
 * A stay for the whole voyage: from the first call to the last, positioning left out. It begins with the delivery where that falls within
 * the first call, else when the yacht departs from it, and ends alike. Null until the route has two calls.
 */
export function wholeVoyage({ waypoints, delivery_date, redelivery_date }: Voyage): Ends | null {
  const calls = orderWaypoints(waypoints).filter(([id, { is_routing }]) => !is_routing && isCall(waypoints, id));
  const [first, last] = [calls[0], calls.at(-1)];
  if (!first || !last || first === last) return null;
  return {
    emb_waypoint: first[0],
    emb_date: momentAt(first[1], delivery_date),
    disemb_waypoint: last[0],
    disemb_date: momentAt(last[1], redelivery_date),
  };
}

type CallTimes = Parameters<typeof isOutside>[1];

function momentAt(call: CallTimes, agreed: string | null): string | null {
  if (agreed !== null && !isOutside(agreed, call)) return agreed;
  return call.dep_date ?? call.arr_date;
}

/** Whether a stay is the whole voyage, as far as times are known. */
export function isWholeVoyage(stay: Ends, voyage: Voyage): boolean {
  const whole = wholeVoyage(voyage);
  return whole !== null && isSame(stay, whole);
}

/**
 * The agreement after an edit, with the stays that follow from it. Passengers who were added sail the whole voyage, and so do those who
 * waited for a route. A stay that was the whole voyage before the edit still is; one that the edit changed, or that ever was another, stays.
 */
export function withVoyageStays(before: AgreementBody, after: AgreementBody, newId: () => string): AgreementBody {
  const [was, is] = [wholeVoyage(before), wholeVoyage(after)];
  if (!is) return after;
  const stays = { ...after.stays };
  for (const { role, profile_id } of Object.values(after.parties)) {
    if (role !== "passengers") continue;
    const [own, ...others] = Object.entries(after.stays).filter(([, stay]) => stay.profile_id === profile_id);
    if (!own) {
      const isNew = !Object.hasOwn(before.parties, partyKey("passengers", profile_id));
      if (isNew || was === null) stays[newId()] = { profile_id, ...is };
      continue;
    }
    const [id, stay] = own;
    const former = before.stays[id];
    const isUntouched = others.length === 0 && former !== undefined && isSame(former, stay);
    if (isUntouched && was && isSame(stay, was) && !isSame(stay, is)) stays[id] = { ...stay, ...is };
  }
  return { ...after, stays };
}

function isSame(one: Ends, other: Ends): boolean {
  return (
    one.emb_waypoint === other.emb_waypoint &&
    one.disemb_waypoint === other.disemb_waypoint &&
    isSameMoment(one.emb_date, other.emb_date) &&
    isSameMoment(one.disemb_date, other.disemb_date)
  );
}

/** The same moment may be written with and without milliseconds. */
function isSameMoment(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);
}
