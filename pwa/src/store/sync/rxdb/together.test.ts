import type { RxDatabase } from "rxdb/plugins/core";
import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { newProfile } from "shared-schema/profile/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCollections } from "../../database/openCollections.ts";
import type { PlainCollections, Replicated } from "../../database/stored.ts";
import { contactsWith } from "./together.ts";

const USER = 7;
const OWN = 20;
const creation = { created_by: USER, created_at: "2027-01-15T09:00:00.000Z" };

let database: RxDatabase<PlainCollections>;
beforeAll(async () => {
  ({ database } = await openCollections({
    name: "together",
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: () => "nonce",
    only: ["contacts"],
  }));
});
afterAll(() => database.close());

/** Each test has profiles of its own: a removed contact is known as a deleted one. */
const stored = (id: string, body: object, rev = 0) => ({ id, rev, e: "nonce", schema: 1, body: { ...body } });
const profile = (id: number, more: { user_id?: number; created_by?: number } = {}, rev = 0): Replicated => {
  const named = { first_name: "Ann", last_name: "Other" };
  return { ...stored(String(id), newProfile({ ...creation, ...named, user_id: null, ...more }), rev), _deleted: false };
};
const keep = (id: number, rev = 0) =>
  database.collections.contacts.insert(
    stored(`${OWN}-${id}`, { user_id: USER, from_profile_id: OWN, profile_id: id, ...creation }, rev),
  );

/** The documents that go along with profiles, and the time that they were waited for. @param onSleep runs at each turn of the wait */
async function along(documents: readonly Replicated[], onSleep: () => Promise<unknown> = async () => undefined) {
  let now = 0;
  const sleep = async (ms: number) => {
    now += ms;
    await onSleep();
  };
  const found = await contactsWith(
    documents.map((newDocumentState) => ({ newDocumentState })),
    {
      collections: database.collections,
      clock: { now: () => now, sleep, random: () => 0 },
      userId: USER,
      ownProfiles: () => new Set([OWN]),
      ready: async () => undefined,
    },
  );
  return { ids: found.map(({ id }) => id).sort(), waited: now };
}

it("sends the new contacts of new profiles along, and waits for none", async () => {
  await keep(31);
  await keep(32);
  await keep(40);
  expect(await along([profile(31), profile(32)])).toEqual({ ids: [`${OWN}-31`, `${OWN}-32`], waited: 0 });
});

it("waits for a contact that is written a moment later", async () => {
  let turns = 0;
  const write = async () => {
    turns += 1;
    if (turns === 3) await keep(51);
  };
  const { ids, waited } = await along([profile(51)], write);
  expect(ids).toEqual([`${OWN}-51`]);
  expect(waited).toBeLessThan(1_000);
});

it("sends a profile alone after a while, with the contacts that the others have", async () => {
  await keep(61);
  const { ids, waited } = await along([profile(61), profile(63)]);
  expect(ids).toEqual([`${OWN}-61`]);
  expect(waited).toBeGreaterThanOrEqual(5_000);
});

it("neither waits nor looks for contacts of profiles that have an owner, another author or a revision", async () => {
  for (const id of [71, 72, 73]) await keep(id);
  const others = [profile(71, { user_id: USER }), profile(72, { created_by: 8 }), profile(73, {}, 4)];
  expect(await along(others)).toEqual({ ids: [], waited: 0 });
});

it("leaves out a contact that the server has already", async () => {
  await keep(81, 2);
  expect(await along([profile(81)])).toEqual({ ids: [], waited: 0 });
});
