import { expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { changeOf, editOf, held, pushOne } from "../../testing/device.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");
const client = server.as("client");
const passenger = server.as("passenger");

/** Everybody is on the demo's agreements: leaves one of them to a single party, without a yacht. */
async function leaveOnly(agreement: number, role: string, profile_id: number): Promise<void> {
  const party = { role, profile_id, pos: "a0" };
  const base = await held(admin, "agreements", agreement);
  const alone = { parties: { [`${role}:${profile_id}`]: party }, stays: {}, yacht_id: null };
  expect(await pushOne(admin, editOf("agreements", base, alone))).toMatchObject({ outcome: "taken" });
}

async function addPassenger(actor: TestClient, agreement: number, profile_id: number) {
  const base = await held(actor, "agreements", agreement);
  const party = { role: "passengers", profile_id, pos: "b01" };
  const parties = { ...(base.body["parties"] as object), [`passengers:${profile_id}`]: party };
  return pushOne(actor, editOf("agreements", base, { parties }));
}

it("a client cannot see a passport by adding its holder where the client is a broker", async () => {
  await leaveOnly(2, "brokers", client.profileId);
  const stranger = passenger.profileId;
  expect(await addPassenger(client, 2, stranger)).toMatchObject({ outcome: "refused", code: "profile.add-forbidden" });
  expect((await held(client, "profiles", stranger)).body).not.toHaveProperty("passport_num");
});

it("nor by keeping the holder as a contact first", async () => {
  await leaveOnly(2, "brokers", client.profileId);
  const profile_id = passenger.profileId;
  const ends = { user_id: client.userId, from_profile_id: client.profileId, profile_id };
  const body = { ...ends, email: null, send_invite: false, created_at: "2027-01-15T09:00:00.000Z" };
  const id = `${client.profileId}-${profile_id}`;
  expect(await pushOne(client, changeOf("contacts", null, { id, body }))).toMatchObject({ outcome: "refused" });
  expect(await addPassenger(client, 2, profile_id)).toMatchObject({ outcome: "refused" });
});

it("a professional adds who is known from another agreement, and everybody adds an own contact", async () => {
  const broker = await server.login("broker");
  await leaveOnly(2, "brokers", broker.profileId);
  expect(await addPassenger(broker, 2, passenger.profileId)).toMatchObject({ outcome: "taken" });
  await leaveOnly(3, "brokers", client.profileId);
  const contact = await client.post(`/user/${client.userId}/contact/`, {
    first_name: "Ann",
    last_name: "Other",
    email: "ann@example.org",
  });
  expect(await addPassenger(client, 3, contact.body.id)).toMatchObject({ outcome: "taken" });
});

it("a passenger cannot take hold of a yacht by setting it where the passenger is captain", async () => {
  const yacht = (await held(admin, "agreements", 1)).body["yacht_id"];
  await leaveOnly(2, "captains", passenger.profileId);
  const base = await held(passenger, "agreements", 2);
  const result = await pushOne(passenger, editOf("agreements", base, { yacht_id: yacht }));
  expect(result).toMatchObject({ outcome: "refused", code: "yacht.add-forbidden" });
  const captain = await server.login("captain");
  await leaveOnly(3, "captains", captain.profileId);
  const theirs = editOf("agreements", await held(captain, "agreements", 3), { yacht_id: yacht });
  expect(await pushOne(captain, theirs)).toMatchObject({ outcome: "taken" });
});
