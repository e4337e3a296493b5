import { partyKey } from "shared-schema/agreement/roles";
import type { AgreementBody, Stay, Waypoint } from "shared-schema/agreement/schema";
import type { DisembRequest, DisembView } from "shared-schema/api/parties";
import { disembsOf } from "shared-schema/api/partyProjection";
import { isCall } from "shared-schema/itinerary/calls";
import { serialNumbers } from "shared-schema/itinerary/order";
import { done, type Result, refused } from "shared-schema/result";
import type { Actor, Deps } from "../context.ts";
import { editAgreement, noSuch } from "./editAgreement.ts";

const BOARDING = "Boarding time is outside of boarding call's arrival/departure times.";
const LEAVING = "Disembarking time is outside of disembarking call's arrival/departure times.";

/** Saves when and where a passenger boards and leaves. Times outside of a call are moved to its edge, and it is said. */
export function saveDisemb(
  deps: Deps,
  actor: Actor,
  id: number,
  profileId: number,
  input: DisembRequest,
): Result<{ disembs: DisembView[]; warnings: string[] }> {
  const warnings: string[] = [];
  return editAgreement(
    deps,
    actor,
    id,
    (body, tx) => {
      if (!body.parties[partyKey("passengers", profileId)]) return noSuch("passenger");
      const checked = stayOf(body, profileId, input);
      if (!checked.ok) return checked;
      warnings.push(...checked.value.warnings);
      const former = Object.entries(body.stays).find(([, stay]) => stay.profile_id === profileId)?.[0];
      return done({ ...body, stays: { ...body.stays, [former ?? tx.ids.uuid()]: checked.value.stay } });
    },
    ({ agreement, plan }) => ({ disembs: disembsOf(agreement, profileId, plan), warnings }),
  );
}

function stayOf(
  body: AgreementBody,
  profile_id: number,
  input: DisembRequest,
): Result<{ stay: Stay; warnings: string[] }> {
  const { emb_waypoint_id, disemb_waypoint_id } = input;
  const boarding = body.waypoints[emb_waypoint_id];
  const leaving = body.waypoints[disemb_waypoint_id];
  const notCalls = { emb_waypoint_id, disemb_waypoint_id };
  for (const [field, waypointId] of Object.entries(notCalls)) {
    if (!body.waypoints[waypointId] || !isCall(body.waypoints, waypointId)) {
      return refused("invalid", "There is no such call.", { [field]: ["is not a call of this agreement"] });
    }
  }
  if (!boarding || !leaving) return noSuch("call");
  const order = serialNumbers(body.waypoints);
  if ((order.get(disemb_waypoint_id) ?? 0) < (order.get(emb_waypoint_id) ?? 0)) {
    const message = "Disembarking call cannot be before boarding call";
    return refused("invalid", message, { disemb_waypoint_id: [message] });
  }
  const emb = clamped(input.emb_date ?? null, boarding, boarding.dep_date);
  const disemb = clamped(input.disemb_date ?? null, leaving, leaving.arr_date);
  if (emb.date !== null && disemb.date !== null && Date.parse(disemb.date) < Date.parse(emb.date)) {
    return refused("invalid", "Disembarking cannot be before boarding.", { disemb_date: ["is before boarding"] });
  }
  const stay = {
    profile_id,
    emb_waypoint: emb_waypoint_id,
    disemb_waypoint: disemb_waypoint_id,
    emb_date: emb.date,
    disemb_date: disemb.date,
  };
  return done({ stay, warnings: [...(emb.moved ? [BOARDING] : []), ...(disemb.moved ? [LEAVING] : [])] });
}

/** A time within the call's arrival and departure, else the given edge of it. */
function clamped(date: string | null, call: Waypoint, edge: string | null): { date: string | null; moved: boolean } {
  if (date === null) return { date: null, moved: false };
  const time = Date.parse(date);
  const early = call.arr_date !== null && time < Date.parse(call.arr_date);
  const late = call.dep_date !== null && time > Date.parse(call.dep_date);
  if ((early || late) && edge !== null) return { date: edge, moved: true };
  return { date: new Date(time).toISOString(), moved: false };
}
