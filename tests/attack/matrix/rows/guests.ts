import type { Row } from "../cells.ts";
import { everybody, readers } from "../expect.ts";
import { agreement, also, anywhere } from "../targets.ts";

const JUNK = "not-a-token-that-was-ever-made";

/** Links of passengers: made by professionals, clients and the passenger; administrators only as one of them. */
export const guestRows: Record<string, Row> = {
  "GET /cruise/{id}/passenger_link/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/passenger_link/": [
    // This passenger has an account: a client makes no link that would change the particulars of someone else.
    ...agreement(readers(200, { admin: 403, client: 403 }), 404, ({ world }) => ({
      body: { profile_id: world.actors.passenger.profileId, send: true },
    })),
    ...also("a passenger without an account", readers(200, { admin: 403, passenger: 403 }), ({ world }) => ({
      body: { profile_id: world.guest, send: true },
    })),
  ],
  "GET /passenger/page": anywhere(everybody(409)),
  "POST /passenger/answer": anywhere(everybody(409), () => ({
    body: { token: JUNK, rev: 1, particulars: {}, wishes: { kind: "KEEP" } },
  })),
};
