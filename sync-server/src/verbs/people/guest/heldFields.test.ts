import { putParty } from "shared-schema/agreement/mutations/parties";
import { describe, expect, it } from "vitest";
import { anonymous } from "../../../testing/client.ts";
import { commitAsServer } from "../../../testing/commitAsServer.ts";
import { changeOf, editOf, held, inboxOf, pushOne } from "../../../testing/device.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const central = server.as("central");
const LINKS = "/cruise/1/passenger_link/";

/** A guest without an account, made by the broker, on a contract that holds the name and the date of birth. */
async function guestUnderContract(): Promise<number> {
  const { body } = await broker.post(`/user/${broker.userId}/contact/`, {
    ...{ first_name: "Ada", last_name: "Okafor", email: "ada@example.org", send_invite: false },
  });
  expect((await broker.post("/cruise/1/passengers/", { profile_id: body.id })).status).toBe(200);
  setAgreement(server, 1, (agreement) => ({ ...agreement, status: "CONTRACT", generated_versions_len: 1 }));
  return body.id;
}

async function inboxIds(who: typeof broker, path: string): Promise<string[]> {
  const { documents } = await who.pull("inbox");
  return documents.flatMap((each) => ("body" in each && each.body["path"] === path ? [each.id] : []));
}

async function answer(guest: number, particulars: object, maker = broker) {
  const made = await maker.post(LINKS, { profile_id: guest, send: false });
  expect(made.status).toBe(200);
  const token = made.body.url.split("#")[1];
  const wishes = { diet: null, allergies: "Sesame", cabin: null, occasion: null, other: null, medical: null };
  const consent = { edition: "2026-11", given: "GUEST", wishes: true, medical: false };
  const entered = { kind: "ENTER", wishes, consent };
  return anonymous(server.app).post("/passenger/answer", { token, rev: 1e9, particulars, wishes: entered });
}

it("takes the rest of a form where a contract holds the name, and hands other values to whoever writes the profile", async () => {
  const guest = await guestUnderContract();
  const passport = { passport_num: "X4711", passport_country: "GB", passport_expiration: "2031-05-01" };
  const names = { first_name: "Ada", last_name: "Okafor-Bell", date_of_birth: "1980-02-03" };
  const { status, body } = await answer(guest, { ...names, ...passport });
  expect([status, body]).toEqual([200, { waiting: ["last_name", "date_of_birth"] }]);
  const current = { first_name: "Ada", last_name: "Okafor", date_of_birth: null };
  expect((await held(broker, "profiles", guest)).body).toMatchObject({ ...current, ...passport });
  expect((await held(captain, "guest_preferences", 1)).body).toMatchObject({
    guests: { [guest]: { allergies: "Sesame" } },
  });
  const rows = (await inboxOf(broker)).filter(({ code }) => code === "passenger-link.conflict");
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: "last_name", mine: "Okafor-Bell", theirs: "Okafor" }),
      expect.objectContaining({ path: "date_of_birth", mine: "1980-02-03", theirs: null }),
    ]),
  );
});

it("refuses a value that finds no room, and keeps nothing of the form", async () => {
  const guest = await guestUnderContract();
  const { quotas, store, clock } = server.deps;
  quotas.documents = store.usage.of(broker.userId, clock.now().toISOString()).documents;
  const { status } = await answer(guest, { last_name: "Okafor-Bell", passport_num: "X4711" });
  expect(status).toBe(409);
  expect((await held(broker, "profiles", guest)).body).toMatchObject({ last_name: "Okafor", passport_num: null });
});

it("keeps nothing waiting where the entered name is the one that the contract holds", async () => {
  const guest = await guestUnderContract();
  const { status, body } = await answer(guest, { first_name: "Ada", last_name: "Okafor", passport_num: "X4711" });
  expect([status, body]).toEqual([200, { waiting: [] }]);
  expect(await inboxOf(broker)).toEqual([]);
});

it("renames no guest by a link: another name waits for whoever writes the profile, in any status", async () => {
  const guest = await guestUnderContract();
  setAgreement(server, 1, (agreement) => ({ ...agreement, status: "DRAFT", generated_versions_len: 0 }));
  const { body } = await answer(guest, { first_name: "ADA", last_name: "Eriksson", date_of_birth: "1980-02-03" });
  expect(body).toEqual({ waiting: ["last_name"] });
  const profile = await held(broker, "profiles", guest);
  expect(profile.body).toMatchObject({ first_name: "Ada", last_name: "Okafor", date_of_birth: "1980-02-03" });
  expect(await inboxOf(broker)).toMatchObject([{ path: "last_name", mine: "Eriksson", theirs: "Okafor" }]);
});

