import "fake-indexeddb/auto";
import { newProfile, type ProfileBody } from "shared-schema/profile/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAgreement } from "../../commands/agreement/agreements.ts";
import { addParty } from "../../commands/agreement/parties.ts";
import { createContact } from "../../commands/contacts.ts";
import { createProfile, setProfileAside } from "../../commands/profiles.ts";
import { runtime } from "../../database/runtime.ts";
import { startMemoryRuntime, USER } from "../../testing/memoryRuntime.ts";
import { readKnownPeople } from "./knownPeople.ts";

let close: () => Promise<void>;
beforeAll(async () => ({ close } = await startMemoryRuntime("known-people")));
afterAll(() => close());

async function value<V>(made: Promise<{ ok: true; value: V } | { ok: false }>): Promise<V> {
  const answer = await made;
  if (!answer.ok) throw new Error("It was refused");
  return answer.value;
}

/** A profile on this device that no list shows: its contact never arrived. */
async function ghost(id: number, fields: Partial<ProfileBody> = {}): Promise<void> {
  const { plain } = await runtime();
  const creation = { user_id: null, created_by: USER, created_at: "2027-01-15T09:00:00.000Z" };
  const body = newProfile({ ...creation, first_name: "Gone", last_name: `No. ${id}`, ...fields });
  await plain.profiles.insert({ id: String(id), rev: 0, e: "nonce", schema: 1, body });
}

it("compares an import with contacts, own profiles and people on agreements, and with no one whom no list shows", async () => {
  const own = await value(createProfile({ first_name: "Own", last_name: "Profile" }));
  const aside = await value(createProfile({ first_name: "Set", last_name: "Aside" }));
  await setProfileAside(aside);
  const person = { first_name: "Ann", last_name: "Other", email: "ann@example.org", send_invite: false };
  const contact = await value(createContact({ ...person, from_profile_id: own }));
  await ghost(900);
  await ghost(901);
  const agreement = await value(createAgreement({ name: "Riviera", contract_type: "CRUISE", currency: "EUR" }));
  expect((await addParty(agreement, "passengers", 901)).ok).toBe(true);
  const known = (await readKnownPeople()).map(({ id }) => id).sort((a, b) => a - b);
  expect(known).toEqual([own, contact, 901].sort((a, b) => a - b));
});
