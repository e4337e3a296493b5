import { newProfile } from "shared-schema/profile/schema";
import { DEMO_PASSWORD } from "sync-server/demo/login";
import type { TestClient } from "sync-server/testing/client";
import { commitAsServer } from "sync-server/testing/commitAsServer";
import { aBrowser } from "sync-server/testing/fakeWebPush";
import type { TestServer } from "sync-server/testing/server";
import { createUser } from "sync-server/verbs/account/createUser";
import { transact } from "sync-server/verbs/base/context";
import { nextId } from "sync-server/verbs/documents/ids";
import type { Marks } from "../marks/marks.ts";
import { plantedBody } from "../marks/plant.ts";
import { type Choose, type Name, PEOPLE } from "./cast.ts";

/** An account with its profiles. */
export interface Person {
  name: Name;
  client: TestClient;
  email: string;
  /** The main profile, and a second one. */
  profiles: readonly [main: number, second: number];
}

export type People = Readonly<Record<Name, Person>>;

/** A profile, as far as its readers depend on it. */
export interface KnownProfile {
  /** The account that it belongs to, or that has made it and that no one has taken it over from. */
  owner: number;
  isCompany: boolean;
}

/** What profiles are written with. */
export interface Tools {
  server: TestServer;
  marks: Marks;
  choose: Choose;
}

/** Opens the accounts of everybody, with a secret in each field of each of their profiles. */
export async function openAccounts(tools: Tools, known: Map<number, KnownProfile>): Promise<People> {
  const people: [Name, Person][] = [];
  for (const name of PEOPLE) people.push([name, await openAccount(tools, name, known)]);
  return Object.fromEntries(people) as People;
}

async function openAccount(tools: Tools, name: Name, known: Map<number, KnownProfile>): Promise<Person> {
  const { deps } = tools.server;
  const email = `${name}@world.test`;
  const password_hash = await deps.passwords.hash(DEMO_PASSWORD);
  const person = { first_name: "Some", last_name: "Body", email, password_hash };
  const made = transact(deps, (tx) => createUser(tx, { ...person, is_admin: name === "admin", confirmed: true }));
  if (!made.ok) throw new Error(`No account for ${name}`);
  const { user_id, profile_id } = made.value;
  const second = transact(deps, (tx) => nextId(tx, "profile"));
  writeProfile(tools, profile_id, { user_id, created_by: user_id, is_main: true }, known);
  writeProfile(tools, second, { user_id, created_by: user_id, is_main: false }, known);
  const client = await tools.server.login(email);
  // Whoever is written to a browser is known by its name.
  await client.put(`/user/${user_id}/push_device`, aBrowser(name));
  return { name, email, client, profiles: [profile_id, second] };
}

/** Writes a profile that belongs to no one yet. @returns its number */
export function writeUnclaimed(tools: Tools, created_by: number, known: Map<number, KnownProfile>): number {
  const id = transact(tools.server.deps, (tx) => nextId(tx, "profile"));
  const mark = { collection: "profiles", id: String(id), path: "email", part: null, age: "CURRENT" } as const;
  const email = `${tools.marks.word(mark)}@marks.test`.toLowerCase();
  writeProfile(tools, id, { user_id: null, created_by, is_main: false, email }, known);
  return id;
}

interface Owner {
  user_id: number | null;
  created_by: number;
  is_main: boolean;
  email?: string;
}

function writeProfile(
  { server, marks, choose }: Tools,
  id: number,
  owner: Owner,
  known: Map<number, KnownProfile>,
): void {
  const plot = { marks, collection: "profiles", id: String(id), age: "CURRENT", choose } as const;
  const isCompany = choose(2) === 0;
  const blank = newProfile({ ...owner, created_at: "2020-01-01T10:00:00.000Z", first_name: "", last_name: "" });
  const { soft_deleted, version, locked, created_at } = blank;
  const body = plantedBody(plot, { ...owner, soft_deleted, version, locked, created_at, is_company: isCompany });
  commitAsServer(server, { collection: "profiles", id: String(id) }, body);
  known.set(id, { owner: owner.user_id ?? owner.created_by, isCompany });
}
