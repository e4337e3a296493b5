import type { RoleStatusView } from "shared-schema/api/agreement/parties";
import { DEFAULT_MAIL_SETTINGS } from "shared-schema/api/mail/settings";
import { expect, it } from "vitest";
import type { OutgoingMail } from "../../ports/mailer/mailer.ts";
import type { TestClient } from "../../testing/client.ts";
import { aBrowser, fakeWebPush } from "../../testing/fakeWebPush.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { reading } from "../../verbs/base/context.ts";
import { derived } from "../../verbs/base/derived.ts";
import { fingerprintNow } from "../../verbs/notify/alerts/fingerprintNow.ts";
import { sendDueMails } from "../../verbs/notify/mail/sendMails.ts";
import { sendDueWebPushes } from "../../verbs/notify/webPush/sendWebPushes.ts";

const DAY_MS = 86_400_000;
const PATH = "/cruise/1/approval_request/";
const fake = fakeWebPush();
const server = useTestServer({ push: fake.push });
const broker = server.as("broker");
const captain = server.as("captain");
const client = server.as("client");
const carrier = server.as("carrier");
const passenger = server.as("passenger");

async function cards(): Promise<RoleStatusView[]> {
  return (await broker.get("/cruise/1/role_status/")).body;
}
const cardOf = async (who: TestClient) => (await cards()).find(({ profile }) => profile.id === who.profileId);

/** The fingerprint of the terms as they are. */
const fingerprint = async () => (await derived(null, () => fingerprintNow(reading(server.deps), "1"))) ?? "";

const ask = async (who: TestClient, of: readonly TestClient[]) =>
  who.post(PATH, { profile_ids: of.map(({ profileId }) => profileId), fingerprint: await fingerprint() });

/** Sends what is due. @returns the mails in their order */
async function mailed(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail) => {
    sent.push(mail);
    return { sent: true } as const;
  };
  const mailer = { delivery: "smtp", send, read: async () => null } as const;
  await sendDueMails({ ...server.deps, mailer, publicUrl: "https://example.org" });
  return sent;
}

