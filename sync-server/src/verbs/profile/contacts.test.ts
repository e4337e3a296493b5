import type { ContactGroup } from "shared-schema/api/contact";
import { expect, it, vi } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";

const statements: string[] = [];
const server = useTestServer({ onStatement: (sql) => void statements.push(String(sql)) });
const carrier = server.as("carrier");

const path = () => `/user/${carrier.userId}/contact/`;
const add = (name: string, email = `${name}@example.org`) =>
  carrier.post(path(), { first_name: name, last_name: "Okafor", email, send_invite: false });
const namesIn = (groups: ContactGroup[]) =>
  groups.flatMap(({ contacts }) => contacts.map(({ first_name }) => first_name));

/** Runs a call. @returns its statements, and the stored bodies that were parsed */
async function costOf(call: () => Promise<unknown>): Promise<{ statements: number; parsed: number }> {
  const parse = vi.spyOn(JSON, "parse");
  statements.length = 0;
  await call();
  const parsed = parse.mock.calls.filter(([text]) => String(text).includes('"first_name"')).length;
  parse.mockRestore();
  return { statements: statements.length, parsed };
}

it("lists all contacts by profile, in the order of their making, with one query however many there are", async () => {
  await add("n1");
  const few = await costOf(() => carrier.get(path()));
  for (let at = 2; at <= 12; at++) await add(`n${at}`);
  const many = await costOf(() => carrier.get(path()));
  expect(many.statements).toBe(few.statements);
  const groups: ContactGroup[] = (await carrier.get(path())).body;
  expect(groups[0]?.from_profile_id).toBe(carrier.profileId);
  expect(namesIn(groups).slice(-12)).toEqual(Array.from({ length: 12 }, (_, at) => `n${at + 1}`));
});

it("finds an address that is known without reading the other profiles", async () => {
  await add("n1");
  const few = await costOf(() => add("other1"));
  for (let at = 2; at <= 12; at++) await add(`n${at}`);
  expect(await costOf(() => add("other2"))).toEqual(few);
  expect((await add("Again", "N7@example.org")).status).toBe(304);
  // A client is told the name of the broker, not the address.
  const [group] = (await carrier.get(path())).body;
  const held = group.contacts.find(({ first_name }: { first_name: string }) => first_name === "n7");
  await carrier.put(`/user/profile/${held.id}`, { email: "moved@example.org" });
  expect((await add("Again", "n7@example.org")).status).toBe(201);
  expect((await add("Moved", "Moved@example.org")).status).toBe(304);
});
