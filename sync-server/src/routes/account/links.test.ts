import { beforeEach, describe, expect, it, vi } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "../../demo/login.ts";
import { anonymous, type TestClient } from "../../testing/client.ts";
import { editOf, held, pushOne } from "../../testing/device.ts";
import { addApp } from "../../testing/factors.ts";
import { mailedPath, mailedToken } from "../../testing/mailedLink.ts";
import { openTestServer, useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const admin = server.as("admin");
let stranger: TestClient;

beforeEach(() => {
  stranger = anonymous(server.app);
});

const HOUR = 3_600_000;
const BROKER = demoEmail("broker");
const OTHER_PASSWORD = "another boat 47";
const ZOE = { first_name: "Zoë", last_name: "Nowak", email: "zoe@example.org", password: DEMO_PASSWORD };

const ask = (email: string, first_name: string) => stranger.post("/user/reset_password", { email, first_name });
const recover = (recovery_token: string, more: object = {}) =>
  stranger.post("/user/recover", { recovery_token, new_password: OTHER_PASSWORD, ...more });
const logIn = (email: string, password: string) => stranger.post("/user/login", { email, password });
const firstName = async (client: TestClient) => (await client.get("/user/me")).body.first_name;
const show = (token: string) => stranger.get(`/user/link/${token}`);
const mailed = (to: string) => mailedToken(server, to);

/** Someone who has just signed up, the address not confirmed. */
async function signUp(person = ZOE): Promise<TestClient> {
  expect((await stranger.post("/user/", person)).status).toBe(201);
  return server.login(person.email);
}

/** A contact of the broker, invited. @returns the number of its profile */
async function invite(email: string, by: TestClient = broker): Promise<number> {
  const { body } = await by.post(`/user/${by.userId}/contact/`, { first_name: "Ines", last_name: "Costa", email });
  return body.id;
}

describe("a forgotten password", () => {
  it("is replaced by a link that works once, and ends every session", async () => {
    expect(await ask(BROKER, await firstName(broker))).toMatchObject({ status: 200, body: {} });
    const token = mailed(BROKER);
    // Opened by a mail scanner first.
    for (const _ of [1, 2])
      expect((await show(token)).body).toEqual({
        ...{ purpose: "recovery", email: BROKER, is_taken: false, can_merge: true, is_unproved: false },
      });
    const answer = await recover(token);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: broker.userId } } });
    expect((await broker.get("/user/me")).status).toBe(401);
    expect((await recover(token, { new_password: "a third boat 48" })).status).toBe(404);
    expect((await show(token)).status).toBe(404);
    expect([(await logIn(BROKER, DEMO_PASSWORD)).status, (await logIn(BROKER, OTHER_PASSWORD)).status]).toEqual([
      401, 200,
    ]);
  });

  it("takes no more than four hours, and no second link outlives it", async () => {
    await ask(BROKER, await firstName(broker));
    const first = mailed(BROKER);
    await ask(BROKER, await firstName(broker));
    const second = mailed(BROKER);
    expect(second).not.toBe(first);
    expect((await recover(second)).status).toBe(200);
    expect((await recover(first)).status).toBe(404);
    await ask(BROKER, (await (await server.login("admin")).get(`/user/profile/${broker.profileId}`)).body.first_name);
    const third = mailed(BROKER);
    server.advance(4 * HOUR + 1);
    expect((await recover(third)).status).toBe(404);
  });

  it("is answered alike, whoever has an account: in words, hashes and rows of the trail", async () => {
    const hashed = vi.spyOn(server.deps.passwords, "hash");
    const name = await firstName(broker);
    const rows = () => server.deps.store.audit.all().length;
    for (const [email, first_name, mails] of [
      ["unknown@example.org", "No one", 0],
      [BROKER, "Someone else", 0],
      [BROKER, `  ${name.toUpperCase()} `, 1],
    ] as const) {
      const before = { rows: rows(), mails: server.deps.store.mails.newest(50).length };
      expect(await ask(email, first_name)).toMatchObject({ status: 200, body: {} });
      const mailsNow = server.deps.store.mails.newest(50).length;
      expect({ rows: rows() - before.rows, mails: mailsNow - before.mails }).toEqual({ rows: 1, mails });
    }
    expect(hashed).not.toHaveBeenCalled();
    hashed.mockRestore();
  });

  it("fills no one's mailbox", async () => {
    const name = await firstName(broker);
    for (const _ of Array.from({ length: 8 })) await ask(BROKER, name);
    expect(server.deps.store.mails.newest(50).filter(({ kind }) => kind === "recovery")).toHaveLength(5);
  });

  it("keeps no token but in the mail", async () => {
    await ask(BROKER, await firstName(broker));
    const token = mailed(BROKER);
    const { store, clock } = server.deps;
    expect(store.accountTokens.open(token, clock.now().toISOString())).toBeUndefined();
    expect(JSON.stringify(store.audit.all())).not.toContain(token);
  });

  it.each([
    [{ first_name: "Ann" }, "email"],
    [{ email: "ann@example.org" }, "first_name"],
    [{ email: "ann", first_name: "Ann" }, "email"],
    [{ email: "ann@example.org\r\nBcc: all@example.org", first_name: "Ann" }, "email"],
    [{ email: "ann@example.org", first_name: "Ann", extra: 1 }, "extra"],
  ])("%j is refused at %s", async (body, field) => {
    const answer = await stranger.post("/user/reset_password", body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.json).toHaveProperty(field);
  });

  it("does not become one that everybody tries, and the link still works", async () => {
    await ask(BROKER, await firstName(broker));
    const token = mailed(BROKER);
    expect((await recover(token, { new_password: "password" })).body.errors.json).toHaveProperty("new_password");
    expect((await recover(token)).status).toBe(200);
  });
});

