import { beforeEach, expect, it } from "vitest";
import type { WebPush } from "../../../ports/webPush/port.ts";
import type { TestClient } from "../../../testing/client.ts";
import { aBrowser, fakeWebPush } from "../../../testing/fakeWebPush.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { transact } from "../../base/context.ts";
import { lookForAlerts } from "../../jobs/alertLoop.ts";
import { queueSignatureWebPushes } from "../alerts/signatureWebPushes.ts";
import { sendDueWebPushes } from "./sendWebPushes.ts";

const MINUTE_MS = 60_000;
const fake = fakeWebPush();
const server = useTestServer({ push: fake.push });
const broker = server.as("broker");
const client = server.as("client");
const admin = server.as("admin");

beforeEach(() => {
  fake.sent.length = 0;
  fake.state.outcome = "sent";
});

const path = (who: TestClient) => `/user/${who.userId}/push_device`;
const join = async (who: TestClient, device = aBrowser()) => (await who.put(path(who), device)).status;
const send = () => sendDueWebPushes({ ...server.deps, push: fake.push });
/** New terms, which the broker approves and the client is asked to. */
const ask = async (price: number) => {
  setAgreement(server, 1, (body) => ({ ...body, base_price_cruising: price }));
  expect((await broker.post("/cruise/1/approval/", { user_id: broker.userId })).status).toBe(200);
};

it("tells a device that was chosen, once, with the kind and the number alone", async () => {
  await ask(100_000);
  await send();
  expect(fake.sent).toEqual([]);
  expect(await join(client, { ...aBrowser(), language: "fr" })).toBe(200);
  await ask(100_001);
  await send();
  await send();
  expect(fake.sent.map(({ payload }) => JSON.parse(payload))).toEqual([
    { title: "Approbation demandée", body: "Contrat 00001", lang: "fr", path: "/agreement/1" },
  ]);
});

it("names the author of the edit that outdated an approval", async () => {
  await join(client, { ...aBrowser(), language: "fr" });
  await broker.put(`/user/profile/${broker.profileId}`, { first_name: "Bea", last_name: "Broker" });
  expect((await client.post("/cruise/1/approval/", { user_id: client.userId })).status).toBe(200);
  await broker.put("/cruise/1", { base_price_cruising: 1 });
  server.advance(3 * MINUTE_MS);
  await lookForAlerts(server.deps, 7);
  await send();
  expect(fake.sent.map(({ payload }) => JSON.parse(payload))).toContainEqual({
    ...{ title: "Approbation caduque", body: "Contrat 00001 · par Bea Broker", lang: "fr", path: "/agreement/1" },
  });
});

it("says of a signature that is asked how many are awaited", async () => {
  await join(client, { ...aBrowser(), language: "fr" });
  const awaited = {
    [client.profileId]: { person: 0, is_turn: true },
    [broker.profileId]: { person: 1, is_turn: true },
  };
  const current = { version: 0, awaited };
  transact(server.deps, (tx) =>
    queueSignatureWebPushes(tx, {
      id: "1",
      user_id: broker.userId,
      previous: null,
      current,
    }),
  );
  await send();
  expect(fake.sent.map(({ payload }) => JSON.parse(payload))).toEqual([
    {
      ...{ title: "Votre signature est demandée", body: "Contrat 00001 · En attente de 2 signatures" },
      ...{ lang: "fr", path: "/agreement/1/contract/0" },
    },
  ]);
});

it("says whether this session's device is told, and nothing of the others", async () => {
  const other = await server.login("client");
  const device = aBrowser();
  await join(client, device);
  expect((await client.get(path(client))).body).toEqual({
    ...{ public_key: fake.push.publicKey, endpoint: device.endpoint, language: "en" },
  });
  expect((await other.get(path(other))).body).toMatchObject({ endpoint: null });
  // The same browser, logged in again.
  await join(other, device);
  expect((await client.get(path(client))).body).toMatchObject({ endpoint: null });
  await other.delete(path(other));
  expect((await other.get(path(other))).body).toMatchObject({ endpoint: null });
});

