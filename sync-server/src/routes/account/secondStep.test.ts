import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "../../demo/login.ts";
import { testAuthenticator } from "../../testing/authenticator.ts";
import { type Answer, anonymous, type TestClient } from "../../testing/client.ts";
import { addApp, type TestApp } from "../../testing/factors.ts";
import { mailedToken } from "../../testing/mailedLink.ts";
import { openTestServer, useTestServer } from "../../testing/useTestServer.ts";
import { resetFactor } from "../../verbs/account/factor/resetFactor.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
let stranger: TestClient;
beforeEach(() => {
  stranger = anonymous(server.app);
});

const site = { origin: "https://passerelle.test", rpId: "passerelle.test" };
const logIn = (account = "broker"): Promise<Answer> =>
  stranger.post("/user/login", { email: demoEmail(account), password: DEMO_PASSWORD });
const second = (challenge: string, code: string) => stranger.post("/user/login/second", { challenge, code });
const begin = async (): Promise<string> => (await logIn()).body.challenge;
const events = (verb: string) => server.deps.store.audit.all().filter((event) => event.verb === verb).length;

async function addPasskey(client: TestClient) {
  const path = `/user/${client.userId}/factor/passkey/`;
  const device = testAuthenticator(site);
  const { challenge, options } = (await client.post(`${path}options`)).body;
  const added = await client.post(path, { challenge, passkey: device.register(options) });
  return { device, added };
}

describe("an authenticator app", () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await addApp(server, broker);
  });

  it("makes the password open a challenge, which a code answers once", async () => {
    const first = await logIn();
    expect(first.status).toBe(401);
    expect(first.body).toMatchObject({ code: "session.second-factor", methods: ["totp"] });
    expect(first.body).not.toHaveProperty("access_token");
    const { challenge } = first.body;
    const entered = await second(challenge, app.code(1));
    expect(entered.status).toBe(200);
    expect(entered.body.user.id).toBe(broker.userId);
    expect((await second(challenge, app.recoveryCodes[0] ?? "")).status).toBe(401);
  });

  it("takes each code once, also on another log-in, and none of an earlier step afterwards", async () => {
    const [one, other] = [await begin(), await begin()];
    // The code that added the app was a use.
    expect((await second(one, app.code())).status).toBe(422);
    expect((await second(one, app.code(1))).status).toBe(200);
    expect((await second(other, app.code(1))).status).toBe(422);
    expect((await second(other, app.code())).status).toBe(422);
    server.advance(60_000);
    expect((await second(other, app.code())).status).toBe(200);
  });

  it("takes a code one step early or late, and none further away", async () => {
    server.advance(10 * 60_000);
    for (const [steps, status] of [
      [-2, 422],
      [2, 422],
      [-1, 200],
      [1, 200],
    ] as const) {
      expect([steps, (await second(await begin(), app.code(steps))).status]).toEqual([steps, status]);
    }
  });

  it("lets recovery codes stand in, each once, as they are typed", async () => {
    const [code = "", next = ""] = app.recoveryCodes;
    expect(new Set(app.recoveryCodes).size).toBe(10);
    expect((await second(await begin(), ` ${code.toUpperCase().replaceAll("-", " ")} `)).status).toBe(200);
    expect((await second(await begin(), code)).status).toBe(422);
    const renewed = (await broker.post(`/user/${broker.userId}/factor/recovery_codes`)).body.recovery_codes;
    expect((await second(await begin(), next)).status).toBe(422);
    expect((await second(await begin(), renewed[0])).status).toBe(200);
    expect((await broker.get(`/user/${broker.userId}/factor/`)).body).toMatchObject({
      has_totp: true,
      recovery_codes: 9,
    });
  });

  it("asks for the password again after five wrong codes, and after ten minutes", async () => {
    const challenge = await begin();
    for (let tries = 0; tries < 5; tries++) expect((await second(challenge, "000000")).status).toBe(422);
    expect((await second(challenge, app.code(1))).status).toBe(401);
    expect(events("account.second_factor_failed")).toBeGreaterThanOrEqual(5);
    const late = await begin();
    server.advance(10 * 60_000);
    expect((await second(late, app.code())).status).toBe(401);
  });

  it("does not open for another account's code, and its challenge is no bearer token", async () => {
    server.advance(60_000);
    const other = await addApp(server, captain);
    const challenge = await begin();
    expect((await second(challenge, other.recoveryCodes[0] ?? "")).status).toBe(422);
    const asBearer = { authorization: `Bearer ${challenge}` };
    expect((await stranger.call("GET", "/user/me", undefined, asBearer)).status).toBe(401);
  });

  it("is asked for after a new password by mail as well", async () => {
    const { first_name } = (await broker.get("/user/me")).body;
    await stranger.post("/user/reset_password", { email: demoEmail("broker"), first_name });
    const recovery_token = mailedToken(server, demoEmail("broker"));
    const set = await stranger.post("/user/recover", { recovery_token, new_password: "another boat 47" });
    expect(set.status).toBe(401);
    expect((await second(set.body.challenge, app.code(1))).status).toBe(200);
  });

  it("ends a log-in that has begun when the password changes", async () => {
    const challenge = await begin();
    await broker.put(`/user/${broker.userId}/password`, { password: DEMO_PASSWORD, new_password: "another boat 47" });
    expect((await second(challenge, app.code(1))).status).toBe(401);
  });

  it("is removed by its owner, with the recovery codes, and by the operator, who ends the sessions", async () => {
    expect((await broker.delete(`/user/${broker.userId}/factor/totp`)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect(server.deps.store.factors.codes(broker.userId)).toBe(0);
    await addApp(server, captain);
    expect(resetFactor(server.deps, demoEmail("captain"))).toMatchObject({ ok: true });
    expect((await captain.get("/user/me")).status).toBe(401);
    expect((await logIn("captain")).status).toBe(200);
    expect(resetFactor(server.deps, demoEmail("captain")).ok).toBe(false);
  });

  it("keeps neither its secret nor a code in the database", () => {
    const { sealed } = server.deps.store.factors.totp(broker.userId) ?? {};
    expect(sealed).not.toContain(app.secret);
    expect(server.deps.factors.box.open(sealed ?? "", String(broker.userId))).toBe(app.secret);
    expect(server.deps.factors.box.open(sealed ?? "", String(captain.userId))).toBeNull();
  });
});

