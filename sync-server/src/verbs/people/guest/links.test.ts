import { LINK_HEADER } from "shared-schema/api/privacy/passengerLink";
import { COLLECTIONS } from "shared-schema/sync/wire";
import { beforeEach, describe, expect, it } from "vitest";
import { anonymous } from "../../../testing/client.ts";
import { editOf, held, holds, inboxOf, pushOne } from "../../../testing/device.ts";
import { mailedPath } from "../../../testing/mailedLink.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer({ limits: { registrations: 60 } });
const broker = server.as("broker");
const captain = server.as("captain");
const carrier = server.as("carrier");
const central = server.as("central");
const client = server.as("client");
const stakeholder = server.as("stakeholder");
const passenger = server.as("passenger");
const admin = server.as("admin");
const LINKS = "/cruise/1/passenger_link/";
const DAY = 86_400_000;
const SECRET = "Zanzibar sesame";

const stranger = () => anonymous(server.app);
const open = (token: string) => stranger().call("GET", "/passenger/page", undefined, { [LINK_HEADER]: token });
const NO_WISHES = { diet: null, allergies: null, cabin: null, occasion: null, other: null, medical: null };
const entering = (wishes: object, consent: object = {}) => ({
  kind: "ENTER",
  wishes: { ...NO_WISHES, ...wishes },
  consent: { edition: "2026-11", given: "GUEST", wishes: true, medical: false, ...consent },
});

interface Sent {
  rev?: number;
  particulars?: object;
  wishes?: object;
}
const answer = (token: string, { rev = 1e9, particulars = {}, wishes = { kind: "KEEP" } }: Sent) =>
  stranger().post("/passenger/answer", { token, rev, particulars, wishes });

/** A guest without an account, made by the broker. */
let guest: number;

beforeEach(async () => {
  const { body } = await broker.post(`/user/${broker.userId}/contact/`, {
    ...{ first_name: "Ada", last_name: "Okafor", email: "ada@example.org", send_invite: false },
  });
  guest = body.id;
  expect((await broker.post("/cruise/1/passengers/", { profile_id: guest })).status).toBe(200);
});

async function linkFor(maker = broker, profile_id = guest): Promise<string> {
  const { status, body } = await maker.post(LINKS, { profile_id, send: false });
  expect(status).toBe(200);
  return body.url.split("#")[1];
}