describe("a log-in", () => {
  it("tries two hashes, whether the address is unknown, someone's, or only entered", async () => {
    await signUp();
    const verify = vi.spyOn(server.deps.passwords, "verify");
    for (const email of ["unknown@example.org", BROKER, ZOE.email]) {
      verify.mockClear();
      expect((await logIn(email, "wrong-one")).status).toBe(401);
      expect(verify).toHaveBeenCalledTimes(2);
    }
    verify.mockRestore();
  });

  it("to an account that a stranger opened with an address frees no guesses at its owner's", async () => {
    const strict = await openTestServer({ limits: { failedLogins: 3 } });
    const stranger = anonymous(strict.app);
    const tried = (password: string) => stranger.post("/user/login", { email: BROKER, password });
    await stranger.post("/user/", { ...ZOE, email: BROKER, password: OTHER_PASSWORD });
    const statuses = [];
    for (const password of ["guess 1", OTHER_PASSWORD, "guess 2", OTHER_PASSWORD, "guess 3", "guess 4"]) {
      statuses.push((await tried(password)).status);
    }
    expect(statuses).toEqual([401, 200, 401, 200, 401, 429]);
  });
});

describe("an address", () => {
  it("belongs to the account that confirms it, logged in, by the link that was sent there", async () => {
    const zoe = await signUp();
    expect((await zoe.get("/user/me")).body.email_confirmed).toBe(false);
    expect(mailedPath(server, ZOE.email)).toMatch(/^\/confirm_email\//);
    const recovery_token = mailed(ZOE.email);
    expect((await stranger.post(`/user/${zoe.userId}/confirmed`, { recovery_token })).status).toBe(401);
    expect((await broker.post(`/user/${broker.userId}/confirmed`, { recovery_token })).status).toBe(403);
    const confirmed = await zoe.post(`/user/${zoe.userId}/confirmed`, { recovery_token });
    expect(confirmed).toMatchObject({ status: 200, body: { email_confirmed: true } });
    expect((await zoe.post(`/user/${zoe.userId}/confirmed`, { recovery_token })).status).toBe(404);
  });

  it("that is not confirmed gives no ties: no agreement, no invitation, no word about others", async () => {
    const zoe = await signUp();
    expect((await admin.post("/cruise/1/stakeholders/", { profile_id: zoe.profileId })).status).toBe(409);
    const known = await invite("ines@example.org", zoe);
    expect(known).toBeGreaterThan(0);
    const again = await zoe.post(`/user/${zoe.userId}/contact/`, {
      ...ZOE,
      password: undefined,
      email: "ines@example.org",
    });
    expect(again.status).toBe(201);
    expect(mailedPath(server, "ines@example.org")).toBeNull();
    await zoe.post(`/user/${zoe.userId}/confirmed`, { recovery_token: mailed(ZOE.email) });
    expect((await admin.post("/cruise/1/stakeholders/", { profile_id: zoe.profileId })).status).toBe(200);
    await invite("rui@example.org", zoe);
    expect(mailedPath(server, "rui@example.org")).toMatch(/^\/claim_account\//);
  });

  it("that someone else has confirmed leads to a merge", async () => {
    await stranger.post("/user/", { ...ZOE, email: BROKER, password: OTHER_PASSWORD });
    const opened = await logIn(BROKER, OTHER_PASSWORD);
    const own = { authorization: `Bearer ${opened.body.access_token}` };
    const recovery_token = mailed(BROKER);
    // The owner is told; an address that no account has is asked to be confirmed.
    const letters = server.deps.store.mails.newest(50).map(({ letter }) => letter ?? "");
    expect(letters.filter((letter) => letter.includes("You have an account already"))).toHaveLength(1);
    expect((await show(recovery_token)).body).toEqual({
      ...{ purpose: "confirmation", email: BROKER, is_taken: true, can_merge: true, is_unproved: true },
    });
    const path = `/user/${opened.body.user.id}/confirmed`;
    const taken = await stranger.call("POST", path, { recovery_token }, own);
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining("belongs to another account")]);
    const merged = await broker.post(`/user/${broker.userId}/merge`, { recovery_token });
    expect(merged.status).toBe(200);
    // Whoever opened it has not shown to read the mail of that address.
    expect(merged.body.profiles.map(({ id }: { id: number }) => id)).not.toContain(opened.body.user.profiles[0].id);
    expect((await stranger.call("GET", "/user/me", undefined, own)).status).toBe(401);
    expect((await logIn(BROKER, OTHER_PASSWORD)).status).toBe(401);
  });

  it("is asked to be confirmed again, five times a day", async () => {
    const zoe = await signUp();
    const again = () => zoe.post(`/user/${zoe.userId}/confirmation`);
    const statuses = [];
    for (const _ of Array.from({ length: 5 })) statuses.push((await again()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await stranger.post("/user/", { ...ZOE, password: OTHER_PASSWORD })).status).toBe(201);
  });

  it("is confirmed by a recovery too, and another one counts once it is confirmed", async () => {
    await signUp();
    await ask(ZOE.email, "zoe");
    const answer = await recover(mailed(ZOE.email), { new_email: "Zoe@elsewhere.example" });
    expect(answer.body.user).toMatchObject({ email: ZOE.email, email_confirmed: true });
    expect((await logIn("zoe@elsewhere.example", OTHER_PASSWORD)).status).toBe(401);
    const own = { authorization: `Bearer ${answer.body.access_token}` };
    const body = { recovery_token: mailed("Zoe@elsewhere.example") };
    expect((await stranger.call("POST", `/user/${answer.body.user.id}/confirmed`, body, own)).status).toBe(200);
    expect((await logIn("zoe@elsewhere.example", OTHER_PASSWORD)).status).toBe(200);
    expect((await logIn(ZOE.email, OTHER_PASSWORD)).status).toBe(401);
  });
});

