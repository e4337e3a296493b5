import { isCall } from "shared-schema/agreement/calls";
import { partOf, withPart } from "shared-schema/agreement/mutations/parts";
import { mendStay } from "shared-schema/agreement/mutations/stays";
import type { AgreementBody, Stay } from "shared-schema/agreement/schema";
import type { DisembRequest, DisembView } from "shared-schema/api/agreement/parties";
import { disembsOf } from "shared-schema/api/agreement/partyProjection";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { partyKey } from "shared-schema/base/roles";
import type { Actor, Deps } from "../base/context.ts";
import { editAgreement } from "./editAgreement.ts";

const BOARDING = "Boarding time is outside of boarding call's arrival/departure times.";
const LEAVING = "Disembarking time is outside of disembarking call's arrival/departure times.";

/** Saves when and where a passenger boards and leaves. Times outside of a call are moved to its edge, and it is said. */
export function saveDisemb(
  deps: Deps,
  actor: Actor,
  id: number,
  profileId: number,
  input: DisembRequest,
): Promise<Result<{ disembs: DisembView[]; warnings: string[] }>> {
  const warnings: string[] = [];
  return editAgreement(
    deps,
    actor,
    { id, event: { verb: "stay.save", details: { profile: profileId } } },
    (body, tx) => {
      if (!body.parties[partyKey("passengers", profileId)]) return refused("passenger.not-found");
      const checked = stayOf(body, profileId, input);
      if (!checked.ok) return checked;
      warnings.push(...checked.value.warnings);
      const former = Object.entries(body.stays).find(([, stay]) => stay.profile_id === profileId)?.[0];
      return done(withPart(body, "stays", former ?? tx.ids.uuid(), checked.value.stay));
    },
    (read) => ({ disembs: disembsOf(read, profileId), warnings }),
  );
}

function stayOf(
  body: AgreementBody,
  profile_id: number,
  { emb_waypoint_id, disemb_waypoint_id, emb_date, disemb_date }: DisembRequest,
): Result<{ stay: Stay; warnings: string[] }> {
  for (const [field, waypointId] of Object.entries({ emb_waypoint_id, disemb_waypoint_id })) {
    if (!partOf(body.waypoints, waypointId) || !isCall(body.waypoints, waypointId)) {
      return refusedAt({ [field]: [fault("no-call")] }, "stay.no-such-call");
    }
  }
  const given = {
    profile_id,
    emb_waypoint: emb_waypoint_id,
    disemb_waypoint: disemb_waypoint_id,
    emb_date: inUtc(emb_date),
    disemb_date: inUtc(disemb_date),
  };
  const { stay, mends } = mendStay(given, body.waypoints);
  if (mends.includes("order")) {
    return refusedAt({ disemb_waypoint_id: [fault("calls-reversed")] }, "stay.calls-reversed");
  }
  if (mends.includes("leavesBefore")) {
    return refusedAt({ disemb_date: [fault("before-boarding")] }, "stay.dates-reversed");
  }
  const outside = [mends.includes("embOutside") ? [BOARDING] : [], mends.includes("disembOutside") ? [LEAVING] : []];
  return done({ stay, warnings: outside.flat() });
}

function inUtc(date: string | null | undefined): string | null {
  return date == null ? null : new Date(date).toISOString();
}