it.each<[string, () => Promise<unknown>]>([
  ["a log-out", () => client.post("/user/logout")],
  [
    "a sign-out from another device",
    async () => (await server.login("client")).delete(`/user/${client.userId}/session/`),
  ],
  ["the account's deactivation", () => admin.put(`/user/${client.userId}/active`, { is_active: false })],
  [
    "the choice of no such news",
    async () => {
      const settings = (await client.get(`/user/${client.userId}/mail_settings`)).body;
      return client.put(`/user/${client.userId}/mail_settings`, { ...settings, off: ["approval-asked"] });
    },
  ],
  ["its own wish", () => client.delete(path(client))],
])("tells a device no more after %s", async (_, end) => {
  await join(client);
  await ask(100_000);
  expect(await end()).not.toMatchObject({ status: 404 });
  await send();
  await ask(100_001);
  await send();
  expect(fake.sent).toEqual([]);
});

it("tells no one who has left the agreement meanwhile", async () => {
  await join(client);
  await ask(100_000);
  setAgreement(server, 1, ({ parties, ...body }) => ({
    ...body,
    parties: Object.fromEntries(
      Object.entries(parties).filter(([, { profile_id }]) => profile_id !== client.profileId),
    ),
  }));
  await send();
  expect(fake.sent).toEqual([]);
});

it("forgets a device that its service no longer knows", async () => {
  await join(client);
  await ask(100_000);
  fake.state.outcome = "gone";
  await send();
  expect((await client.get(path(client))).body).toMatchObject({ endpoint: null });
});

it("tries again what could not be sent, with growing pauses, and gives up after a day", async () => {
  await join(client);
  await ask(100_000);
  fake.state.outcome = "failed";
  await send();
  await send();
  expect(fake.sent).toHaveLength(1);
  server.advance(MINUTE_MS);
  await send();
  expect(fake.sent).toHaveLength(2);
  server.advance(24 * 60 * MINUTE_MS);
  await send();
  expect(fake.sent).toHaveLength(2);
});

it("sends some at the same time, each once, and never more than a few", async () => {
  await join(client);
  for (let step = 0; step < 20; step++) await ask(100_000 + step);
  const state = { open: 0, most: 0, payloads: 0 };
  const slow: WebPush = {
    publicKey: fake.push.publicKey,
    send: async () => {
      state.payloads += 1;
      state.open += 1;
      state.most = Math.max(state.most, state.open);
      await new Promise((resolve) => setImmediate(resolve));
      state.open -= 1;
      return { outcome: "sent", status: 201 };
    },
  };
  await sendDueWebPushes({ ...server.deps, push: slow });
  expect(state).toEqual({ open: 0, most: 8, payloads: 20 });
});

it("speaks the language that the account has chosen for its mail", async () => {
  await join(client, { ...aBrowser(), language: "fr" });
  const path = `/user/${client.userId}/mail_settings`;
  await client.put(path, { ...(await client.get(path)).body, language: "en" });
  await ask(100_000);
  await send();
  expect(fake.sent.map(({ payload }) => JSON.parse(payload).title)).toEqual(["Approval asked"]);
});

it("sends a device twenty messages a day, however often terms are changed and approved", async () => {
  await join(client);
  for (let step = 0; step < 30; step++) await ask(100_000 + step);
  await send();
  expect(fake.sent).toHaveLength(20);
});

it.each([
  { endpoint: "https://169.254.169.254/latest/meta-data" },
  { endpoint: "https://fcm.googleapis.com:22/" },
  { endpoint: `https://fcm.googleapis.com/${"a".repeat(1_000)}` },
  { p256dh: "short" },
  { auth: "" },
  { language: "de" },
])("refuses %j", async (wrong) => {
  expect((await client.put(path(client), { ...aBrowser(), ...wrong })).status).toBe(422);
});
