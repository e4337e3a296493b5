import { LINK_HEADER } from "shared-schema/api/privacy/passengerLink";
import type { Reader } from "../decided.ts";
import { PEOPLE } from "../world/cast.ts";
import type { World } from "../world/world.ts";
import type { Way } from "./way.ts";

/** Mail, by whom its address belongs to: an account, or the guest. */
export const mail: Way = {
  name: "mail",
  walk: (world) => world.mails.map(({ to, text }) => ({ to: readerAt(world, to), what: "a mail", text })),
};

function readerAt({ people }: World, address: string): Reader {
  return PEOPLE.find((name) => people[name].email === address) ?? "guest";
}

/** Messages to browsers, by the name in the address. */
export const webPush: Way = {
  name: "web push",
  walk: ({ pushes }) =>
    pushes.flatMap(({ endpoint, payload }) => {
      const to = PEOPLE.find((name) => endpoint.endsWith(`/${name}`));
      return to ? [{ to, what: "a message", text: payload }] : [];
    }),
};

/** The page of the guest's link. */
export function guestPage(link: string): Way {
  return {
    name: "guest page",
    async *walk({ server }) {
      const answer = await server.app.request("/api/passenger/page", { headers: { [LINK_HEADER]: link } });
      yield { to: "guest", what: "GET /passenger/page", text: await answer.text() };
    },
  };
}