it("asks people once a day, and mails the sum, the dates and the sender with one link to the dialog", async () => {
  const answer = await ask(broker, [client]);
  expect(answer.status).toBe(200);
  const at = server.deps.clock.now().toISOString();
  expect((await cardOf(client))?.asked).toMatchObject({ at, user_id: broker.userId, opened_at: null });
  expect((await ask(captain, [client])).status).toBe(409);
  expect(await mailed()).toEqual([]);
  server.advance(15_000);
  const [mail, ...others] = await mailed();
  expect(others).toEqual([]);
  expect(mail?.to).toBe("client@demo.passerelle.test");
  expect(mail?.subject).toMatch(/^Approve €[\d,.]+ · .* · 00001 · Azurite \/ Approuver /);
  expect(mail?.text).toMatch(/asks you to approve the agreement\./);
  expect(mail?.text).toMatch(/Dates: .* – .*\nTotal \(incl\. fuel\): €/);
  expect(mail?.text).toMatch(/https:\/\/example\.org\/agreement\/1#approve$/m);
  server.advance(DAY_MS);
  expect((await ask(captain, [client])).status).toBe(200);
});

it("asks for other terms at once, and refuses those that are no longer current", async () => {
  const former = await fingerprint();
  expect((await ask(broker, [client])).status).toBe(200);
  await broker.put("/cruise/1", { base_price_cruising: 123_456 });
  expect((await broker.post(PATH, { profile_ids: [client.profileId], fingerprint: former })).status).toBe(409);
  expect((await ask(broker, [client])).status).toBe(200);
});

it("takes a request back for some seconds, with its mail, and not afterwards", async () => {
  await ask(broker, [client, carrier]);
  expect((await captain.delete(PATH)).status).toBe(409);
  expect((await broker.delete(PATH)).status).toBe(200);
  expect((await cardOf(client))?.asked).toBeNull();
  server.advance(60_000);
  expect(await mailed()).toEqual([]);
  expect((await ask(broker, [client])).status).toBe(200);
  server.advance(60_000);
  expect((await broker.delete(PATH)).status).toBe(409);
  expect(await mailed()).toHaveLength(1);
});

it("takes back the push and the line of the daily mail, and leaves those of requests before", async () => {
  fake.sent.length = 0;
  const sendPushes = () => sendDueWebPushes({ ...server.deps, push: fake.push });
  expect((await client.put(`/user/${client.userId}/push_device`, aBrowser())).status).toBe(200);
  for (const who of [client, carrier])
    await who.put(`/user/${who.userId}/mail_settings`, { ...DEFAULT_MAIL_SETTINGS, rhythm: "DAILY" });
  const waiting = () => [client, carrier].map(({ userId }) => server.deps.store.alerts.countWaiting(userId));
  await ask(broker, [carrier]);
  server.advance(12_000);
  await ask(broker, [client]);
  expect(waiting()).toEqual([1, 1]);
  expect((await broker.delete(PATH)).status).toBe(200);
  expect(waiting()).toEqual([0, 1]);
  server.advance(60_000);
  await sendPushes();
  expect(fake.sent).toEqual([]);
  await ask(broker, [client]);
  await sendPushes();
  expect(fake.sent).toEqual([]);
  server.advance(12_000);
  await sendPushes();
  expect(fake.sent).toHaveLength(1);
  expect(waiting()).toEqual([1, 1]);
});

it("mails the same terms once within a day, whether someone asked or approved first", async () => {
  const toClient = async () => (await mailed()).filter(({ to }) => to.startsWith("client@")).length;
  await ask(broker, [client]);
  server.advance(60_000);
  expect((await broker.post("/cruise/1/approval/", {})).status).toBe(200);
  expect(await toClient()).toBe(1);
  await broker.put("/cruise/1", { base_price_cruising: 123_456 });
  expect((await broker.post("/cruise/1/approval/", {})).status).toBe(200);
  expect(await toClient()).toBe(1);
  expect((await ask(broker, [client])).status).toBe(200);
  server.advance(60_000);
  expect(await toClient()).toBe(0);
  server.advance(DAY_MS);
  expect((await ask(broker, [client])).status).toBe(200);
  server.advance(60_000);
  expect(await toClient()).toBe(1);
});

it("asks no one without an account", async () => {
  const { body } = await broker.post(`/user/${broker.userId}/contact/`, {
    ...{ first_name: "Ada", last_name: "Okafor", email: "ada@example.org", send_invite: false },
  });
  expect((await broker.post("/cruise/1/clients/", { profile_id: body.id })).status).toBe(200);
  const answer = await broker.post(PATH, { profile_ids: [body.id], fingerprint: await fingerprint() });
  expect(answer.status).toBe(409);
  const both = { profile_ids: [body.id, client.profileId], fingerprint: await fingerprint() };
  expect((await broker.post(PATH, both)).status).toBe(200);
  expect((await cards()).filter(({ asked }) => asked !== null).map(({ profile }) => profile.id)).toEqual([
    client.profileId,
  ]);
});

it("notes the first opening after a request, and drops the request with the approval", async () => {
  await ask(broker, [client]);
  server.advance(3_600_000);
  const at = server.deps.clock.now().toISOString();
  expect((await client.post(`${PATH}opened`)).status).toBe(200);
  server.advance(3_600_000);
  expect((await client.post(`${PATH}opened`)).status).toBe(200);
  expect((await cardOf(client))?.asked?.opened_at).toBe(at);
  await client.post("/cruise/1/approval/", {});
  expect((await cardOf(client))?.asked).toBeNull();
});

it("lets those ask who draft the agreement, and none ask themselves", async () => {
  const of = [carrier];
  expect((await ask(client, of)).status).toBe(403);
  expect((await ask(passenger, of)).status).toBe(403);
  expect((await ask(broker, [broker])).status).toBe(409);
  const card = (await client.get("/cruise/1/role_status/")).body;
  const told = (await passenger.get("/cruise/1/role_status/")).body as RoleStatusView[];
  await ask(broker, [client, carrier]);
  expect(card.length).toBeGreaterThan(0);
  expect(told.every(({ asked }) => asked === null)).toBe(true);
  const after = (await passenger.get("/cruise/1/role_status/")).body as RoleStatusView[];
  expect(after.every(({ asked }) => asked === null)).toBe(true);
});
