import { PEOPLE } from "../world/cast.ts";
import type { Way } from "./way.ts";

/** The statement of a settlement: the addendum is discarded for it, and the contract settled. */
export const settlement: Way = {
  name: "settlement",
  async *walk({ people, places }) {
    const { id } = places.contract;
    const { client: admin } = people.admin;
    for (const [method, path] of [
      ["DELETE", `/cruise/${id}/1`],
      ["POST", `/cruise/${id}/settling`],
    ] as const) {
      const { status, body } = await admin.call(method, path);
      if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
    }
    for (const name of PEOPLE) {
      const { client } = people[name];
      for (const path of [`/cruise/${id}/settlement`, `/cruise/${id}`, `/cruise/${id}/payment_call/`]) {
        yield { to: name, what: `GET ${path}`, text: JSON.stringify((await client.get(path)).body) };
      }
      yield { to: name, what: "agreements", text: JSON.stringify(await client.pull("agreements")) };
    }
  },
};