describe("an address that a stranger has opened an account with", () => {
  it("is recovered without what the stranger set up in it to log in", async () => {
    const stranger = await signUp();
    await addApp(server, stranger);
    await ask(ZOE.email, "zoe");
    const { status, body } = await recover(mailed(ZOE.email));
    expect([status, body.user.email_confirmed]).toEqual([200, true]);
    for (const account of [stranger.userId, body.user.id]) expect(server.deps.store.factors.any(account)).toBe(false);
    expect((await stranger.get("/user/me")).status).toBe(401);
  });

  /** Enters what would be taken for the owner's later. */
  async function prepare(account: TestClient): Promise<void> {
    const { userId, profileId } = account;
    const company = { is_company: true, company_name: "Evil Ltd", company_reg_country: "FR" };
    const bank = { iban: "FR7630006000011234567890189", bank_name: "Evil bank", account_num: "1" };
    const made = [
      await account.put(`/user/profile/${profileId}`, { main_phone: "+33612345678", ...company, ...bank }),
      await account.post(`/user/${userId}/profile/`, { first_name: "Second", last_name: "Evil" }),
      await account.post(`/yacht/by_user/${userId}/`, {
        name: "Evil I",
        port_of_registry: "Nice",
        type: "MOTOR",
        status: "COMMERCIAL",
      }),
      await account.put(`/user/${userId}/mail_settings`, {
        ...{ language: null, rhythm: "AT_ONCE", off: ["added"], time_zone: null },
      }),
    ];
    expect(made.map(({ status }) => status < 300)).toEqual(made.map(() => true));
    await invite("ines@example.org", account);
  }

  /** All that an account has, as it reads it. */
  async function heldBy(account: TestClient): Promise<string> {
    const { userId } = account;
    const lists = ["profile", "contact", "mail_settings", "data"].map((list) => `/user/${userId}/${list}`);
    const read = [...lists, `/yacht/by_user/${userId}/`].map(async (path) => (await account.get(path)).body);
    return JSON.stringify(await Promise.all(read));
  }

  it("is recovered without anything that the stranger entered in it, but with its name", async () => {
    const zoe = await signUp();
    await prepare(zoe);
    const prepared = await heldBy(zoe);
    for (const word of ["Evil Ltd", "FR7630006", "Second", "Evil I", "added", "Costa"])
      expect(prepared).toContain(word);
    await ask(ZOE.email, "zoe");
    expect((await show(mailed(ZOE.email))).body).toMatchObject({ purpose: "recovery", is_unproved: true });
    const { status, body } = await recover(mailed(ZOE.email), { new_password: DEMO_PASSWORD });
    expect([status, body.user.first_name, body.user.last_name]).toEqual([200, "Zoë", "Nowak"]);
    const owner = await server.login(ZOE.email);
    const [profile, ...others] = (await owner.get("/user/me")).body.profiles;
    expect([others, profile.iban ?? null, profile.main_phone ?? null]).toEqual([[], null, null]);
    expect(await heldBy(owner)).not.toMatch(/Evil|Second|FR7630006|Costa|\+33612345678/);
    expect((await owner.get(`/user/${owner.userId}/mail_settings`)).body.off).toEqual([]);
    expect((await owner.get(`/user/profile/${zoe.profileId}`)).status).toBe(404);
    // It is erased, too.
    const former = server.deps.store.documents.get("profiles", String(zoe.profileId));
    expect(String(former?.body)).not.toContain("Evil");
  });

  it("keeps the rights that an administrator gave", async () => {
    const zoe = await signUp();
    await admin.put(`/user/${zoe.userId}/rights`, { may_create_agreements: true });
    await ask(ZOE.email, "zoe");
    const { body } = await recover(mailed(ZOE.email));
    expect(body.user.may_create_agreements).toBe(true);
  });

  it("brings nothing of the stranger's along when it is merged", async () => {
    const zoe = await signUp();
    await prepare(zoe);
    await ask(ZOE.email, "zoe");
    const merged = await broker.post(`/user/${broker.userId}/merge`, { recovery_token: mailed(ZOE.email) });
    expect(merged.status).toBe(200);
    expect((await zoe.get("/user/me")).status).toBe(401);
    expect(await heldBy(broker)).not.toContain("Evil");
    expect((await logIn(ZOE.email, DEMO_PASSWORD)).status).toBe(401);
  });

  it("sends no link to the stranger's account once it belongs to another, by whichever name", async () => {
    await signUp({ ...ZOE, first_name: "Mallory", email: BROKER });
    const before = mailedPath(server, BROKER);
    expect((await ask(BROKER, "Mallory")).status).toBe(200);
    expect(mailedPath(server, BROKER)).toBe(before);
  });

  it("ends the links to the stranger's account with its confirmation", async () => {
    await signUp();
    await ask(ZOE.email, "zoe");
    const toStranger = mailed(ZOE.email);
    expect((await stranger.post("/user/", { ...ZOE, password: OTHER_PASSWORD })).status).toBe(201);
    const own = await stranger.post("/user/login", { email: ZOE.email, password: OTHER_PASSWORD });
    const recovery_token = mailed(ZOE.email);
    const bearer = { authorization: `Bearer ${own.body.access_token}` };
    const path = `/user/${own.body.user.id}/confirmed`;
    expect((await stranger.call("POST", path, { recovery_token }, bearer)).status).toBe(200);
    expect((await recover(toStranger)).status).toBe(404);
  });
});

