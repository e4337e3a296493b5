import { systemIds } from "sync-server/ports/ids";
import type { Row } from "../cells.ts";
import { ADMIN_TOO, approvers, everybody, loggedIn, readers, writers } from "../expect.ts";
import { account, agreement, also } from "../targets.ts";

/** With the rights of a client a captain approves, and closes settlements. */
const APPROVES = { captain: 403, captainAndClient: 409 } as const;
const NO_COMMISSION = { captain: 404, client: 404, passenger: 404, stakeholder: 404 } as const;
const NO_CREW = { client: 404, passenger: 404 } as const;

/** Agreements: their heads, moves, approvals, and the documents beside them. */
export const agreementRows: Record<string, Row> = {
  "GET /cruise/by_user/{userId}/": account(loggedIn(), ADMIN_TOO, () => ({})),
  "POST /cruise/by_user/{userId}/": account(
    everybody(403, { anonymous: 401, admin: 201 }),
    everybody(403, { anonymous: 401, admin: 201 }),
    () => ({ body: { name: "New" } }),
  ),
  "GET /cruise/{id}": agreement(readers(), 200, () => ({})),
  "PUT /cruise/{id}": agreement(writers(), 200, () => ({ body: { cruise_areas: "Matrix" } })),
  "DELETE /cruise/{id}": agreement(writers(), 200, () => ({})),
  "GET /cruise/{id}/{version}": agreement(readers(), 200, () => ({})),
  "PUT /cruise/{id}/{version}": agreement(writers(), 200, () => ({ body: { cruise_areas: "Matrix" } })),
  "DELETE /cruise/{id}/{version}": agreement(writers(), 200, () => ({})),
  // The agreements of the stage have no total: what cannot bind is refused to whoever may lock.
  "POST /cruise/{id}/lock": agreement(writers(409), 409, () => ({})),
  // A draft is not locked: who may unlock is told so.
  "DELETE /cruise/{id}/lock": agreement(writers(409), 409, () => ({})),
  // A draft has no statement: who reads the contract is told so.
  "GET /cruise/{id}/settlement": agreement(readers(409, { passenger: 403 }), 409, () => ({})),
  // A draft has nothing to settle: who may is told so.
  "POST /cruise/{id}/settling": agreement(writers(409), 409, () => ({})),
  "DELETE /cruise/{id}/settling": agreement(writers(409, APPROVES), 409, () => ({})),
  "POST /cruise/{id}/settled": agreement(writers(409, APPROVES), 409, () => ({})),
  "DELETE /cruise/{id}/settled": agreement(writers(409, APPROVES), 409, () => ({})),
  "POST /cruise/{id}/archived": agreement(writers(), 200, () => ({})),
  "GET /cruise/{id}/role_status/": agreement(readers(), 200, () => ({})),
  "GET /cruise/{id}/price_causes": agreement(readers(200, { passenger: 403 }), 200, () => ({})),
  "POST /cruise/{id}/approval/": agreement(approvers(409), 403, () => ({})),
  "DELETE /cruise/{id}/approval_by/{userId}": [
    ...agreement(approvers(), 403, ({ actor }) => ({ params: { userId: actor.userId || 1 } })),
    ...also("another's approval", everybody(403, { anonymous: 401 }), ({ world }) => ({
      params: { userId: world.neighbour.userId },
    })),
  ],
  // The current terms are others than those: users who could look are told so.
  "POST /cruise/{id}/seen/": agreement(approvers(409), 403, () => ({ body: { fingerprint: "0".repeat(64) } })),
  // The current terms are others than those, and nothing was asked that could be taken back: who may ask is told so.
  "POST /cruise/{id}/approval_request/": agreement(writers(409), 409, ({ world }) => ({
    body: { profile_ids: [world.actors.carrier.profileId], fingerprint: "0".repeat(64) },
  })),
  "DELETE /cruise/{id}/approval_request/": agreement(writers(409), 409, () => ({})),
  // An approver has opened the agreement; nothing was asked, and nothing is noted.
  "POST /cruise/{id}/approval_request/opened": agreement(approvers(), 403, () => ({})),
  // Captains, clients, passengers and stakeholders are not told that there is a commission.
  "GET /cruise/{id}/commission": agreement(readers(200, NO_COMMISSION), 200, () => ({})),
  "PUT /cruise/{id}/commission": agreement(readers(200, NO_COMMISSION), 200, () => ({ body: { brokers: 0.15 } })),
  // Clients and passengers are not told that there is a crew list.
  "GET /cruise/{id}/crew": agreement(readers(200, NO_CREW), 200, () => ({})),
  "PUT /cruise/{id}/crew": agreement(readers(200, NO_CREW), 200, () => ({ body: { members: {} } })),
  "GET /cruise/{id}/bank_change/": agreement(readers(200, { passenger: 403 }), 200, () => ({})),
  // A draft's bank details are the live ones, and there is no change to propose: the parties are told so.
  "POST /cruise/{id}/bank_change/": agreement(readers(409), 404, ({ world }) => ({
    body: { profile_id: world.actors.carrier.profileId },
  })),
  "DELETE /cruise/{id}/bank_change/by_profile/{profileId}": agreement(readers(409), 404, ({ world }) => ({
    params: { profileId: world.actors.carrier.profileId },
  })),
  "POST /cruise/{id}/bank_change/by_profile/{profileId}/approval": agreement(readers(409), 404, ({ world }) => ({
    params: { profileId: world.actors.carrier.profileId },
    body: { proposal: systemIds.uuid(), check_words: "" },
  })),
  // Administrators alone may create: the others of the agreement are told so.
  "POST /cruise/{id}/template": agreement(everybody(403, { anonymous: 401, stranger: 404, admin: 201 }), 201, () => ({
    body: {},
  })),
};
