import { RefusalError } from "shared-schema/base/result";
import { ROLES, type Role } from "shared-schema/base/roles";
import type { Cast, DemoPerson } from "shared-schema/profile/cast";
import { newProfile } from "shared-schema/profile/schema";
import { createUser } from "../verbs/account/createUser.ts";
import type { Tx } from "../verbs/base/context.ts";
import { uncut } from "../verbs/base/uncut.ts";
import { commitDocument } from "../verbs/documents/commitDocument.ts";
import { nextId } from "../verbs/documents/ids.ts";
import { demoEmail } from "./login.ts";

/** The demo's accounts: profile numbers by role, account numbers by name. */
export interface Seeded {
  users: Record<string, number>;
  profiles: Record<Role, number[]>;
}

/** Writes the demo's accounts and profiles. Those without a log-in are profiles that the broker created. */
export function seedPeople(tx: Tx, cast: Cast, password_hash: string): Seeded {
  const users: Seeded["users"] = {
    admin: account(tx, "admin", { first_name: "Ada", last_name: "Admin" }, password_hash),
  };
  const empty = (): number[] => [];
  const profiles: Seeded["profiles"] = {
    carriers: empty(),
    central_agents: empty(),
    captains: empty(),
    clients: empty(),
    passengers: empty(),
    brokers: empty(),
    stakeholders: empty(),
  };
  const people = ROLES.flatMap((role) => cast[role].map((person) => ({ role, person })));
  const withLogin = people.filter(({ person }) => person.account !== null);
  for (const { role, person } of withLogin) {
    const name = person.account ?? "";
    users[name] = account(tx, name, person.profile, password_hash);
    profiles[role].push(describe(tx, users[name], person));
  }
  const broker = users["broker"] ?? users["admin"] ?? 0;
  for (const { role, person } of people) {
    if (person.account === null) profiles[role].push(unclaimed(tx, broker, person));
  }
  return { users, profiles };
}

function account(tx: Tx, name: string, person: DemoPerson["profile"], password_hash: string): number {
  const { first_name, last_name } = person;
  const created = createUser(tx, {
    first_name,
    last_name,
    email: demoEmail(name),
    password_hash,
    is_admin: name === "admin",
    confirmed: true,
  });
  if (!created.ok) throw new RefusalError(created.refusal);
  return created.value.user_id;
}

/** Fills in the main profile that came with the account. */
function describe(tx: Tx, user_id: number, person: DemoPerson): number {
  const [row] = tx.store.documents.ownedBy("profiles", user_id);
  if (!row) throw new Error(`Account ${user_id} has no profile`);
  const body = { ...uncut("profiles", row), ...person.profile };
  commitDocument(tx, {
    collection: "profiles",
    id: row.id,
    before: row,
    body,
    user_id,
    op: "demo",
    event: { verb: "profile.edit" },
  });
  return Number(row.id);
}

function unclaimed(tx: Tx, created_by: number, person: DemoPerson): number {
  const id = nextId(tx, "profile");
  const { first_name, last_name } = person.profile;
  const profile_name = `${first_name} ${last_name}`;
  const body = newProfile({ user_id: null, created_by, created_at: tx.now, profile_name, ...person.profile });
  commitDocument(tx, {
    collection: "profiles",
    id: String(id),
    before: null,
    body,
    user_id: created_by,
    op: "demo",
    event: { verb: "profile.create" },
  });
  return id;
}
