import type { Call, Row, Scene } from "./cells.ts";
import { type Expected, everybody, readers } from "./expect.ts";
import type { Stage } from "./world.ts";

interface Aims {
  anywhere(expected: Expected, call?: (scene: Scene) => Call): Row;
  agreement(own: Expected, adminAbroad: number, call: (scene: Scene, stage: Stage) => Call): Row;
}

const JUNK = "not-a-token-that-was-ever-made";

/** Links of passengers: made by professionals, clients and the passenger; administrators only as one of them. */
export function guestRows({ anywhere, agreement }: Aims): Record<string, Row> {
  return {
    "GET /cruise/{id}/passenger_link/": agreement(readers(), 200, () => ({})),
    "POST /cruise/{id}/passenger_link/": agreement(readers(200, { admin: 403 }), 404, ({ world }) => ({
      body: { profile_id: world.actors.passenger.profileId, send: true },
    })),
    "GET /passenger/page": anywhere(everybody(409)),
    "POST /passenger/answer": anywhere(everybody(409), () => ({
      body: { token: JUNK, rev: 1, particulars: {}, wishes: { kind: "KEEP" } },
    })),
  };
}
