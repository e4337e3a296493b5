import type { Row } from "../cells.ts";
import { ADMIN_TOO, everybody, foreign, loggedIn, NO_ONE_ELSE, readers } from "../expect.ts";
import { account, anywhere, atVersion, profile } from "../targets.ts";

const PROFILE_SHARED = readers(403, { carrier: 200, admin: 403 });
const PASSPORT_READERS = readers(403, { carrier: 200, admin: 200 });

/** Profiles. */
export const profileRows: Record<string, Row> = {
  "GET /user/{userId}/profile/": account(loggedIn(), ADMIN_TOO, () => ({})),
  "POST /user/{userId}/profile/": account(loggedIn(201), NO_ONE_ELSE, () => ({
    body: { first_name: "Second", last_name: "Self" },
  })),
  "GET /user/profile/search": anywhere(ADMIN_TOO, () => ({ query: "text=Stranger" })),
  "GET /user/profile/{id}": profile(everybody(200, { anonymous: 401 }), readers(), foreign(200), {}),
  "GET /user/profile/{id}/passport_reads": profile(loggedIn(), PASSPORT_READERS, foreign(200), {}),
  "PUT /user/profile/{id}": profile(loggedIn(), PROFILE_SHARED, foreign(403), { body: { city: "Nice" } }),
  "POST /user/profile/{id}/merge_with/{otherId}": [
    {
      ...{ kind: "own", at: "own profile with itself", expected: loggedIn(409) },
      call: ({ actor }) => ({ params: { id: actor.profileId, otherId: actor.profileId }, body: {} }),
    },
    {
      ...{ kind: "shared", at: "a party's profile into one's own", expected: readers(409) },
      call: ({ world, actor }) => ({
        params: { id: actor.profileId, otherId: world.actors.carrier.profileId },
        body: {},
      }),
    },
    {
      ...{ kind: "foreign", at: "foreign profile into one's own", expected: foreign(409) },
      call: ({ world, actor }) => ({ params: { id: actor.profileId, otherId: world.neighbour.profileId }, body: {} }),
    },
  ],
  // The main profile stays.
  "DELETE /user/profile/{id}": profile(loggedIn(409), readers(403, { carrier: 409, admin: 403 }), foreign(403), {}),
  "GET /user/profile/{id}/{version}": atVersion(
    "/user/profile",
    profile(everybody(200, { anonymous: 401 }), readers(), foreign(200), {}),
  ),
  "PUT /user/profile/{id}/{version}": atVersion(
    "/user/profile",
    profile(loggedIn(), PROFILE_SHARED, foreign(403), { body: { city: "Nice" } }),
  ),
};