describe("a passenger's link", () => {
  it("is opened as often as a mail scanner likes, and takes corrections after the answer", async () => {
    const token = await linkFor();
    for (const _ of [1, 2, 3]) expect((await open(token)).status).toBe(200);
    const particulars = { passport_num: "x4711", passport_country: "GB", passport_expiration: "2031-05-01" };
    const { body } = await answer(token, { particulars, wishes: entering({ diet: "Vegan" }) });
    expect(body).toEqual({ waiting: [] });
    expect((await open(token)).body.on_file).toContain("passport_num");
    expect((await answer(token, { particulars: { passport_country: "IE" } })).status).toBe(200);
    particulars.passport_country = "IE";
    expect((await held(broker, "profiles", guest)).body).toMatchObject({ ...particulars, passport_num: "X4711" });
    expect((await held(captain, "guest_preferences", 1)).body).toMatchObject({
      guests: { [guest]: { diet: "Vegan", consent: { edition: "2026-11", given: "GUEST", medical: false } } },
    });
  });

  it("shows the yacht, the dates and the passenger alone", async () => {
    const { body } = await open(await linkFor());
    expect(Object.keys(body).sort()).toEqual([
      ...["expires_at", "first_name", "from", "has_wishes", "last_name", "on_file", "rev", "to", "waiting", "yacht"],
    ]);
    expect(body).toMatchObject({ first_name: "Ada", last_name: "Okafor", on_file: ["first_name", "last_name"] });
  });

  it("repeats no value that was entered before: whoever holds it is not always the guest", async () => {
    const particulars = { passport_num: SECRET, place_of_birth: SECRET };
    await answer(await linkFor(), { particulars, wishes: entering({ diet: SECRET }) });
    const { body } = await open(await linkFor(client));
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect(body).toMatchObject({ has_wishes: true });
    expect(body.on_file).toContain("passport_num");
  });

  it("ends with the next one, and when the passenger is taken off", async () => {
    const first = await linkFor();
    const second = await linkFor();
    expect((await open(first)).body.message).toContain("replaced by a newer one");
    expect((await open(second)).status).toBe(200);
    await broker.delete(`/cruise/1/passengers/by_profile/${guest}`);
    expect((await open(second)).body.message).toContain("replaced by a newer one");
  });

  it("is open until the passenger embarks, also where that moves, and says then that it has ended", async () => {
    const inDays = (days: number) => new Date(server.deps.clock.now().getTime() + days * DAY).toISOString();
    const embarkAt = (delivery_date: string | null) =>
      setAgreement(server, 1, (body) => ({ ...body, delivery_date, stays: {}, waypoints: {} }));
    const day = inDays(40);
    embarkAt(day);
    const { url, expires_at } = (await broker.post(LINKS, { profile_id: guest, send: false })).body;
    expect(expires_at).toBe(day);
    const token = url.split("#")[1];
    server.advance(39 * DAY);
    expect((await open(token)).body.expires_at).toBe(day);
    const later = inDays(3);
    embarkAt(later);
    server.advance(2 * DAY);
    expect((await open(token)).body.expires_at).toBe(later);
    server.advance(DAY + 1);
    expect((await open(token)).body.message).toContain("ended at embarkation");
    expect((await answer(token, { particulars: { place_of_birth: "Lagos" } })).body.message).toContain(
      "ended at embarkation",
    );
    await server.logInAgain();
    expect((await broker.post(LINKS, { profile_id: guest, send: false })).body.message).toContain("already embarked");
    embarkAt(null);
    const undated = await linkFor();
    server.advance(14 * DAY + 1);
    expect((await open(undated)).body.message).toContain("replaced by a newer one");
  });

  it("is made by professionals, clients and the passenger, and by no one for someone else", async () => {
    for (const maker of [broker, captain, carrier, central, stakeholder, client]) {
      expect((await maker.post(LINKS, { profile_id: guest, send: false })).status).toBe(200);
    }
    expect((await passenger.post(LINKS, { profile_id: guest, send: false })).status).toBe(403);
    expect((await admin.post(LINKS, { profile_id: guest, send: false })).status).toBe(403);
    expect((await broker.post(LINKS, { profile_id: broker.profileId, send: false })).status).toBe(404);
  });

  it("to a claimed profile is handed to its owner alone, and mailed otherwise", async () => {
    const profile_id = passenger.profileId;
    expect((await broker.post(LINKS, { profile_id, send: false })).status).toBe(403);
    const mailed = await broker.post(LINKS, { profile_id, send: true });
    expect(mailed.body).toMatchObject({ url: null, mailed_to: "passenger@demo.passerelle.test" });
    const token = mailedPath(server, mailed.body.mailed_to)?.split("#")[1] ?? "";
    expect((await open(token)).status).toBe(200);
    expect((await passenger.post(LINKS, { profile_id, send: false })).body.url).toContain("/passenger#");
    const byClient = await client.post(LINKS, { profile_id, send: true });
    expect([byClient.status, byClient.body.message]).toEqual([
      403,
      "This passenger has an account and fills in the details there.",
    ]);
  });

  it("keeps an edit that was made meanwhile, and gives the passenger's value to whoever writes the profile", async () => {
    const token = await linkFor();
    const { rev } = (await open(token)).body;
    await broker.put(`/user/profile/${guest}`, { passport_num: "BROKER1", main_phone: "+33 6" });
    const particulars = { passport_num: "GUEST1", place_of_birth: "Lagos" };
    const { body } = await answer(token, { rev, particulars });
    expect(body).toEqual({ waiting: ["passport_num"] });
    const current = { passport_num: "BROKER1", main_phone: "+33 6", place_of_birth: "Lagos" };
    expect((await held(broker, "profiles", guest)).body).toMatchObject(current);
    expect(await inboxOf(broker)).toMatchObject([
      { path: "passport_num", mine: "GUEST1", theirs: "BROKER1", code: "passenger-link.conflict" },
    ]);
    expect(await inboxOf(client)).toEqual([]);
  });

  it("is refused in words at the field, and loses nothing", async () => {
    const token = await linkFor();
    const wrong = await answer(token, { particulars: { passport_expiration: "soon", passport_country: "XX" } });
    expect(wrong.status).toBe(422);
    const foreign = await answer(token, { particulars: { iban: "GB82WEST12345698765432" } });
    expect(foreign.status).toBe(422);
    const medical = entering({ medical: "Epilepsy" });
    expect((await answer(token, { wishes: medical })).status).toBe(422);
    expect((await answer(token, { wishes: entering({ diet: "Vegan" }, { wishes: false }) })).status).toBe(422);
    expect((await open(token)).status).toBe(200);
    expect((await answer(token, { wishes: entering({ medical: "Epilepsy" }, { medical: true }) })).status).toBe(200);
  });

  it("says in the history that it came by the link, and leaves no token anywhere", async () => {
    const token = await linkFor();
    await answer(token, { particulars: { place_of_birth: "Lagos" } });
    const [latest] = [...server.deps.store.history.newestRevisions("profiles", String(guest), 1)];
    expect(latest).toMatchObject({ user_id: null });
    expect(latest?.op).toMatch(/^passenger-link-/);
    const { entries } = (await broker.get("/cruise/1/history/")).body;
    expect(entries[0]).toMatchObject({ author: null, by_link: true, changes: [{ path: "place_of_birth" }] });
    const events = server.deps.store.audit.all();
    expect(JSON.stringify(events)).not.toContain(token);
  });

  it("slows down those who try tokens out", async () => {
    const statuses = new Set<number>();
    for (let tried = 0; tried < 70; tried += 1) statuses.add((await open(`guess-${tried}`)).status);
    expect([...statuses]).toEqual([409, 429]);
  });
});