describe("a link to another address than the account has", () => {
  it("gives nothing of the account to whoever owns that address: it may have been mistyped", async () => {
    await invite("ines@example.org");
    const claimed = await recover(mailed("ines@example.org"), { new_email: BROKER });
    const strayed = mailed(BROKER);
    expect((await show(strayed)).body).toEqual({
      ...{ purpose: "confirmation", email: BROKER, is_taken: true, can_merge: false, is_unproved: false },
    });
    expect((await broker.post(`/user/${broker.userId}/merge`, { recovery_token: strayed })).status).toBe(404);
    expect(await logIn("ines@example.org", OTHER_PASSWORD)).toMatchObject({
      ...{ status: 200, body: { user: { id: claimed.body.user.id } } },
    });
  });

  it("sets no password once the account has moved to another one", async () => {
    const zoe = await signUp();
    await zoe.post(`/user/${zoe.userId}/confirmed`, { recovery_token: mailed(ZOE.email) });
    await ask(ZOE.email, "zoe");
    const { body } = await recover(mailed(ZOE.email), { new_email: "zoe@elsewhere.example" });
    const own = { authorization: `Bearer ${body.access_token}` };
    const moving = { recovery_token: mailed("zoe@elsewhere.example") };
    await ask(ZOE.email, "zoe");
    const former = mailed(ZOE.email);
    expect((await stranger.call("POST", `/user/${body.user.id}/confirmed`, moving, own)).status).toBe(200);
    expect((await show(former)).status).toBe(404);
    expect((await recover(former, { new_password: "a third boat 48" })).status).toBe(404);
  });
});

