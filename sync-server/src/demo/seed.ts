import { castIn, renamed } from "shared-schema/profile/cast";
import { type ContactBody, contactKey } from "shared-schema/profile/schema";
import type { Passwords } from "../ports/passwords/passwords.ts";
import { type Deps, type Tx, transact } from "../verbs/base/context.ts";
import { uncut } from "../verbs/base/uncut.ts";
import { commitDocument } from "../verbs/documents/commitDocument.ts";
import { type Seeded, seedPeople } from "./accounts.ts";
import { type Demo, seedCruises } from "./cruises.ts";
import { DEMO_PASSWORD } from "./login.ts";

/**
 * Fills an empty database with the demo: people in every role and four agreements on real places.
 * @returns whether it did: never where there are accounts already
 */
export async function seedDemo(deps: Deps & { passwords: Passwords }, demo: Demo): Promise<boolean> {
  if (deps.store.users.count() > 0) return false;
  const examples = castIn(deps.assets.fixture("parties.json"));
  const cast = demo === "showcase" ? renamed(examples, deps.assets.fixture("demo-people.json")) : examples;
  const hash = await deps.passwords.hash(DEMO_PASSWORD);
  transact(deps, (tx) => {
    const seeded = seedPeople(tx, cast, hash);
    seedCruises(tx, deps.assets, seeded, demo);
    seedContacts(tx, seeded);
  });
  return true;
}

/** The broker keeps everybody else among the contacts. */
function seedContacts(tx: Tx, { users, profiles }: Seeded): void {
  const user_id = users["broker"];
  const from_profile_id = profiles.brokers[0];
  if (user_id === undefined || from_profile_id === undefined) return;
  for (const profile_id of Object.values(profiles).flat()) {
    if (profile_id === from_profile_id) continue;
    const row = tx.store.documents.get("profiles", String(profile_id));
    const email = row ? uncut("profiles", row).email : null;
    const body: ContactBody = { user_id, from_profile_id, profile_id, email, send_invite: false, created_at: tx.now };
    const id = contactKey(from_profile_id, profile_id);
    commitDocument(tx, {
      collection: "contacts",
      id,
      before: null,
      body,
      user_id,
      op: "demo",
      event: { verb: "contact.create" },
    });
  }
}
