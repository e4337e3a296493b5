import type { Cell, Row } from "../cells.ts";
import { ADMIN_TOO, everybody, loggedIn, readers, writers } from "../expect.ts";
import { account, anywhere, atVersion, yacht } from "../targets.ts";
import { smallPicture } from "../world/yachts.ts";

/** A yacht is written by its creator, and by the carrier, the central agent and the captain of an agreement that uses it. */
const CAPTAIN_OR_CARRIER = { broker: 403, stakeholder: 403, client: 403, passenger: 403 } as const;

/** The same with a further yacht of the actor's own in the place of the one that other cells need. */
function unused(row: Row): Row {
  const call: Cell["call"] = async ({ actor }) => {
    const fields = { name: "Unused", port_of_registry: "Nice", type: "SAIL" };
    const made = actor.token === null ? null : await actor.post(`/yacht/by_user/${actor.userId}/`, fields);
    return { params: { id: made?.body.id ?? 1, version: 0 } };
  };
  return row.map((cell) => (cell.kind === "own" ? { ...cell, call } : cell));
}

/** Yachts and their pictures. */
export const yachtRows: Record<string, Row> = {
  "POST /yacht/{id}/image": yacht(loggedIn(201), writers(201, CAPTAIN_OR_CARRIER), 201, async () => {
    const form = new FormData();
    form.append("pictures", await smallPicture(), "deck.png");
    return { form };
  }),
  // An index that there is no picture at: who may delete is told so, and the others are told no.
  "DELETE /yacht/{id}/image/{index}": yacht(
    loggedIn(404),
    writers(404, { ...CAPTAIN_OR_CARRIER, captainAndClient: 404 }),
    404,
    () => ({
      params: { index: 99 },
    }),
  ),
  "GET /yacht/{id}/image/{sha256}": yacht(loggedIn(), readers(), 200, ({ picture }) => ({
    params: { sha256: picture },
  })),
  "GET /yacht/{id}/{version}/speed_consumption.png": atVersion(
    "/yacht",
    yacht(loggedIn(404), readers(404), 404, () => ({})),
  ),
  "GET /yacht/by_user/{userId}/": account(loggedIn(), ADMIN_TOO, () => ({})),
  "POST /yacht/by_user/{userId}/": account(loggedIn(201), everybody(403, { anonymous: 401, admin: 201 }), () => ({
    body: { name: "New", port_of_registry: "Nice", type: "SAIL" },
  })),
  "GET /yacht/search": anywhere(ADMIN_TOO, () => ({ query: "text=Target" })),
  "GET /yacht/{id}": yacht(loggedIn(), readers(), 200, () => ({})),
  "PUT /yacht/{id}": yacht(loggedIn(200), writers(200, CAPTAIN_OR_CARRIER), 200, () => ({
    body: { year_built: 2015 },
  })),
  // A yacht that an agreement uses stays, no matter who asks.
  "DELETE /yacht/{id}": unused(yacht(loggedIn(), writers(409, CAPTAIN_OR_CARRIER), 409, () => ({}))),
  "GET /yacht/{id}/{version}": atVersion(
    "/yacht",
    yacht(loggedIn(), readers(), 200, () => ({})),
  ),
  "PUT /yacht/{id}/{version}": atVersion(
    "/yacht",
    yacht(loggedIn(200), writers(200, CAPTAIN_OR_CARRIER), 200, () => ({ body: { year_built: 2016 } })),
  ),
  "DELETE /yacht/{id}/{version}": atVersion(
    "/yacht",
    unused(yacht(loggedIn(), writers(409, CAPTAIN_OR_CARRIER), 409, () => ({}))),
  ),
};