describe("an invitation", () => {
  it("makes an account that owns the contact's profile, with its agreements", async () => {
    const profile = await invite("ines@example.org");
    await broker.post("/cruise/1/clients/", { profile_id: profile });
    const token = mailed("ines@example.org");
    expect((await show(token)).body).toEqual({
      ...{ purpose: "claim", email: "ines@example.org", is_taken: false, can_merge: true, is_unproved: false },
    });
    const { status, body } = await recover(token, { new_email: "ines@example.org" });
    expect([status, body.user]).toMatchObject([
      200,
      { email: "ines@example.org", email_confirmed: true, main_profile: { id: profile, full_name: "Ines Costa" } },
    ]);
    const own = { authorization: `Bearer ${body.access_token}` };
    expect((await stranger.call("GET", "/cruise/1", undefined, own)).status).toBe(200);
    expect((await recover(token)).status).toBe(404);
    const [group] = (await broker.get(`/user/${broker.userId}/contact/`)).body;
    expect(group.contacts.find(({ id }: { id: number }) => id === profile)).toMatchObject({ is_new: false });
  });

  it.each(["brokers", "central_agents", "stakeholders", "captains"])(
    "lets one of the %s edit the draft at once, over REST and by an edit from a device",
    async (role) => {
      const profile = await invite("ines@example.org");
      expect((await admin.post(`/cruise/1/${role}/`, { profile_id: profile })).status).toBe(200);
      expect((await recover(mailed("ines@example.org"), { new_password: DEMO_PASSWORD })).status).toBe(200);
      const ines = await server.login("ines@example.org");
      expect((await ines.put("/cruise/1", { cruise_areas: "Corsica" })).status).toBe(200);
      const draft = await held(ines, "agreements", 1);
      expect(await pushOne(ines, editOf("agreements", draft, { name: "Hers" }))).toMatchObject({ outcome: "taken" });
      expect((await held(broker, "agreements", 1)).body).toMatchObject({ name: "Hers", cruise_areas: "Corsica" });
    },
  );

  it("lets a client read the contract at once, and write nothing", async () => {
    const profile = await invite("ines@example.org");
    await admin.post("/cruise/1/clients/", { profile_id: profile });
    await recover(mailed("ines@example.org"), { new_password: DEMO_PASSWORD });
    const ines = await server.login("ines@example.org");
    expect((await ines.put("/cruise/1", { name: "Hers" })).status).toBe(403);
    const draft = await held(ines, "agreements", 1);
    expect(await pushOne(ines, editOf("agreements", draft, { name: "Hers" }))).toMatchObject({ outcome: "refused" });
  });

  it("that two claim at once is claimed by one of them", async () => {
    const profile = await invite("ines@example.org");
    const token = mailed("ines@example.org");
    const captain = await server.login("captain");
    const answers = await Promise.all([
      recover(token),
      captain.post(`/user/${captain.userId}/merge`, { recovery_token: token }),
      recover(token, { new_password: "a third boat 48" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const { body } = await admin.get(`/user/profile/${profile}`);
    expect(body.user_id).not.toBeNull();
  });

  it("joins an account that exists, and tells who holds the link to log in", async () => {
    const zoe = await signUp();
    const confirmation = mailed(ZOE.email);
    const profile = await invite(ZOE.email);
    const token = mailed(ZOE.email);
    await zoe.post(`/user/${zoe.userId}/confirmed`, { recovery_token: confirmation });
    expect((await show(token)).body).toMatchObject({ is_taken: true });
    const refused = await recover(token);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("has an account already")]);
    const merged = await zoe.post(`/user/${zoe.userId}/merge`, { recovery_token: token });
    expect(merged.body.profiles.map(({ id }: { id: number }) => id)).toEqual([zoe.profileId, profile]);
    expect(merged.body.main_profile.id).toBe(zoe.profileId);
    expect((await zoe.post(`/user/${zoe.userId}/merge`, { recovery_token: token })).status).toBe(404);
  });

  it("is worth nothing once the profile has another address", async () => {
    const profile = await invite("ines@example.org");
    const token = mailed("ines@example.org");
    await broker.put(`/user/profile/${profile}`, { email: "ines@elsewhere.example" });
    expect((await recover(token)).status).toBe(404);
  });

  it("is not sent for passengers without an address, nor against the sender's wish", async () => {
    const path = `/user/${broker.userId}/contact/`;
    const name = { first_name: "Ines", last_name: "Costa" };
    expect(await broker.post(path, name)).toMatchObject({
      status: 422,
      body: { errors: { json: { email: ["is required"] } } },
    });
    const placeholder = await broker.post(path, { ...name, email: "ines@passenger.invalid" });
    expect(placeholder).toMatchObject({
      status: 201,
      body: { is_new: true, claim_account_url: expect.stringMatching(/\/claim_account$/) },
    });
    await broker.post(path, { ...name, email: "ines@example.org", send_invite: false });
    expect(server.deps.store.mails.newest(50).filter(({ kind }) => kind === "claim")).toEqual([]);
  });
});
