import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ApprovalsBody } from "shared-schema/approval/schema";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { storedBody } from "../../store/storedBody.ts";
import { editOf, held } from "../../testing/device.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { verifyTrail } from "../audit/verify.ts";
import { uncut } from "../base/uncut.ts";
import { purgeProfile } from "./purgeProfile.ts";

let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-purge-"));
  server = await startTestServer({ dataDir: folder });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const SECRETS = [
  "Zebulon",
  "Quartermaine",
  "PASSPORT-4711",
  "GB82WEST12345698765432",
  "zq@secret.example",
  "12 Hidden Quay",
];

/** Files of the database in which one of the values is found, with the value. */
function found(): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith("passerelle.db"))
    .flatMap((name) => {
      const bytes = readFileSync(join(folder, name)).toString("latin1");
      return SECRETS.filter((secret) => bytes.includes(secret)).map((secret) => `${name}: ${secret}`);
    });
}

const letterTo = (name: string) =>
  JSON.stringify({ subject: { en: "Hello", fr: "Bonjour" }, paragraphs: [{ en: `Dear ${name},`, fr: `À ${name}` }] });

it("leaves nothing of a person in any file of the database, and the trail whole", async () => {
  const [captain, client, broker] = await Promise.all(["captain", "client", "broker"].map(server.login));
  if (!captain || !client || !broker) throw new Error("The demo has these accounts.");
  const profile = await held(client, "profiles", client.profileId);
  const person = {
    ...{ first_name: "Zebulon", last_name: "Quartermaine", passport_num: "PASSPORT-4711" },
    ...{ iban: "GB82WEST12345698765432", email: "zq@secret.example", address: "12 Hidden Quay" },
  };
  await client.put(`/user/profile/${client.profileId}`, person);
  // A conflict keeps both sides in an inbox, an approval and a lock keep copies.
  await client.push([editOf("profiles", profile, { first_name: "Zebulon II", address: "12 Hidden Quay II" })]);
  await client.post("/cruise/1/approval/");
  await broker.post("/cruise/1/approval/");
  expect((await captain.post("/cruise/1/lock")).status).toBeLessThan(300);
  server.deps.store.mails.add({
    ...{
      key: "k",
      kind: "request",
      recipient: "ZQ@secret.example",
      reply_to: null,
      user_id: null,
      about_user_id: null,
      language: "en",
    },
    ...{
      created_at: "2027-01-15T09:00:00.000Z",
      next_at: "2027-01-15T09:00:00.000Z",
      letter: letterTo("Zebulon Quartermaine"),
    },
  });
  server.deps.store.mails.add({
    ...{
      key: "l",
      kind: "contact",
      recipient: "office@example.org",
      reply_to: "zq@secret.example",
      user_id: null,
      about_user_id: null,
      language: "en",
    },
    ...{
      created_at: "2027-01-15T09:00:00.000Z",
      next_at: "2027-01-15T09:00:00.000Z",
      letter: letterTo("Zebulon Quartermaine <zq@secret.example>"),
    },
  });
  const { store } = server.deps;
  const kept = uncut("snapshots", store.documents.get("snapshots", "1") ?? { body: storedBody("{}") });
  expect(kept.profiles[client.profileId]).toMatchObject({ last_name: "Quartermaine" });
  expect(found().length).toBeGreaterThan(0);

  const { head, erased } = await verifyTrail(store);
  expect(await purgeProfile(server.deps, client.profileId)).toMatchObject({ ok: true });
  expect(found()).toEqual([]);
  const after = await verifyTrail(store);
  expect(after).toMatchObject({ broken: null, erased });
  // Steps with something to rewrite, and the end.
  const verbs = store.audit.all().filter(({ number }) => number !== null && number > head.number);
  expect(verbs.map(({ verb }) => verb)).toEqual([...verbs.slice(1).map(() => "erasure.step"), "profile.purge"]);
  expect(store.audit.all().at(-1)).toMatchObject({ verb: "profile.purge", document_id: String(client.profileId) });
  const seen = await captain.get(`/user/profile/${client.profileId}`);
  expect(seen.body).toMatchObject({ first_name: "—", last_name: "—" });
  expect((await captain.get("/cruise/1")).status).toBe(200);
});

