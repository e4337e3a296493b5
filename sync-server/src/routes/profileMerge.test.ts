import { describe, expect, it } from "vitest";
import { anonymous } from "../testing/client.ts";
import { held } from "../testing/device.ts";
import { setAgreement } from "../testing/setAgreement.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const admin = server.as("admin");

const merge = (kept: number, other: number, fields: object = {}, by = broker) =>
  by.post(`/user/profile/${kept}/merge_with/${other}`, { fields });
const profileOf = async (input: object = {}): Promise<number> =>
  (await broker.post(`/user/${broker.userId}/profile/`, { first_name: "Zoë", last_name: "Brontë", ...input })).body.id;
const contactOf = async (email: string, by = broker): Promise<number> =>
  (
    await by.post(`/user/${by.userId}/contact/`, {
      ...{ first_name: "Ines", last_name: "Costa", email, send_invite: false },
    })
  ).body.id;
const merges = () => [...server.deps.store.audit.entries()].filter(({ verb }) => verb === "profile.merge");

describe("merging two profiles", () => {
  it("leaves one with the chosen fields, in the place of the other on agreements and among contacts", async () => {
    const other = await profileOf({ city: "Nice", address: "1, Quai", main_phone: "+33 1" });
    await broker.put(`/user/profile/${broker.profileId}`, { city: "Antibes", main_phone: "+33 2", address: null });
    await admin.post("/cruise/1/stakeholders/", { profile_id: other });
    const merged = await merge(broker.profileId, other, { city: "other" });
    expect(merged).toMatchObject({
      status: 200,
      body: { id: broker.profileId, is_main: true, city: "Nice", main_phone: "+33 2", address: "1, Quai" },
    });
    const cruise = (await broker.get("/cruise/1")).body;
    expect(cruise.stakeholders.map(({ id }: { id: number }) => id)).toContain(broker.profileId);
    expect(cruise.stakeholders.map(({ id }: { id: number }) => id)).not.toContain(other);
    expect((await held(broker, "profiles", other)).body["soft_deleted"]).toBe(true);
    expect(merges()).toMatchObject([
      { user_id: broker.userId, details: JSON.stringify({ other, agreements: 1, contacts: 0 }) },
    ]);
    expect((await merge(broker.profileId, other)).status).toBe(403);
  });

  it("makes one of two contacts, whose invitation leads to the one that is kept", async () => {
    const [kept, other] = [await contactOf("ines@passenger.invalid"), await contactOf("ines@example.org")];
    const { status, body } = await merge(kept, other);
    expect([status, body.email]).toEqual([200, "ines@example.org"]);
    const [group] = (await broker.get(`/user/${broker.userId}/contact/`)).body;
    const ids = group.contacts.map(({ id }: { id: number }) => id);
    expect([ids.includes(kept), ids.includes(other)]).toEqual([true, false]);
    expect(server.deps.store.mails.newest(50).filter(({ kind }) => kind === "claim")).toEqual([]);
  });

  it("moves the contacts that the other profile keeps", async () => {
    const other = await profileOf();
    const contact = await broker.post(`/user/${broker.userId}/contact/`, {
      ...{ first_name: "Ines", last_name: "Costa", email: "ines@example.org", from_profile_id: other },
    });
    await merge(broker.profileId, other);
    const groups = (await broker.get(`/user/${broker.userId}/contact/`)).body;
    const ofMain = groups.find((group: { from_profile_id: number }) => group.from_profile_id === broker.profileId);
    expect(ofMain.contacts.map(({ id }: { id: number }) => id)).toContain(contact.body.id);
    // Invited once, and not again.
    expect(server.deps.store.mails.newest(50).filter(({ kind }) => kind === "claim")).toHaveLength(1);
  });

  it("moves a passenger's preferences and open link, and mixes no two accounts", async () => {
    const bank = { bank_name: "Bank A", account_num: "1" };
    const [kept, other] = [
      await profileOf(bank),
      await profileOf({ bank_name: "Bank B", iban: "FR1420041010050500013M02606", swiftbic: null }),
    ];
    expect((await admin.post("/cruise/1/passengers/", { profile_id: other })).status).toBe(200);
    const linkTo = async (profile_id: number) =>
      (await broker.post("/cruise/1/passenger_link/", { profile_id, send: false })).body.url.split("#")[1];
    const wishes = { diet: null, allergies: "Sesame", cabin: null, occasion: null, other: null, medical: null };
    const consent = { edition: "2026-11", given: "GUEST", wishes: true, medical: false };
    const entered = { kind: "ENTER", wishes, consent };
    const sent = { token: await linkTo(other), rev: 1e9, particulars: {}, wishes: entered };
    expect((await anonymous(server.app).post("/passenger/answer", sent)).status).toBe(200);
    const token = await linkTo(other);
    expect(await merge(kept, other)).toMatchObject({ status: 200, body: { ...bank, iban: null } });
    const { guests } = (await held(captain, "guest_preferences", 1)).body;
    expect(guests).toEqual({ [kept]: expect.objectContaining({ allergies: "Sesame" }) });
    const answer = { ...sent, token, wishes: { kind: "KEEP" }, particulars: { place_of_birth: "Lagos" } };
    expect((await anonymous(server.app).post("/passenger/answer", answer)).status).toBe(200);
    expect((await held(broker, "profiles", kept)).body).toMatchObject({ place_of_birth: "Lagos" });
  });

  it("is refused where the choices mix an account or a passport, or were made upon profiles that have changed", async () => {
    const other = await profileOf({ bank_name: "Bank B", iban: "FR1420041010050500013M02606", passport_num: "P2" });
    const kept = await profileOf({ bank_name: "Bank A", passport_num: "P1" });
    const mixed = await merge(kept, other, { bank_name: "kept", iban: "other" });
    expect([mixed.status, mixed.body.message]).toEqual([422, expect.stringContaining("taken whole")]);
    expect((await merge(kept, other, { passport_num: "kept", passport_country: "other" })).status).toBe(422);
    const revs = async () => {
      const [a, b] = [await held(broker, "profiles", kept), await held(broker, "profiles", other)];
      return { kept: a.rev, other: b.rev };
    };
    const upon = await revs();
    await broker.put(`/user/profile/${other}`, { city: "Nice" });
    const path = `/user/profile/${kept}/merge_with/${other}`;
    const stale = await broker.post(path, { fields: {}, upon });
    expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining("changed meanwhile")]);
    expect((await held(broker, "profiles", other)).body["soft_deleted"]).toBe(false);
    expect((await broker.post(path, { fields: {}, upon: await revs() })).body).toMatchObject({
      id: kept,
      city: "Nice",
    });
  });

  it("is refused in words: itself, another account's, a stranger's, the main one, and one that a contract holds", async () => {
    const other = await profileOf();
    expect((await merge(other, other)).status).toBe(409);
    expect((await merge(other, broker.profileId)).body.message).toContain("main profile");
    expect((await merge(broker.profileId, captain.profileId)).status).toBe(409);
    expect((await merge(broker.profileId, await contactOf("ines@example.org"))).body.message).toContain(
      "different accounts",
    );
    expect((await merge(broker.profileId, 999_999)).status).toBe(404);
    expect((await merge(broker.profileId, other, { is_main: "other" })).status).toBe(422);
    expect((await merge(broker.profileId, other, {}, captain)).status).toBe(404);
    await admin.post("/cruise/1/stakeholders/", { profile_id: other });
    setAgreement(server, 1, (body) => ({ ...body, status: "CONTRACT", generated_versions_len: 1 }));
    const refused = await merge(broker.profileId, other);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("agreement 1,")]);
    expect(merges()).toEqual([]);
    expect((await held(broker, "profiles", other)).body["soft_deleted"]).toBe(false);
  });
});

it("keeps what a contract prints of a profile, over REST as on every other way", async () => {
  setAgreement(server, 1, (body) => ({ ...body, status: "CONTRACT", generated_versions_len: 1 }));
  const path = `/user/profile/${broker.profileId}`;
  const refused = await broker.put(path, { last_name: "Changed" });
  expect(refused).toMatchObject({ status: 409, body: { errors: { json: { last_name: [expect.any(String)] } } } });
  expect((await broker.put(path, { main_phone: "+33 3", passport_num: "12AB" })).status).toBe(200);
  setAgreement(server, 1, (body) => ({ ...body, status: "ARCHIVED" }));
  expect((await broker.put(path, { last_name: "Changed" })).status).toBe(200);
});
