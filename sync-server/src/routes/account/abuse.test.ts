import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "../../demo/login.ts";
import { anonymous, type TestClient } from "../../testing/client.ts";
import { addApp } from "../../testing/factors.ts";
import { mailedToken } from "../../testing/mailedLink.ts";
import { openTestServer, useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
let stranger: TestClient;
beforeEach(() => {
  stranger = anonymous(server.app);
});

const OTHER_PASSWORD = "another boat 47";
const ZOE = { first_name: "Zoë", last_name: "Nowak", email: "zoe@example.org", password: DEMO_PASSWORD };

it("spares the owner the wrong codes of a stranger who knows the password", async () => {
  const strict = await openTestServer({ limits: { failedLogins: 3, trustProxy: true } });
  const from =
    (address: string) =>
    (path: string, body: unknown, own: Record<string, string> = {}) =>
      anonymous(strict.app).call("POST", path, body, { ...own, "x-forwarded-for": address });
  const [home, away] = [from("192.0.2.1"), from("198.51.100.1")];
  const credentials = { email: demoEmail("broker"), password: DEMO_PASSWORD };
  // The owner has logged in at home before.
  expect((await home("/user/login", credentials)).status).toBe(200);
  const owner = await strict.login("broker");
  const app = await addApp(strict, owner);
  const guess = async (send: typeof home, code: string) => {
    const { challenge } = (await send("/user/login", credentials)).body;
    return (await send("/user/login/second", { challenge, code })).status;
  };
  for (const status of [422, 422, 422, 429]) expect(await guess(away, "000000")).toBe(status);
  expect(await guess(home, app.code(1))).toBe(200);
  // At home wrong codes count as well.
  for (const status of [422, 422, 422, 429]) expect(await guess(home, "000000")).toBe(status);
});

it("delays guesses at the password by which an account is deleted", async () => {
  const strict = await openTestServer({ limits: { failedLogins: 3 } });
  const captain = await strict.login("captain");
  const attempt = () => captain.post(`/user/${captain.userId}/deletion`, { password: "not the right one" });
  for (const status of [422, 422, 422]) expect((await attempt()).status).toBe(status);
  const delayed = await attempt();
  expect([delayed.status, delayed.headers.get("retry-after")]).toEqual([429, "10"]);
  const failed = strict.deps.store.audit.all().filter(({ verb }) => verb === "account.proof_failed");
  expect(failed.map(({ user_id }) => user_id)).toEqual(Array(3).fill(captain.userId));
});

it("holds each account to so many changes of itself a minute, and no other account with it", async () => {
  const most = 4;
  const held = await openTestServer({ quotas: { accountCallsPerMinute: most } });
  const [client, captain] = [await held.login("client"), await held.login("captain")];
  const of = (path: string) => `/user/${client.userId}/${path}`;
  const calls = [
    () => client.post(of("proof"), { password: "wrong" }),
    () => client.post(of("proof/passkey")),
    () => client.post(of("factor/passkey/options")),
    () => client.get(of("data")),
    () => client.post(of("deletion"), { password: "wrong" }),
    () => client.delete(of("session/")),
  ];
  for (const call of calls.slice(0, most)) expect((await call()).status).not.toBe(429);
  for (const call of calls) expect((await call()).status).toBe(429);
  expect((await client.get(of("mail_settings"))).status).toBe(200);
  expect((await captain.get(`/user/${captain.userId}/data`)).status).toBe(200);
});

it("holds each account to so many documents of KYC checks an hour", async () => {
  for (let count = 0; count < 60; count++) {
    expect((await broker.delete("/cruise/kyc_document/01900000-0000-7000-8000-000000000000")).status).toBe(404);
  }
  expect((await broker.post("/cruise/1/kyc/2/FUNDS/document/")).status).toBe(429);
  expect((await broker.get("/cruise/1/kyc/")).status).toBe(200);
});

it("does the same work for a forgotten password, whoever has an account", async () => {
  const statements: string[] = [];
  const watched = await openTestServer({ onStatement: (sql) => statements.push(String(sql)) });
  const guest = anonymous(watched.app);
  const { first_name } = (await (await watched.login("broker")).get("/user/me")).body;
  await guest.post("/user/", ZOE);
  const work = async (email: string, name: string) => {
    statements.length = 0;
    await guest.post("/user/reset_password", { email, first_name: name });
    return statements.map((sql) => sql.split(" ").slice(0, 3).join(" ").toLowerCase());
  };
  const unknown = await work("unknown@example.org", "No one");
  expect(unknown.filter((sql) => sql.startsWith("insert into")).length).toBeGreaterThan(2);
  const shape = (all: string[]) => all.filter((sql) => !/^(rollback|release)/.test(sql));
  for (const [email, name] of [
    [demoEmail("broker"), first_name],
    [demoEmail("broker").toUpperCase(), "Someone else"],
    [ZOE.email, "zoe"],
  ] as const) {
    expect(shape(await work(email, name)), email).toEqual(shape(unknown));
  }
  expect(watched.deps.store.mails.newest(50).filter(({ kind }) => kind === "recovery")).toHaveLength(2);
});

describe("a changed address", () => {
  it("is noted, and told to the former one without the new one", async () => {
    const { first_name } = (await broker.get("/user/me")).body;
    await stranger.post("/user/reset_password", { email: demoEmail("broker"), first_name });
    const recovery_token = mailedToken(server, demoEmail("broker"));
    const body = { recovery_token, new_password: OTHER_PASSWORD, new_email: "moved@example.org" };
    const { access_token, user } = (await stranger.post("/user/recover", body)).body;
    const own = { authorization: `Bearer ${access_token}` };
    const link = { recovery_token: mailedToken(server, "moved@example.org") };
    const confirm = () => stranger.call("POST", `/user/${user.id}/confirmed`, link, own);
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(404);
    const notices = server.deps.store.mails.newest(50).filter(({ kind }) => kind === "address-changed");
    expect(notices.map(({ recipient }) => recipient)).toEqual([demoEmail("broker")]);
    expect(notices[0]?.letter).not.toContain("moved@example.org");
    const noted = server.deps.store.audit.all().filter(({ verb }) => verb === "account.change_address");
    expect(noted.map(({ user_id }) => user_id)).toEqual([broker.userId]);
  });

  it("is told to no one where an account confirms its first one", async () => {
    await stranger.post("/user/", ZOE);
    const zoe = await server.login(ZOE.email);
    await zoe.post(`/user/${zoe.userId}/confirmed`, { recovery_token: mailedToken(server, ZOE.email) });
    expect(server.deps.store.mails.newest(50).map(({ kind }) => kind)).not.toContain("address-changed");
  });
});

it("logs in by the link to an account whose address someone else has entered since, and to no other by it", async () => {
  await stranger.post("/user/", ZOE);
  const recovery_token = mailedToken(server, ZOE.email);
  await stranger.post("/user/", { ...ZOE, first_name: "Mallory", password: OTHER_PASSWORD });
  const logIn = (more: object) => stranger.post("/user/login", { email: ZOE.email, password: DEMO_PASSWORD, ...more });
  expect((await logIn({})).status).toBe(401);
  const entered = await logIn({ recovery_token });
  expect([entered.status, entered.body.user.first_name]).toEqual([200, "Zoë"]);
  // The link is no password, and names no account of another address.
  expect((await logIn({ recovery_token, password: "not the right one" })).status).toBe(401);
  expect((await logIn({ recovery_token, email: "other@example.org" })).status).toBe(401);
  const own = { authorization: `Bearer ${entered.body.access_token}` };
  const path = `/user/${entered.body.user.id}/confirmed`;
  expect((await stranger.call("POST", path, { recovery_token }, own)).status).toBe(200);
  expect((await logIn({})).body.user.first_name).toBe("Zoë");
});

it("brings back an account by a new password after its link has ended, whoever has entered its address since", async () => {
  await stranger.post("/user/", ZOE);
  const zoe = await server.login(ZOE.email);
  await stranger.post("/user/", { ...ZOE, first_name: "Mallory", password: OTHER_PASSWORD });
  server.advance(8 * 24 * 60 * 60_000);
  await stranger.post("/user/reset_password", { email: ZOE.email, first_name: "zoe" });
  const changed = { recovery_token: mailedToken(server, ZOE.email), new_password: "a third boat 48" };
  expect((await stranger.post("/user/recover", changed)).status).toBe(200);
  const entered = await stranger.post("/user/login", { email: ZOE.email, password: changed.new_password });
  expect(entered.body.user).toMatchObject({ first_name: "Zoë", email_confirmed: true });
  expect((await zoe.get("/user/me")).status).toBe(401);
  expect((await stranger.post("/user/login", { email: ZOE.email, password: OTHER_PASSWORD })).status).toBe(200);
});

it.each(["zoe", "Marie"])(
  "mails a link to the account that was there before a stranger's of the name %s",
  async (name) => {
    await stranger.post("/user/", ZOE);
    const zoe = await server.login(ZOE.email);
    await zoe.put(`/user/profile/${zoe.profileId}`, { first_name: "Marie" });
    const mallory = { ...ZOE, password: OTHER_PASSWORD };
    for (const first_name of ["Zoë", "Marie", "Mallory"]) await stranger.post("/user/", { ...mallory, first_name });
    server.advance(8 * 24 * 60 * 60_000);
    await stranger.post("/user/reset_password", { email: ZOE.email, first_name: name });
    const { body } = await stranger.get(`/user/link/${mailedToken(server, ZOE.email)}`);
    expect(body.purpose).toBe("recovery");
    const changed = { recovery_token: mailedToken(server, ZOE.email), new_password: "a third boat 48" };
    expect((await stranger.post("/user/recover", changed)).status).toBe(200);
    // An account of its own takes the place of the one that the link was for.
    const closed = server.deps.store.audit.all().filter(({ verb }) => verb === "account.close");
    expect(closed.map(({ user_id }) => user_id)).toEqual([zoe.userId]);
  },
);
