import { ROLES, type Role } from "../agreement/roles.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { byPos } from "../itinerary/order.ts";
import type { Plan } from "../pricing/plan.ts";
import type { ProfileBody } from "../profile/schema.ts";
import type { DisembView, PartyView } from "./parties.ts";
import { toProfileView } from "./profile.ts";

/** A profile in the copy of the viewer, and whether this viewer may change it. */
export interface VisibleProfile {
  body: ProfileBody;
  write_access: boolean;
}

/** The parties in one role, in their order. */
export function partiesOf(
  agreement: AgreementBody,
  role: Role,
  profiles: ReadonlyMap<number, VisibleProfile>,
  plan: Plan,
): PartyView[] {
  return byPos(agreement.parties).flatMap(([, party]) => {
    const profile = profiles.get(party.profile_id);
    if (party.role !== role || !profile) return [];
    const view = toProfileView(party.profile_id, profile.body, profile.write_access);
    return [role === "passengers" ? { ...view, disembs: disembsOf(agreement, party.profile_id, plan) } : view];
  });
}

/** The parties of all roles. */
export function allParties(
  agreement: AgreementBody,
  profiles: ReadonlyMap<number, VisibleProfile>,
  plan: Plan,
): Record<Role, PartyView[]> {
  const lists = ROLES.map((role) => [role, partiesOf(agreement, role, profiles, plan)] as const);
  // Every role has its entry, which fromEntries cannot know.
  return Object.fromEntries(lists) as Record<Role, PartyView[]>;
}

/** A passenger's times on board. */
export function disembsOf(agreement: AgreementBody, profileId: number, plan: Plan): DisembView[] {
  const stops = new Map(plan.itinerary.waypoints.map((waypoint) => [waypoint.id, waypoint]));
  const stop = (id: string | null) => {
    const found = id === null ? undefined : stops.get(id);
    return found
      ? { id: found.id, sn: found.sn, name: found.call_location_str?.trim() || found.geoname.display_name }
      : null;
  };
  return Object.entries(agreement.stays)
    .filter(([, stay]) => stay.profile_id === profileId)
    .map(([id, stay]) => ({
      id,
      emb_date: stay.emb_date,
      disemb_date: stay.disemb_date,
      emb_waypoint: stop(stay.emb_waypoint),
      disemb_waypoint: stop(stay.disemb_waypoint),
    }));
}
