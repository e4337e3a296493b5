import type { Call, Row } from "../cells.ts";
import { type Expected, loggedIn, NO_ONE_ELSE } from "../expect.ts";
import { account, partnerOf } from "../targets.ts";
import { addContact } from "../world/world.ts";

let contacts = 0;

/** Contacts: one that the actor has just made, a party's profile that is no contact, and the neighbour's. */
function contact(own: Expected, body?: unknown): Row {
  const aim = (params: NonNullable<Call["params"]>): Call => ({
    params,
    ...(body !== undefined && { body }),
  });
  return [
    {
      ...{ kind: "own", at: "own contact", expected: own },
      call: async ({ actor }) => {
        const email = `friend-${++contacts}@attack.test`;
        const contactProfileId = actor.token === null ? 1 : await addContact(actor, email);
        await actor.put(`/user/profile/${contactProfileId}`, { email });
        return aim({ userId: actor.userId || 1, profileId: actor.profileId || 1, contactProfileId });
      },
    },
    {
      ...{ kind: "shared", at: "a party who is no contact", expected: loggedIn(404) },
      call: (scene) => {
        const { userId, profileId } = scene.actor;
        const contactProfileId = partnerOf(scene).profileId;
        return aim({ userId: userId || 1, profileId: profileId || 1, contactProfileId });
      },
    },
    {
      ...{ kind: "foreign", at: "the neighbour's contact below the own account", expected: loggedIn(404) },
      call: ({ actor, world }) => {
        const { neighbour, foreignContact } = world;
        const profileId = neighbour.profileId;
        return aim({ userId: actor.userId || 1, profileId, contactProfileId: foreignContact });
      },
    },
    {
      ...{ kind: "foreign", at: "foreign account", expected: NO_ONE_ELSE },
      call: ({ world: { neighbour, foreignContact } }) => {
        return aim({ userId: neighbour.userId, profileId: neighbour.profileId, contactProfileId: foreignContact });
      },
    },
  ];
}

/** Contacts: of no use to anybody but the account that keeps them, the administrator included. */
export const contactRows: Record<string, Row> = {
  "GET /user/{userId}/contact/": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "POST /user/{userId}/contact/": account(loggedIn(201), NO_ONE_ELSE, () => ({
    body: { first_name: "A", last_name: "Friend", email: "friend@passenger.invalid" },
  })),
  "DELETE /user/{userId}/profile/{profileId}/contact/{contactProfileId}": contact(loggedIn()),
  "GET /user/{userId}/contact/{contactProfileId}/invitation": contact(loggedIn()),
  "POST /user/{userId}/contact/{contactProfileId}/invitation": contact(loggedIn(), {}),
};
