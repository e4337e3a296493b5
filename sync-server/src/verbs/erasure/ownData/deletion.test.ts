import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { partyKey } from "shared-schema/base/roles";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEMO_PASSWORD } from "../../../demo/login.ts";
import { anonymous } from "../../../testing/client.ts";
import { commitAsServer } from "../../../testing/commitAsServer.ts";
import { changeOf } from "../../../testing/device.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { verifyTrail } from "../../audit/verify.ts";
import { erasedProfile } from "../../base/erased.ts";
import { uncut } from "../../base/uncut.ts";
import { resumeErasures } from "../resume.ts";

let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-deletion-"));
  server = await startTestServer({ dataDir: folder });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const SECRETS = ["Zebulon", "Quartermaine", "PASSPORT4711", "zq@secret.example"];
const found = (secrets: readonly string[] = SECRETS) => {
  const files = readdirSync(folder).filter((name) => name.startsWith("passerelle.db"));
  const bytes = files.map((name) => readFileSync(join(folder, name)).toString("latin1"));
  return secrets.filter((secret) => bytes.some((text) => text.includes(secret)));
};

/** Someone who has signed up and filled in the profile. */
async function newcomer() {
  const person = { first_name: "Zebulon", last_name: "Quartermaine", email: "zq@secret.example" };
  await anonymous(server.app).post("/user/", { ...person, password: DEMO_PASSWORD });
  const user = await server.login(person.email);
  await user.put(`/user/profile/${user.profileId}`, { passport_num: "PASSPORT4711", email: person.email });
  return user;
}

it("leaves nothing but an unconfirmed address of an account that is deleted, ends the session, and keeps the trail whole", async () => {
  const user = await newcomer();
  await user.post(`/user/${user.userId}/contact/`, { first_name: "Ann", last_name: "Other", send_invite: false });
  expect(found()).toEqual(SECRETS);
  const path = `/user/${user.userId}/deletion`;
  expect((await user.post(path, { password: "not the right one" })).status).toBe(422);
  expect((await user.post(path, { password: DEMO_PASSWORD })).status).toBe(200);
  expect((await user.get("/user/me")).status).toBe(401);
  // An address that no one has confirmed may be a stranger's: letters to it stay until they are pruned.
  expect(found()).toEqual(["zq@secret.example"]);
  expect((await verifyTrail(server.deps.store)).broken).toBeNull();
  const again = { first_name: "Zoe", last_name: "New", email: "zq@secret.example", password: DEMO_PASSWORD };
  expect((await anonymous(server.app).post("/user/", again)).status).toBe(201);
});