describe("guest preferences", () => {
  const enter = async () => answer(await linkFor(), { wishes: entering({ diet: SECRET }) });

  it("reach the captain and the carrier, and no one else in any document", async () => {
    await enter();
    for (const reader of [captain, carrier]) expect(await holds(reader, "guest_preferences", 1)).toBe(true);
    for (const liar of [broker, central, client, stakeholder, passenger, admin]) {
      for (const collection of COLLECTIONS) {
        expect(JSON.stringify(await liar.pull(collection)), collection).not.toContain(SECRET);
      }
    }
  });

  it("are written by the link alone: no one pushes them, the captain neither", async () => {
    await enter();
    const base = await held(captain, "guest_preferences", 1);
    for (const liar of [broker, captain]) {
      const answered = await pushOne(liar, editOf("guest_preferences", base, { guests: {} }));
      expect(answered).toMatchObject({ outcome: "refused", code: "document.server-only" });
    }
    expect((await held(captain, "guest_preferences", 1)).body).toEqual(base.body);
  });

  it("leave the device of a captain who leaves, and end with the passenger", async () => {
    await enter();
    await broker.delete(`/cruise/1/passengers/by_profile/${guest}`);
    expect((await held(carrier, "guest_preferences", 1)).body).toEqual({ guests: {} });
    await captain.delete(`/cruise/1/captains/by_profile/${captain.profileId}`);
    expect(await holds(captain, "guest_preferences", 1)).toBe(false);
  });

  it("are withdrawn by a further link", async () => {
    await enter();
    expect((await answer(await linkFor(), { wishes: { kind: "WITHDRAW" } })).status).toBe(200);
    expect((await held(captain, "guest_preferences", 1)).body).toEqual({ guests: {} });
  });
});
