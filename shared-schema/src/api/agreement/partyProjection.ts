import { byPos } from "../../agreement/order.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { ROLES, type Role } from "../../base/roles.ts";
import { placeName } from "../../itinerary/placeName.ts";
import type { Plan } from "../../pricing/plan.ts";
import type { ProfileBody } from "../../profile/schema.ts";
import { toProfileView } from "../profile.ts";
import type { DisembView, PartyView } from "./parties.ts";

/** A profile in the copy of the viewer, and whether this viewer may change it. */
export interface VisibleProfile {
  body: ProfileBody;
  write_access: boolean;
}

/** The facts that party views are made from. The plan is used only for times on board. */
interface PartyFacts {
  agreement: AgreementBody;
  profiles: ReadonlyMap<number, VisibleProfile>;
  readonly plan: Plan;
}

/** The parties in one role, in their order. */
export function partiesOf(facts: PartyFacts, role: Role): PartyView[] {
  return byPos(facts.agreement.parties).flatMap(([, party]) => {
    const profile = facts.profiles.get(party.profile_id);
    if (party.role !== role || !profile) return [];
    const view = toProfileView(party.profile_id, profile.body, profile.write_access);
    return [role === "passengers" ? { ...view, disembs: disembsOf(facts, party.profile_id) } : view];
  });
}

/** The parties of all roles. */
export function allParties(facts: PartyFacts): Record<Role, PartyView[]> {
  const lists = ROLES.map((role) => [role, partiesOf(facts, role)] as const);
  // Every role has its entry, which fromEntries cannot know.
  return Object.fromEntries(lists) as Record<Role, PartyView[]>;
}

/** A passenger's times on board. */
export function disembsOf(facts: Pick<PartyFacts, "agreement" | "plan">, profileId: number): DisembView[] {
  const stays = Object.entries(facts.agreement.stays).filter(([, stay]) => stay.profile_id === profileId);
  if (stays.length === 0) return [];
  const stops = new Map(facts.plan.itinerary.waypoints.map((waypoint) => [waypoint.id, waypoint]));
  const stop = (id: string | null) => {
    const found = id === null ? undefined : stops.get(id);
    return found ? { id: found.id, sn: found.sn, name: placeName(found, "en") } : null;
  };
  return stays.map(([id, stay]) => ({
    id,
    emb_date: stay.emb_date,
    disemb_date: stay.disemb_date,
    emb_waypoint: stop(stay.emb_waypoint),
    disemb_waypoint: stop(stay.disemb_waypoint),
  }));
}