it("leaves nothing of what the account alone has kept: requests, messages, settings, and contacts that no one else needs", async () => {
  const [user, carrier] = [await newcomer(), await server.login("carrier")];
  const contacts = `/user/${user.userId}/contact/`;
  const made = {
    first_name: "Hildebrand",
    last_name: "Onlymine",
    email: "hildebrand@secret.example",
    send_invite: false,
  };
  const own = (await user.post(contacts, made)).body;
  await user.put(`/user/profile/${own.id}`, { main_phone: "+33555471100" });
  await user.put(`/user/${user.userId}/mail_settings`, {
    ...{ language: "fr", rhythm: "DAILY", off: [], time_zone: "Pacific/Chatham" },
  });
  const request = {
    ...{ from: "2027-07-01", to: "2027-07-08", yacht_id: null, yacht: null, guests: 4, areas: null, language: "en" },
    ...{ key: server.deps.ids.uuid(), message: "Moor beside the Skagerrak" },
  };
  const asked = await user.post(`/request/by_user/${user.userId}/`, request);
  expect(asked.status).toBe(201);
  // Edits of a foreign profile wait in the inbox, with what was typed.
  const typed = changeOf("profiles", null, { id: String(carrier.profileId), body: { first_name: "Typedhere" } });
  await user.push([typed]);
  const kept = ["Onlymine", "hildebrand@secret.example", "+33555471100", "Pacific/Chatham", "Skagerrak", "Typedhere"];
  expect(found(kept)).toEqual(kept);
  expect((await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  expect(found(kept)).toEqual([]);
  expect((await verifyTrail(server.deps.store)).broken).toBeNull();
});

it("is refused while an agreement binds, and to the last administrator", async () => {
  const [client, admin] = await Promise.all([server.login("client"), server.login("admin")]);
  await admin.post("/cruise/1/lock");
  const bound = await client.post(`/user/${client.userId}/deletion`, { password: DEMO_PASSWORD });
  expect(bound.status).toBe(409);
  expect(bound.body.message).toContain("agreements under way");
  // A contract is in force while an addendum to it is drafted.
  await admin.post("/cruise/1/generate");
  expect((await admin.delete("/cruise/1/lock")).body).toMatchObject({ status: "DRAFT", version: 1 });
  expect((await client.post(`/user/${client.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(409);
  expect((await admin.post(`/user/${admin.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(409);
});

it("keeps generated contracts", async () => {
  const [client, broker] = await Promise.all([server.login("client"), server.login("broker")]);
  expect((await broker.post("/cruise/1/generate")).status).toBe(200);
  const { contractVersions } = server.deps.store;
  const before = contractVersions.pdfOf(1, 0);
  expect(before).toBeTruthy();
  setAgreement(server, 1, (body) => ({ ...body, status: "SETTLED" }));
  // The parties of a contract stay, and so does the account's place on it.
  expect((await client.delete(`/cruise/1/clients/by_profile/${client.profileId}`)).status).toBe(409);
  expect((await client.post(`/user/${client.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  expect((await client.get("/user/me")).status).toBe(401);
  expect(contractVersions.pdfOf(1, 0)).toEqual(before);
});

it("hands out one's own data, and nothing of someone else", async () => {
  const [user, passenger] = await Promise.all([newcomer(), server.login("passenger")]);
  const { status, body } = await user.get(`/user/${user.userId}/data`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain("PASSPORT4711");
  expect(JSON.stringify(body)).not.toContain("password_hash");
  expect((await passenger.get(`/user/${user.userId}/data`)).status).toBe(403);
  const own = (await passenger.get(`/user/${passenger.userId}/data`)).body;
  expect(JSON.stringify(own)).not.toContain("PASSPORT4711");
  expect(own.agreements.length).toBeGreaterThan(0);
  // A passenger sees no prices, in a file neither.
  for (const { body: agreement } of own.agreements) expect(agreement).not.toHaveProperty("base_price_cruising");
});

it("forgets of the mail about requests that of the account alone", async () => {
  const { store } = server.deps;
  const user = await newcomer();
  const mail = { kind: "request-made", recipient: "admin@demo.passerelle.test", reply_to: null, language: null };
  const at = server.deps.clock.now().toISOString();
  const queue = (key: string, about_user_id: number | null) =>
    store.mails.add({ ...mail, key, about_user_id, user_id: null, letter: "{}", created_at: at, next_at: at });
  queue("own", user.userId);
  // Of a version that named the request, by chance of the same number.
  queue(`request-made/${user.userId}/1`, null);
  expect((await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  const left = store.mails.newest(100).filter(({ kind }) => kind === "request-made");
  expect(left.map(({ key }) => key)).toEqual([`request-made/${user.userId}/1`]);
});

it("hands out no passport of someone else that a message repeats", async () => {
  const [carrier, broker] = await Promise.all([server.login("carrier"), server.login("broker")]);
  const id = String(carrier.profileId);
  const typed = changeOf("profiles", null, { id, body: { first_name: "Ann", passport_num: "SECRET4711" } });
  await broker.push([typed]);
  expect(
    server.deps.store.documents
      .ownedBy("inbox", broker.userId)
      .map(({ body }) => body)
      .join(),
  ).toContain("SECRET4711");
  const own = (await broker.get(`/user/${broker.userId}/data`)).body;
  expect(own.messages).toHaveLength(1);
  expect(JSON.stringify(own.messages)).toContain("Ann");
  expect(JSON.stringify(own.messages)).not.toContain("SECRET4711");
});

it("reads what is kept as often for many profiles as for one, and leaves none of them", async () => {
  const user = await newcomer();
  for (const number of [1, 2, 3]) {
    const made = await user.post(`/user/${user.userId}/profile/`, { first_name: "Zebulon", last_name: "Quartermaine" });
    await user.put(`/user/profile/${made.body.id}`, { passport_num: `PASSPORT471${number}` });
  }
  const passes = vi.spyOn(server.deps.store.erasure, "revisions");
  expect((await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  // The person's values, the rows that hold them, and a page of either for each piece.
  const begun = passes.mock.calls.filter(([after]) => after === undefined || after === 0);
  expect(begun).toHaveLength(2);
  expect(found(["Zebulon", "Quartermaine", "PASSPORT471"])).toEqual([]);
});

/** A profile that an account has made for a company, and then emptied by hand, so that it looks erased. */
async function dashed(user: Awaited<ReturnType<typeof newcomer>>) {
  const person = { first_name: "Ann", last_name: "Onlymine", email: "ann@secret.example", send_invite: false };
  const id = String((await user.post(`/user/${user.userId}/contact/`, person)).body.id);
  expect((await user.put(`/user/profile/${id}`, { company_name: "Onlymine Shipping" })).status).toBe(200);
  const current = server.deps.store.documents.get("profiles", id);
  if (!current) throw new Error("There is a profile.");
  commitAsServer(server, { collection: "profiles", id }, erasedProfile(uncut("profiles", current)));
  return Number(id);
}

it("keeps the history of a profile on an agreement, though nothing but dashes stand in it", async () => {
  const user = await newcomer();
  const kept = await dashed(user);
  setAgreement(server, 1, (body) => ({
    ...body,
    parties: {
      ...body.parties,
      [partyKey("stakeholders", kept)]: { role: "stakeholders", profile_id: kept, pos: "a9" },
    },
  }));
  expect((await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  expect(found(["Onlymine Shipping"])).toEqual(["Onlymine Shipping"]);
});

it("erases the history of a profile that was unclaimed, and nothing that its new owner has entered meanwhile", async () => {
  const user = await newcomer();
  const made = await dashed(user);
  await user.put(`/user/profile/${made}`, { first_name: "Ann" });
  const { store } = server.deps;
  const { move } = store.erasures;
  const carrier = await server.login("carrier");
  let isClaimed = false;
  vi.spyOn(store.erasures, "move").mockImplementation((row) => {
    move(row);
    if (isClaimed || row.stage !== "contacts") return;
    isClaimed = true;
    const target = { collection: "profiles" as const, id: String(made) };
    const current = store.documents.get("profiles", target.id);
    if (!current) throw new Error("There is a profile.");
    commitAsServer(server, target, {
      ...uncut("profiles", current),
      ...{ user_id: carrier.userId, first_name: "Newowner", company_name: "Claimed" },
    });
  });
  expect((await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  vi.mocked(store.erasures.move).mockRestore();
  expect(isClaimed).toBe(true);
  expect(found(["Onlymine Shipping", "Newowner", "Claimed"])).toEqual(["Newowner", "Claimed"]);
});

it("lets no one lock an agreement while the account of a party is being erased", async () => {
  const [client, broker, captain] = await Promise.all([
    server.login("client"),
    server.login("broker"),
    server.login("captain"),
  ]);
  await client.post("/cruise/1/approval/");
  const { store } = server.deps;
  const crashed = vi.spyOn(store.erasures, "get").mockReturnValueOnce(undefined);
  expect((await client.post(`/user/${client.userId}/deletion`, { password: DEMO_PASSWORD })).status).toBe(200);
  crashed.mockRestore();
  const refusal = { status: 409, body: { message: expect.stringContaining("is being deleted") } };
  expect(await captain.post("/cruise/1/lock")).toMatchObject(refusal);
  await broker.post("/cruise/1/approval/");
  expect(store.documents.get("snapshots", "1")).toBeUndefined();
  server.advance(2 * 3_600_000);
  await resumeErasures(server.deps, () => false);
  expect((await captain.post("/cruise/1/lock")).status).toBe(200);
});