it("touches no one else, and finds nothing the second time", async () => {
  const { store } = server.deps;
  const client = await server.login("client");
  const others = () =>
    [...store.erasure.revisions()]
      .filter(({ collection, id }) => collection === "profiles" && id !== String(client.profileId))
      .map(({ body }) => body);
  const before = others();
  expect((await purgeProfile(server.deps, client.profileId)).ok).toBe(true);
  expect(others()).toEqual(before);
  expect(await purgeProfile(server.deps, client.profileId)).toEqual({
    ok: true,
    value: { revisions: 0, texts: 0, mails: 0, contracts: 0, receipts: 0, checks: 0 },
  });
  expect((await purgeProfile(server.deps, 999_999)).ok).toBe(false);
  expect((await verifyTrail(store)).broken).toBeNull();
});

/** Two people of one name on an agreement that all have approved. */
async function namesakes() {
  const [captain, client, broker] = await Promise.all([
    server.login("captain"),
    server.login("client"),
    server.login("broker"),
  ]);
  const name = { first_name: "Jean", last_name: "Martin" };
  await client.put(`/user/profile/${client.profileId}`, { ...name, address: "1 rue du Port", passport_num: "2027" });
  await captain.put(`/user/profile/${captain.profileId}`, { ...name, address: "2 rue du Port" });
  await client.post("/cruise/1/approval/");
  await broker.post("/cruise/1/approval/");
  expect((await captain.post("/cruise/1/lock")).status).toBeLessThan(300);
  return { captain, client };
}

const bodyIn = <C extends "snapshots" | "approvals">(collection: C) => {
  const row = server.deps.store.documents.get(collection, "1");
  if (!row) throw new Error(`There are ${collection}.`);
  return uncut(collection, row);
};

/** The parties in the terms that were approved. */
function partiesIn({ terms }: ApprovalsBody) {
  const [approved] = Object.values(terms);
  if (!approved) throw new Error("There are terms.");
  return z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).parse(approved["parties"]);
}

it("erases one of two namesakes, and nothing that only looks like a value of theirs", async () => {
  const { captain, client } = await namesakes();
  const [copy, approvals] = [bodyIn("snapshots"), bodyIn("approvals")];
  const namesake = { first_name: "Jean", last_name: "Martin" };
  const address = "1 rue du Port";
  expect(partiesIn(approvals)).toMatchObject({ captains: [namesake], clients: [{ ...namesake, address }] });
  expect((await purgeProfile(server.deps, client.profileId)).ok).toBe(true);

  const erased = bodyIn("snapshots");
  expect(erased.profiles[client.profileId]).toMatchObject({ last_name: "—", address: null, passport_num: null });
  expect({ ...erased, profiles: { ...erased.profiles, [client.profileId]: null } }).toEqual({
    ...copy,
    profiles: { ...copy.profiles, [client.profileId]: null },
  });
  expect(erased.profiles[captain.profileId]).toMatchObject({ last_name: "Martin", address: "2 rue du Port" });

  const after = bodyIn("approvals");
  expect(after.parties).toEqual(approvals.parties);
  expect(partiesIn(after)).toEqual({
    ...partiesIn(approvals),
    clients: [expect.objectContaining({ first_name: "—", last_name: "—", address: null, city: null })],
  });
  expect((await verifyTrail(server.deps.store)).broken).toBeNull();
});

it("keeps generated contracts as evidence, and counts those that name the person", async () => {
  const [broker, client] = await Promise.all([server.login("broker"), server.login("client")]);
  expect((await broker.post("/cruise/1/generate")).status).toBe(200);
  const { contractVersions } = server.deps.store;
  const [before, page, paper] = [contractVersions.of(1), contractVersions.htmlOf(1, 0), contractVersions.pdfOf(1, 0)];
  expect(await purgeProfile(server.deps, client.profileId)).toMatchObject({ ok: true, value: { contracts: 1 } });
  expect(contractVersions.of(1)).toEqual(before);
  expect(contractVersions.htmlOf(1, 0)).toEqual(page);
  expect(contractVersions.pdfOf(1, 0)).toEqual(paper);
  expect(await verifyTrail(server.deps.store)).toMatchObject({ broken: null, contracts: 1 });
});