it("compares a date of birth that is on file, and waits with the last value that the guest sent", async () => {
  const guest = await guestUnderContract();
  setAgreement(server, 1, (agreement) => ({ ...agreement, status: "DRAFT", generated_versions_len: 0 }));
  await broker.put(`/user/profile/${guest}`, { date_of_birth: "1980-02-03" });
  const { body } = await answer(guest, { last_name: "Eriksson", date_of_birth: "1980-03-02", nationality: "GB" });
  expect(body.waiting).toEqual(["last_name", "date_of_birth"]);
  expect((await held(broker, "profiles", guest)).body).toMatchObject({
    ...{ last_name: "Okafor", date_of_birth: "1980-02-03", nationality: "GB" },
  });
  await answer(guest, { last_name: "Erikson", date_of_birth: "1980-02-03" });
  expect(await inboxOf(broker)).toMatchObject([{ path: "last_name", mine: "Erikson", theirs: "Okafor" }]);
});

describe("a guest whose contact the client has made", () => {
  const client = server.as("client");

  /** The client's own contact as a passenger of the demo's first agreement, in DRAFT. */
  async function guestOfClient(): Promise<number> {
    const contact = { first_name: "Ada", last_name: "Okafor", email: "ada@example.org", send_invite: false };
    const { body } = await client.post(`/user/${client.userId}/contact/`, contact);
    setAgreement(server, 1, (agreement) => ({
      ...putParty(agreement, "passengers", body.id),
      ...{ status: "DRAFT", generated_versions_len: 0 },
    }));
    return body.id;
  }

  it("is renamed by a professional alone, and the client learns who decides", async () => {
    const guest = await guestOfClient();
    await answer(guest, { last_name: "Eriksson", passport_num: "X4711" }, client);
    expect(await inboxOf(client)).toEqual([]);
    expect(await inboxOf(broker)).toMatchObject([{ path: "last_name", mine: "Eriksson", theirs: "Okafor" }]);
    const [link] = (await client.get(LINKS)).body.filter((each: { profile_id: number }) => each.profile_id === guest);
    const { first_name, last_name } = (await held(broker, "profiles", broker.profileId)).body;
    expect(link).toMatchObject({ waiting: ["last_name"], reviewer: `${first_name} ${last_name}` });
    const refusal = await client.put(`/user/profile/${guest}`, { last_name: "Eriksson" });
    expect([refusal.status, refusal.body.message]).toEqual([
      403,
      expect.stringContaining(`${first_name} ${last_name}`),
    ]);
    const copy = await held(client, "profiles", guest);
    const pushed = await pushOne(client, editOf("profiles", copy, { last_name: "Eriksson" }));
    expect(pushed).toMatchObject({ outcome: "refused" });
    expect((await client.put(`/user/profile/${guest}`, { main_phone: "+33 6" })).status).toBe(200);
    expect((await held(broker, "profiles", guest)).body).toMatchObject({ last_name: "Okafor", passport_num: "X4711" });
  });

  it("is renamed by the broker’s device, which writes the profile in nothing else", async () => {
    const guest = await guestOfClient();
    await answer(guest, { last_name: "Eriksson" }, client);
    const copy = await held(broker, "profiles", guest);
    for (const change of [{ last_name: "Ericson" }, { last_name: "Eriksson", main_phone: "+33 6" }]) {
      const refused = await pushOne(broker, editOf("profiles", copy, change));
      expect(refused).toMatchObject({ outcome: "refused" });
    }
    const taken = await pushOne(broker, editOf("profiles", copy, { last_name: "Eriksson" }));
    expect(taken).toMatchObject({ outcome: "taken" });
    expect((await held(client, "profiles", guest)).body).toMatchObject({ last_name: "Eriksson" });
  });

  /** The broker of the demo's first agreement leaves it. */
  function removeBroker(): void {
    setAgreement(server, 1, ({ parties, ...agreement }) => ({
      ...agreement,
      parties: Object.fromEntries(Object.entries(parties).filter(([key]) => !key.startsWith("brokers:"))),
    }));
  }

  it("goes to another professional when the broker leaves the agreement, who then decides nothing", async () => {
    const guest = await guestOfClient();
    await answer(guest, { last_name: "Eriksson" }, client);
    const copy = await held(broker, "profiles", guest);
    removeBroker();
    expect([await inboxOf(broker), await inboxOf(captain)]).toEqual([[], []]);
    expect(await inboxOf(central)).toMatchObject([{ path: "last_name", mine: "Eriksson", theirs: "Okafor" }]);
    await pushOne(broker, editOf("profiles", copy, { last_name: "Eriksson" }));
    expect((await held(client, "profiles", guest)).body).toMatchObject({ last_name: "Okafor" });
    // The field stays closed to the client, who learns the name of the next one.
    const [link] = (await client.get(LINKS)).body.filter((each: { profile_id: number }) => each.profile_id === guest);
    const { first_name, last_name } = (await held(central, "profiles", central.profileId)).body;
    expect(link).toMatchObject({ waiting: ["last_name"], reviewer: `${first_name} ${last_name}` });
    expect((await client.put(`/user/profile/${guest}`, { last_name: "Eriksson" })).status).toBe(403);
    const theirs = await held(central, "profiles", guest);
    const taken = await pushOne(central, editOf("profiles", theirs, { last_name: "Eriksson" }));
    expect(taken).toMatchObject({ outcome: "taken" });
  });

  it("waits no more once another professional has accepted it", async () => {
    const guest = await guestOfClient();
    await answer(guest, { last_name: "Eriksson" }, client);
    const copy = await held(central, "profiles", guest);
    await pushOne(central, editOf("profiles", copy, { last_name: "Eriksson" }));
    const [link] = (await client.get(LINKS)).body.filter((each: { profile_id: number }) => each.profile_id === guest);
    expect(link).toMatchObject({ waiting: [], reviewer: null });
    expect(await inboxOf(broker)).toEqual([]);
    for (const last_name of ["Ericson", "Erikson"]) {
      expect((await client.put(`/user/profile/${guest}`, { last_name })).status).toBe(200);
    }
  });

  it("names whoever has the value of the changed field", async () => {
    const guest = await guestOfClient();
    await answer(guest, { first_name: "Adah", last_name: "Eriksson" }, client);
    const row = (await inboxOf(broker)).find(({ path }) => path === "last_name");
    const [id] = await inboxIds(broker, "last_name");
    commitAsServer(server, { collection: "inbox", id: id ?? "" }, { ...row, user_id: captain.userId });
    for (const [change, decider] of [
      [{ first_name: "Adah" }, broker],
      [{ last_name: "Eriksson" }, captain],
    ] as const) {
      const { first_name, last_name } = (await held(decider, "profiles", decider.profileId)).body;
      const refusal = await client.put(`/user/profile/${guest}`, change);
      expect([refusal.status, refusal.body.message]).toEqual([
        403,
        expect.stringContaining(`${first_name} ${last_name}`),
      ]);
    }
  });

  it("is no message that a device made: who may not decide closes no field", async () => {
    const guest = await guestOfClient();
    await answer(guest, { last_name: "Eriksson" }, client);
    const [row] = await inboxOf(broker);
    const made = (who: typeof client, mine: string) => {
      return changeOf("inbox", null, {
        id: `made-${mine}`,
        body: { ...row, user_id: who.userId, path: "nationality", mine },
      });
    };
    expect(await pushOne(client, made(client, "FR"))).toMatchObject({ outcome: "refused", code: "inbox.foreign" });
    expect((await client.put(`/user/profile/${guest}`, { nationality: "GB" })).status).toBe(200);
    // The broker's device may bring one back that a restored server lacks.
    expect(await pushOne(broker, made(broker, "SE"))).toMatchObject({ outcome: "taken" });
    expect((await client.put(`/user/profile/${guest}`, { nationality: "FR" })).status).toBe(403);
  });

  it("is the client's again once the guest is on no agreement", async () => {
    const guest = await guestOfClient();
    await answer(guest, { last_name: "Eriksson" }, client);
    setAgreement(server, 1, ({ parties, ...agreement }) => ({
      ...agreement,
      parties: Object.fromEntries(Object.entries(parties).filter(([key]) => key !== `passengers:${guest}`)),
    }));
    expect((await client.put(`/user/profile/${guest}`, { last_name: "Ericson" })).status).toBe(200);
  });
});
