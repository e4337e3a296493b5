import { expect, it } from "vitest";
import { held } from "../../testing/device.ts";
import { aBrowser, fakeWebPush } from "../../testing/fakeWebPush.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { reading } from "../../verbs/base/context.ts";
import { derived } from "../../verbs/base/derived.ts";
import { fingerprintNow } from "../../verbs/notify/alerts/fingerprintNow.ts";
import { sendDueMails } from "../../verbs/notify/mail/sendMails.ts";

const server = useTestServer({ push: fakeWebPush().push });
const [broker, captain, carrier] = [server.as("broker"), server.as("captain"), server.as("carrier")];
const [client, passenger] = [server.as("client"), server.as("passenger")];

const seenAs = (who: typeof broker, of: typeof broker) => who.get(`/cruise/1/seen_as/${of.profileId}`);
const TRAVEL = ["passport_num", "passport_country", "passport_expiration", "visa_num"];

/** The fields of a profile that reach both of two people, without its passport. */
async function sharedOf(id: string, some: typeof broker, others: typeof broker): Promise<object> {
  const { body } = await held(some, "profiles", id);
  const kept = (await held(others, "profiles", id)).body;
  return Object.fromEntries(
    Object.entries(body).filter(([field]) => Object.hasOwn(kept, field) && !TRAVEL.includes(field)),
  );
}

it("shows a writer the agreement as it is on the device of each party, as far as it is on his own", async () => {
  for (const party of [client, passenger, captain, carrier]) {
    const { status, body } = await seenAs(broker, party);
    expect(status).toBe(200);
    expect(body.agreement).toEqual((await held(party, "agreements", 1)).body);
    for (const [id, profile] of Object.entries(body.profiles)) {
      expect(profile).toEqual(await sharedOf(id, party, broker));
    }
  }
  const { body } = await seenAs(broker, passenger);
  expect(body.agreement).not.toHaveProperty("base_price_cruising");
  expect(body.roles).toEqual(["passengers"]);
});

it("shows no party to those who do not write the agreement, and no one who is not on it", async () => {
  for (const reader of [client, passenger]) expect((await seenAs(reader, captain)).status).toBe(403);
  expect((await broker.get("/cruise/1/seen_as/999999")).status).toBe(404);
  expect((await broker.get("/cruise/999/seen_as/1")).status).toBe(404);
});

it("shows the mail of a request as it is sent, but for the link to switch such mail off", async () => {
  await client.put(`/user/${client.userId}/push_device`, aBrowser("client"));
  const shown = await broker.get(`/cruise/1/letter/${client.profileId}?about=approval`);
  expect(shown.status).toBe(200);
  const fingerprint = await derived(null, () => fingerprintNow(reading(server.deps), "1"));
  const asked = { profile_ids: [client.profileId], fingerprint };
  expect((await broker.post("/cruise/1/approval_request/", asked)).status).toBe(200);
  server.advance(15_000);
  const sent: { subject: string; html: string }[] = [];
  const send = async (mail: { subject: string; html: string }) => {
    sent.push(mail);
    return { sent: true } as const;
  };
  const mailer = { delivery: "smtp", send, read: async () => null } as const;
  await sendDueMails({ ...server.deps, mailer });
  const [mail] = sent;
  expect(shown.body.subject).toBe(mail?.subject);
  expect(shown.body.html).toBe(mail?.html.replace(/(\/unsubscribe)\/[^"]+/, "$1"));
});

it("shows the mail of an invitation, and no mail to those who do not write the agreement", async () => {
  const contact = { first_name: "Ada", last_name: "Okafor", email: "ada@example.org" };
  const { id } = (await broker.post(`/user/${broker.userId}/contact/`, contact)).body;
  const invitation = await broker.get(`/cruise/1/letter/${id}?about=invitation`);
  expect(invitation.body.subject).toMatch(/invites you/);
  expect(invitation.body.html).toContain("Azurite");
  expect((await broker.get(`/cruise/1/letter/${id}?about=approval`)).status).toBe(404);
  expect((await captain.get(`/cruise/1/letter/${id}?about=invitation`)).status).toBe(404);
  expect((await client.get(`/cruise/1/letter/${captain.profileId}?about=invitation`)).status).toBe(403);
  expect((await broker.get(`/cruise/1/letter/${passenger.profileId}?about=approval`)).status).toBe(404);
});
