import { newProfile } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { changeOf, held, pushOne } from "../../testing/device.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { giveBackContacts } from "./giveBackContacts.ts";

const DAY_MS = 86_400_000;
const server = useTestServer();
const broker = server.as("broker");

/** A profile that came without its contact, as an import leaves it that is cut off. */
async function pushAlone(first_name: string, more: object = {}): Promise<number> {
  const { from } = await broker.lease("profile");
  const made = { user_id: null, created_by: broker.userId, created_at: "2020-01-01T00:00:00.000Z" };
  const body = { ...newProfile({ ...made, first_name, last_name: "Lost", email: "lost@example.org" }), ...more };
  expect(await pushOne(broker, changeOf("profiles", null, { id: String(from), body }))).toMatchObject({
    outcome: "taken",
  });
  return from;
}

it("gives a person back whose contact never came, once, as part of an interrupted import", async () => {
  const before = giveBackContacts(server.deps);
  const id = await pushAlone("Ann");
  expect(giveBackContacts(server.deps)).toBe(1);
  expect(giveBackContacts(server.deps)).toBe(0);
  expect(before).toBe(0);
  const contact = await held(broker, "contacts", `${broker.profileId}-${id}`);
  expect(contact.body).toMatchObject({ profile_id: id, send_invite: false, imported: { file: null } });
});

it("leaves those whose contact was removed, and those who were set aside or made within a day", async () => {
  const input = { first_name: "Bo", last_name: "Gone", email: "bo@example.org", send_invite: false };
  const { body } = await broker.post(`/user/${broker.userId}/contact/`, input);
  expect((await broker.delete(`/user/${broker.userId}/profile/${broker.profileId}/contact/${body.id}`)).status).toBe(
    200,
  );
  await pushAlone("Cy", { soft_deleted: true });
  await pushAlone("Di", { created_at: new Date(server.deps.clock.now()).toISOString() });
  expect(giveBackContacts(server.deps)).toBe(0);
  server.advance(2 * DAY_MS);
  expect(giveBackContacts(server.deps)).toBe(1);
});