it("leaves mails to an address that another profile or another account uses", async () => {
  const { store } = server.deps;
  const [client, captain] = await Promise.all([server.login("client"), server.login("captain")]);
  const at = "2027-01-15T09:00:00.000Z";
  const account = { first_name: "Ann", last_name: "Other", password_hash: "x", is_admin: 0 };
  store.users.insert({ ...account, email: "account@secret.example", created_at: at, confirmed_at: at });
  await captain.put(`/user/profile/${captain.profileId}`, { email: "profile@secret.example" });
  const addresses = ["own@secret.example", "account@secret.example", "profile@secret.example"];
  for (const recipient of addresses) {
    await client.put(`/user/profile/${client.profileId}`, { email: recipient });
    const mail = {
      kind: "request",
      reply_to: null,
      user_id: null,
      about_user_id: null,
      language: "en",
      created_at: "2027-01-15T09:00:00.000Z",
      next_at: "2027-01-15T09:00:00.000Z",
    };
    store.mails.add({ ...mail, key: recipient, recipient, letter: letterTo("all") });
  }
  expect(await purgeProfile(server.deps, client.profileId)).toMatchObject({ value: { mails: 1 } });
  const kept = store.mails.newest(10).map(({ recipient }) => recipient);
  expect(kept.sort()).toEqual(["account@secret.example", "profile@secret.example"]);
});

it("forgets the links that were mailed to the person, and their addresses with them", async () => {
  const { accountTokens } = server.deps.store;
  const broker = await server.login("broker");
  const contact = { first_name: "Ines", last_name: "Costa", email: "ines@secret.example" };
  const { body } = await broker.post(`/user/${broker.userId}/contact/`, contact);
  expect(accountTokens.sentTo(contact.email, "claim", "")).toBe(1);
  expect(await purgeProfile(server.deps, body.id)).toMatchObject({ ok: true });
  expect(accountTokens.sentTo(contact.email, "claim", "")).toBe(0);
});

it("erases the person from lines of bank statements, however the bank writes the name, and what was paid on their behalf", async () => {
  const [client, broker] = await Promise.all([server.login("client"), server.login("broker")]);
  await client.put(`/user/profile/${client.profileId}`, { first_name: "Zébulon", last_name: "Quartermaine" });
  const call = (await broker.post("/cruise/1/payment_call/", { call_type: "CRUISE" })).body.id;
  await broker.put(`/cruise/payment_call/${call}`, { amount: 40 });
  await broker.put(`/cruise/payment_call/${call}`, { due_by_execution: true });
  const rows = [
    "2026-11-20;1;QUARTERMAINE ZEBULON;Down payment",
    "2026-11-20;2;Others Ltd;for Mr Zebulon Quartermaine",
    "2026-11-20;3;Zebulon Quarter;Down payment",
    "2026-11-20;40;Family trust;Zeb's cruise",
  ];
  const form = new FormData();
  form.append("upload", new Blob([rows.join("\n")]), "statement.csv");
  const columns = { date: 0, amount: 1, credit: null, debit: null, payer: 2, texts: [3], reference: null };
  form.append(
    "mapping",
    JSON.stringify({ account: "A1", currency: "EUR", date_order: "YMD", decimal: ".", ...columns }),
  );
  expect(await broker.send("POST", "/statement/", form)).toMatchObject({ body: { added: 4 } });
  const linesIn = async (state: string) => (await broker.get(`/statement/line/?state=${state}`)).body.lines;
  const own = (await linesIn("OPEN")).find(({ amount }: { amount: number }) => amount === 40);
  const match = { call_id: call, payer_profile_id: client.profileId };
  expect((await broker.post(`/statement/line/${own.id}/payment`, match)).status).toBe(201);
  expect((await purgeProfile(server.deps, client.profileId)).ok).toBe(true);
  const left = [...(await linesIn("OPEN")), ...(await linesIn("RECORDED"))];
  const shown = left.map(({ amount, payer, text }: Record<string, unknown>) => [amount, payer, text]);
  expect(shown.sort()).toEqual([
    [1, "—", "Down payment"],
    [2, "Others Ltd", "—"],
    [3, "Zebulon Quarter", "Down payment"],
    [40, "—", "—"],
  ]);
});