it("adds no app by a code that does not fit, and none over another", async () => {
  const path = `/user/${broker.userId}/factor/totp`;
  expect((await broker.put(path, { code: "123456" })).status).toBe(409);
  await broker.post(path);
  expect((await broker.put(path, { code: "000000" })).status).toBe(422);
  expect((await logIn()).status).toBe(200);
  await addApp(server, broker);
  expect((await broker.post(path)).status).toBe(409);
});

it("slows down wrong codes over many log-ins of an account", async () => {
  const slow = await openTestServer({ limits: { failedLogins: 3 } });
  const owner = await slow.login("broker");
  await addApp(slow, owner);
  const guest = anonymous(slow.app);
  const guess = async () => {
    const body = { email: demoEmail("broker"), password: DEMO_PASSWORD };
    const { challenge } = (await guest.post("/user/login", body)).body;
    return guest.post("/user/login/second", { challenge, code: "000000" });
  };
  for (let tries = 0; tries < 3; tries++) expect((await guess()).status).toBe(422);
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("a passkey", () => {
  it("confirms a log-in, and logs in alone where the device's lock was opened", async () => {
    const { device, added } = await addPasskey(broker);
    expect(added.status).toBe(200);
    expect(added.body.recovery_codes).toHaveLength(10);
    const challenge = await begin();
    const { options } = (await stranger.post("/user/login/passkey", { challenge })).body;
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    const confirmed = { challenge, passkey: device.authenticate(options, { verified: false }) };
    expect((await stranger.post("/user/login/second", confirmed)).status).toBe(200);
    // The same signature again.
    expect((await stranger.post("/user/login/second", confirmed)).status).toBe(401);
    const alone = (await stranger.post("/user/login/passkey", {})).body;
    const unlocked = { challenge: alone.challenge, passkey: device.authenticate(alone.options) };
    expect((await stranger.post("/user/login/second", unlocked)).body.user.id).toBe(broker.userId);
    const third = (await stranger.post("/user/login/passkey", {})).body;
    const locked = { challenge: third.challenge, passkey: device.authenticate(third.options, { verified: false }) };
    expect((await stranger.post("/user/login/second", locked)).status).toBe(422);
  });

  it("is refused for another site, a foreign account, a clone and a challenge of another log-in", async () => {
    const { device } = await addPasskey(broker);
    const { device: foreign } = await addPasskey(captain);
    const attempt = async (signed: (options: Record<string, unknown>) => unknown): Promise<number> => {
      const challenge = await begin();
      const { options } = (await stranger.post("/user/login/passkey", { challenge })).body;
      return (await stranger.post("/user/login/second", { challenge, passkey: signed(options) })).status;
    };
    expect(await attempt((options) => device.authenticate(options, { origin: "https://evil.test" }))).toBe(422);
    expect(await attempt((options) => device.authenticate(options, { rpId: "evil.test" }))).toBe(422);
    expect(await attempt((options) => foreign.authenticate(options))).toBe(422);
    expect(await attempt((options) => ({ ...foreign.authenticate(options), id: device.id }))).toBe(422);
    expect(await attempt(() => device.authenticate({ challenge: "another" }))).toBe(422);
    expect(await attempt((options) => device.authenticate(options, { counter: 5 }))).toBe(200);
    expect(await attempt((options) => device.authenticate(options, { counter: 5 }))).toBe(422);
  });

  it("is added once, for the account that asked", async () => {
    const { device } = await addPasskey(broker);
    const path = (client: TestClient) => `/user/${client.userId}/factor/passkey/`;
    const { challenge, options } = (await captain.post(`${path(captain)}options`)).body;
    const made = { challenge, passkey: device.register(options) };
    expect((await broker.post(path(broker), made)).status).toBe(422);
    expect((await captain.post(path(captain), made)).status).toBe(422);
    expect((await captain.delete(`${path(captain)}${device.id}`)).status).toBe(404);
    expect((await broker.delete(`${path(broker)}${device.id}`)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });
});

describe("a proof that it is you", () => {
  const proof = (client: TestClient) => `/user/${client.userId}/proof`;
  const renew = () => broker.post(`/user/${broker.userId}/factor/totp`);

  it("counts for ten minutes from the log-in, and for the session that gave it alone", async () => {
    const other = await server.login("broker");
    server.advance(10 * 60_000);
    expect((await broker.get(proof(broker))).body).toEqual({ until: null, methods: ["password"] });
    expect((await renew()).status).toBe(403);
    expect((await broker.post(proof(broker), { password: "not the right one" })).status).toBe(422);
    expect((await renew()).status).toBe(403);
    expect((await broker.post(proof(broker), { password: DEMO_PASSWORD })).status).toBe(200);
    expect((await renew()).status).toBe(200);
    expect((await other.post(`/user/${broker.userId}/factor/totp`)).status).toBe(403);
    expect(events("account.proof_failed")).toBe(1);
  });

  it("is asked before bank details are proposed or approved, and not before they are read", async () => {
    server.advance(10 * 60_000);
    const all = "/cruise/1/bank_change/";
    const approval = `${all}by_profile/${captain.profileId}/approval`;
    const asked = async () => [
      (await captain.post(all, { profile_id: captain.profileId })).body.message,
      (await captain.post(approval, { proposal: server.deps.ids.uuid(), check_words: "one two three four" })).body
        .message,
    ];
    const sentence = "Please confirm first that it is you.";
    expect((await captain.get(all)).status).toBe(200);
    expect(await asked()).toEqual([sentence, sentence]);
    await captain.post(proof(captain), { password: DEMO_PASSWORD });
    expect(await asked()).not.toContain(sentence);
  });

  it("takes the second factor where there is one, and the password no more", async () => {
    const app = await addApp(server, broker);
    server.advance(10 * 60_000);
    expect((await broker.post(proof(broker), { password: DEMO_PASSWORD })).status).toBe(422);
    expect((await broker.post(proof(broker), { code: app.code() })).status).toBe(200);
    server.advance(10 * 60_000);
    const { device } = await (async () => {
      await broker.post(proof(broker), { code: app.code() });
      return addPasskey(broker);
    })();
    server.advance(10 * 60_000);
    const { challenge, options } = (await broker.post(`${proof(broker)}/passkey`)).body;
    // A challenge that asks for a proof logs no one in.
    const passkey = device.authenticate(options);
    expect((await stranger.post("/user/login/second", { challenge, passkey })).status).toBe(401);
    expect((await captain.post(proof(captain), { challenge, passkey })).status).toBe(422);
    expect((await broker.post(proof(broker), { challenge, passkey })).status).toBe(200);
  });
});

it("answers an administrator who lacks a second factor nothing else, and lets the last one not go", async () => {
  const strict = await openTestServer({ factorsRequired: true });
  const admin = await strict.login("admin");
  const me = await admin.get("/user/me");
  expect(me.body.lacks_factor).toBe(true);
  for (const path of ["/user/", "/mail/", "/sync/pull?collection=agreements&seq=0&limit=10", "/cruise/"]) {
    expect([path, (await admin.get(path)).status]).toEqual([path, 403]);
  }
  expect((await (await strict.login("broker")).get("/user/me")).body.lacks_factor).toBe(false);
  await addApp(strict, admin);
  expect((await admin.get("/user/me")).body.lacks_factor).toBe(false);
  expect((await admin.get("/user/")).status).toBe(200);
  expect((await admin.delete(`/user/${admin.userId}/factor/totp`)).status).toBe(409);
  expect((await admin.get("/user/")).status).toBe(200);
});
