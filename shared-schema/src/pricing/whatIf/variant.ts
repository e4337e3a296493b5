import { firstIsCall, placeWaypoint, takeWaypoint } from "../../agreement/mutations/waypoints.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { withNights } from "../../itinerary/edit/nights.ts";
import { unrouted } from "../../itinerary/edit/routedLegs.ts";
import { atSpeed } from "../../itinerary/speed/retimed.ts";
import { hoursAfter } from "../../itinerary/times.ts";
import type { AddedCall, Wishes } from "./wishes.ts";

const HOURS_PER_DAY = 24;

/** How many wishes are about a waypoint that the draft no longer has: they do nothing. */
export function lostWishes({ waypoints }: Pick<AgreementBody, "waypoints">, wishes: Wishes): number {
  const needed = [...wishes.left_out, ...Object.keys(wishes.nights)];
  return needed.filter((id) => !Object.hasOwn(waypoints, id)).length;
}

/**
 * The draft as a variant has it: every field that no wish changes is the draft's own. Litres that were entered by hand do not hold
 * for another route, yacht or speed, and give way to the estimate.
 */
export function variantOf(draft: AgreementBody, wishes: Wishes): AgreementBody {
  const longer = wishes.added.reduce(withCall, draft);
  const shorter = wishes.left_out.reduce((body, id) => takeWaypoint(body, id), longer);
  const route = firstIsCall(shorter);
  const waypoints = Object.entries(wishes.nights).reduce<AgreementBody["waypoints"]>(
    (stops, [id, stay]) => withNights(stops, id, stay),
    route.waypoints,
  );
  const moved = shifted({ ...route, waypoints }, wishes.shift_days);
  const sailed = wishes.knots === null ? moved : { ...moved, waypoints: atSpeed(moved.waypoints, wishes.knots) };
  const yacht_id = wishes.yacht_id ?? sailed.yacht_id;
  const estimated = burnsOtherwise(draft, wishes) ? { journey_consumption: null, routing_consumption: null } : {};
  return { ...sailed, yacht_id, ...estimated };
}

/** Whether a variant burns other litres than the draft. */
export function burnsOtherwise(draft: Pick<AgreementBody, "yacht_id">, wishes: Wishes): boolean {
  const { left_out, added, nights, yacht_id, knots } = wishes;
  const isOtherYacht = yacht_id !== null && yacht_id !== draft.yacht_id;
  return isOtherYacht || knots !== null || left_out.length > 0 || added.length > 0 || Object.keys(nights).length > 0;
}

function withCall(body: AgreementBody, { id, latitude, longitude, name, behind, nights }: AddedCall): AgreementBody {
  if (Object.hasOwn(body.waypoints, id)) return body;
  const place = { latitude, longitude, routed: unrouted({ latitude, longitude }) };
  const follows = behind !== null && Object.hasOwn(body.waypoints, behind) ? behind : null;
  return placeWaypoint(body, id, { ...place, is_call: true, call_location_str: name, nights }, follows);
}

/** The draft with every time that was entered moved by whole days: the route's, delivery and redelivery, and its passengers'. */
function shifted(body: AgreementBody, days: number): AgreementBody {
  if (days === 0) return body;
  const move = (at: string | null) => at && (hoursAfter(at, days * HOURS_PER_DAY) ?? at);
  const mapped = <T>(parts: Readonly<Record<string, T>>, change: (part: T) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, change(part)]));
  return {
    ...body,
    delivery_date: move(body.delivery_date),
    redelivery_date: move(body.redelivery_date),
    waypoints: mapped(body.waypoints, (stop) => ({
      ...stop,
      arr_date: move(stop.arr_date),
      dep_date: move(stop.dep_date),
    })),
    stays: mapped(body.stays, (stay) => ({
      ...stay,
      emb_date: move(stay.emb_date),
      disemb_date: move(stay.disemb_date),
    })),
  };
}
