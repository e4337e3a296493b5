import type { Role } from "shared-schema/base/roles";
import { PARTIES, type Party, ROLE_OF } from "../actors.ts";
import type { Cell, Row } from "../cells.ts";
import { only, readers, writers } from "../expect.ts";
import { agreement, also } from "../targets.ts";
import { addProfile } from "../world/world.ts";

/** Adds the guest, whom every professional may add, in another role. */
function added(role: Role): Cell["call"] {
  return ({ world }) => ({ params: { role }, body: { profile_id: world.guest } });
}

/** Adds a further profile of the actor's own account. */
function oneself(role: Role): Cell["call"] {
  return async ({ actor }) => ({
    params: { role },
    body: { profile_id: actor.token === null ? 1 : await addProfile(actor) },
  });
}

function removed(name: Party): Cell["call"] {
  return ({ world }) => ({ params: { role: ROLE_OF[name], profileId: world.actors[name].profileId } });
}

const CHOOSE_NO_CARRIER = { captain: 403, broker: 403, stakeholder: 403 } as const;
/** With the rights of a client a captain approves, as those do whom he adds and removes. */
const APPROVES = { captain: 403, captainAndClient: 200 } as const;

/** Parties, and their times on board. */
export const partyRows: Record<string, Row> = {
  "GET /cruise/{id}/{role}/": agreement(readers(), 200, () => ({ params: { role: "clients" } })),
  "POST /cruise/{id}/{role}/": [
    ...agreement(writers(), 200, ({ world, shared }, stage) => ({
      params: { role: "passengers" },
      body: { profile_id: (stage === shared ? world.actors.central : world.neighbour).profileId },
    })),
    ...also("another client", writers(), added("clients")),
    // A stakeholder approves as a broker does, and reads no KYC check: he neither adds nor removes one.
    ...also("another broker", writers(200, { captain: 403, stakeholder: 403 }), added("brokers")),
    ...also("another stakeholder", writers(200, { captain: 403 }), added("stakeholders")),
    ...also("another captain", writers(), added("captains")),
    ...also("another carrier", writers(200, CHOOSE_NO_CARRIER), added("carriers")),
    ...also("another central agent", writers(200, CHOOSE_NO_CARRIER), added("central_agents")),
    ...also("a profile of one's own as client", writers(200, APPROVES), oneself("clients")),
    ...also("a profile of one's own as passenger", writers(200, APPROVES), oneself("passengers")),
  ],
  "DELETE /cruise/{id}/{role}/by_profile/{profileId}": [
    ...agreement(writers(200, { passenger: 200 }), 404, ({ world }) => ({
      params: { role: "passengers", profileId: world.actors.passenger.profileId },
    })),
    ...also("the client", writers(200, { ...APPROVES, client: 200 }), removed("client")),
    ...also("the broker", writers(200, { captain: 403, stakeholder: 403 }), removed("broker")),
    ...also("the stakeholder", writers(200, { captain: 403 }), removed("stakeholder")),
    ...also("the captain", writers(), removed("captain")),
    ...also("the carrier", writers(200, CHOOSE_NO_CARRIER), removed("carrier")),
    ...also("oneself", only([...PARTIES, "captainAndClient"], 200), ({ world, name }) => {
      const [role = "", profileId = 0] = world.seatsOf(name)[0] ?? [];
      return { params: { role, profileId } };
    }),
  ],
  // The client is not on the agreement that is the administrator's alone.
  "GET /cruise/{id}/seen_as/{profileId}": [
    ...agreement(writers(), 404, ({ world }) => ({ params: { profileId: world.actors.client.profileId } })),
    ...also("as someone who is not on it", writers(404, { captainAndClient: 404 }), ({ world }) => ({
      params: { profileId: world.neighbour.profileId },
    })),
  ],
  "GET /cruise/{id}/letter/{profileId}": [
    ...agreement(writers(), 200, ({ world }) => ({
      params: { profileId: world.actors.client.profileId },
      query: "about=invitation",
    })),
    ...also("a request for approval", writers(), ({ world }) => ({
      params: { profileId: world.actors.client.profileId },
      query: "about=approval",
    })),
    ...also("to a stranger", writers(404, { admin: 200, captainAndClient: 404 }), ({ world }) => ({
      params: { profileId: world.neighbour.profileId },
      query: "about=invitation",
    })),
  ],
  "POST /cruise/{id}/passenger/{profileId}/disembs/": agreement(writers(), 404, ({ world }, { waypoints }) => ({
    params: { profileId: world.actors.passenger.profileId },
    body: { emb_waypoint_id: waypoints[0], disemb_waypoint_id: waypoints[1] },
  })),
};
