import { newYacht } from "shared-schema/yacht/schema";
import { beforeEach, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { changeOf, editOf, held, holds, pushOne } from "../../testing/device.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");
let stranger: TestClient;

beforeEach(async () => {
  const person = { first_name: "Zoë", last_name: "No one", email: "zoe@example.test", password: "passerelle-demo" };
  const registered = await admin.post("/user/", person);
  expect(registered.status).toBe(201);
  stranger = await server.login(person.email);
  server.deps.store.users.confirm(stranger.userId, person.email, "2027-01-15T09:00:00.000Z");
});

async function makeYacht(client: TestClient): Promise<string> {
  const id = String((await client.lease("yacht")).from);
  const made = { created_by: client.userId, created_at: "2027-01-15T09:00:00.000Z" };
  const body = newYacht({ name: "Évasion", port_of_registry: "Nîmes", type: "MOTOR", ...made });
  expect(await pushOne(client, changeOf("yachts", null, { id, body }))).toMatchObject({ outcome: "taken" });
  return id;
}

async function setYacht(agreement: number, yacht_id: number | null): Promise<void> {
  const edit = editOf("agreements", await held(admin, "agreements", agreement), { yacht_id });
  expect(await pushOne(admin, edit)).toMatchObject({ outcome: "taken" });
}

it("holds a stranger's yacht while an agreement uses it, and no longer", async () => {
  const id = await makeYacht(stranger);
  expect(await holds(admin, "yachts", id)).toBe(false);
  expect((await admin.get(`/yacht/${id}`)).body).toMatchObject({ name: "Évasion" });
  await setYacht(1, Number(id));
  expect(await holds(admin, "yachts", id)).toBe(true);
  await setYacht(1, null);
  const { documents } = await admin.pull("yachts");
  expect(documents.find((document) => document.id === id)).toEqual({ id, _deleted: true });
  expect(await holds(stranger, "yachts", id)).toBe(true);
});

it("holds a stranger's profile while it is on an agreement, and no longer", async () => {
  const id = stranger.profileId;
  expect(await holds(admin, "profiles", id)).toBe(false);
  expect((await admin.get(`/user/profile/${id}`)).body).toMatchObject({ first_name: "Zoë" });
  const base = await held(admin, "agreements", 1);
  const party = { role: "stakeholders", profile_id: id, pos: "b01" };
  const parties = { ...(base.body["parties"] as object), [`stakeholders:${id}`]: party };
  expect(await pushOne(admin, editOf("agreements", base, { parties }))).toMatchObject({ outcome: "taken" });
  expect(await holds(admin, "profiles", id)).toBe(true);
  const joined = await held(admin, "agreements", 1);
  expect(await pushOne(admin, editOf("agreements", joined, { parties: base.body["parties"] }))).toMatchObject({
    outcome: "taken",
  });
  expect(await holds(admin, "profiles", id)).toBe(false);
});

it("holds what an administrator has made", async () => {
  expect(await holds(admin, "yachts", await makeYacht(admin))).toBe(true);
  const contact = await admin.post(`/user/${admin.userId}/contact/`, {
    first_name: "Ann",
    last_name: "Other",
    email: "ann@example.org",
  });
  expect(await holds(admin, "profiles", contact.body.id)).toBe(true);
});

it("does not grow by what strangers store", async () => {
  const before = (await admin.pull("yachts")).checkpoint.seq;
  for (let count = 0; count < 3; count += 1) await makeYacht(stranger);
  expect((await admin.pull("yachts", before)).documents).toEqual([]);
});

it("is made up for by a search over everybody's, for administrators alone", async () => {
  const id = Number(await makeYacht(stranger));
  const yachts = await admin.get(`/yacht/search?text=${encodeURIComponent("évasion n")}`);
  expect(yachts.body).toEqual([
    { id, name: "Évasion", port_of_registry: "Nîmes", flag: null, imo_nb: null, official_num: null },
  ]);
  const people = await admin.get("/user/profile/search?text=zoe%40example");
  expect(people.body).toMatchObject([
    { id: stranger.profileId, first_name: "Zoë", last_name: "No one", is_company: false },
  ]);
  expect((await admin.get("/yacht/search?text=x")).status).toBe(422);
  for (const path of ["/yacht/search?text=evasion", "/user/profile/search?text=zoe"]) {
    expect((await stranger.get(path)).status).toBe(403);
  }
});

it("is written over REST by an administrator, whose device still does not hold it, and by no stranger", async () => {
  const id = await makeYacht(stranger);
  const changed = await admin.put(`/yacht/${id}`, { yard: "Feadship" });
  expect(changed.body).toMatchObject({ id: Number(id), yard: "Feadship", write_access: true });
  expect(await holds(admin, "yachts", id)).toBe(false);
  expect((await held(stranger, "yachts", id)).body).toMatchObject({ yard: "Feadship" });
  const broker = await server.login("broker");
  expect((await broker.get(`/yacht/${id}`)).status).toBe(404);
  expect((await broker.put(`/yacht/${id}`, { yard: "Mine" })).status).toBe(404);
  const person = `/user/profile/${stranger.profileId}`;
  expect((await admin.get(person)).body).toMatchObject({ first_name: "Zoë", write_access: false });
  expect((await admin.put(person, { city: "Nice" })).status).toBe(403);
  expect((await broker.get(person)).status).toBe(404);
});
