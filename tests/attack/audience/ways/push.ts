import { isPushable, RECORD_KINDS } from "shared-schema/records/kinds";
import type { Collection } from "shared-schema/sync/wire";
import { changeOf, held, holds } from "sync-server/testing/device";
import { type Name, PEOPLE, PLACES, type PlaceName } from "../world/cast.ts";
import type { World } from "../world/world.ts";
import type { Way } from "./way.ts";

/** Fields of an agreement about which someone disagrees with the current value. */
const DISPUTED = ["name", "cruise_areas", "base_price_cruising", "entered_vat_reason", "hirer_days_last_12_months"];

/** The answers to pushes: of documents that are there already, and of edits upon a state that no one else knows. */
export const push: Way = {
  name: "push",
  async *walk(world) {
    for (const name of PEOPLE) {
      for (const [collection, id] of documentsIn(world)) {
        const text = await pushed(world, name, changeOf(collection, null, { id, body: {} }));
        // The author has sent the number himself.
        yield { to: name, what: `a creation of ${collection}`, text: text.replaceAll(id, "") };
      }
      for (const place of PLACES) {
        const edit = await disputed(world, name, place);
        if (edit) yield { to: name, what: "a disputed edit", text: await pushed(world, name, edit) };
      }
    }
  },
};

function documentsIn({ places, profiles, yachts, contacts }: World): [Collection, string][] {
  const ofAgreements = ["agreements", ...RECORD_KINDS.filter(isPushable)] as const;
  return [
    ...PLACES.flatMap((place) => ofAgreements.map((name): [Collection, string] => [name, String(places[place].id)])),
    ...[...profiles.keys()].map((id): [Collection, string] => ["profiles", String(id)]),
    ...[...yachts.keys()].map((id): [Collection, string] => ["yachts", String(id)]),
    ...[...contacts.keys()].map((id): [Collection, string] => ["contacts", id]),
  ];
}

/** An edit of every disputed field of the author's own copy, upon other values than the current ones; null without a copy. */
async function disputed({ people, places }: World, name: Name, place: PlaceName) {
  const { client } = people[name];
  if (!(await holds(client, "agreements", places[place].id))) return null;
  const state = await held(client, "agreements", places[place].id);
  const values = (value: string | number) => Object.fromEntries(DISPUTED.map((field) => [field, value]));
  const assumed = { ...state, body: { ...state.body, ...values("assumed") } };
  return changeOf("agreements", assumed, { body: { ...state.body, ...values("mine") } });
}

async function pushed({ people }: World, name: Name, change: object): Promise<string> {
  const { client } = people[name];
  const answer = await client.post("/sync/push", { device: name, schema: 1, changes: [change] });
  return JSON.stringify(answer.body);
}
