import { beforeEach, describe, expect, it } from "vitest";
import { type Answer, anonymous, type TestClient } from "../../testing/client.ts";
import { openTestServer, useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
let stranger: TestClient;

beforeEach(async () => {
  stranger = anonymous(server.app);
});

const ANNA = { first_name: "Anna", last_name: "Nowak", email: "Anna@Example.org", password: "passerelle-demo" };

describe("registration", () => {
  it("opens an account with a main profile, and the log-in follows", async () => {
    const registered = await stranger.post("/user/", ANNA);
    expect(registered.status).toBe(201);
    const anna = await server.login("anna@example.org");
    const me = await anna.get("/user/me");
    expect(me.body).toMatchObject({
      email: "anna@example.org",
      is_admin: false,
      main_profile: { id: anna.profileId, full_name: "Anna Nowak" },
      profiles: [{ is_main: true, write_access: true, initials: "AN" }],
    });
    expect(JSON.stringify(me.body)).not.toContain("password");
    expect((await anna.pull("reference")).documents).toHaveLength(1);
    expect((await anna.pull("agreements")).documents).toEqual([]);
  });

  it("names each field that is missing or wrong", async () => {
    const answer = await stranger.post("/user/", { ...ANNA, email: "anna", password: "short", extra: 1 });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors.json).sort()).toEqual(["email", "extra", "password"]);
    expect(answer.body.errors.json.password).toEqual(["must be at least 8 characters"]);
  });

  it("takes any address, whoever has an account with it, and says nothing of that", async () => {
    const taken = { ...ANNA, email: "Broker@demo.passerelle.test", password: "another boat 47" };
    const [first, second] = [await stranger.post("/user/", ANNA), await stranger.post("/user/", taken)];
    const shape = ({ status, body }: Answer) => [status, Object.keys(body), body.email_confirmed, body.profiles.length];
    expect(shape(second)).toEqual(shape(first));
    // Each password leads to its own account.
    expect((await server.login(taken.email)).userId).not.toBe(second.body.id);
  });
});

describe("a log-in", () => {
  it("is refused alike for an unknown address and a wrong password", async () => {
    const wrong = await stranger.post("/user/login", { email: "broker@demo.passerelle.test", password: "wrong-one" });
    const unknown = await stranger.post("/user/login", {
      email: "unknown@demo.passerelle.test",
      password: "wrong-one",
    });
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it("ends with the log-out, and by itself after thirty days", async () => {
    const broker = await server.login("broker");
    const other = await server.login("broker");
    expect((await broker.post("/user/logout")).status).toBe(200);
    expect((await broker.get("/user/me")).status).toBe(401);
    expect((await other.get("/user/me")).status).toBe(200);
    server.advance(31 * 86_400_000);
    expect((await other.get("/user/me")).status).toBe(401);
  });

  it("is not known by its token in the database", async () => {
    const broker = await server.login("broker");
    const now = server.deps.clock.now().toISOString();
    expect(server.deps.store.sessions.get(broker.token ?? "", now, "")).toBeUndefined();
  });

  it("goes on while it is used, for ninety days at most", async () => {
    const broker = await server.login("broker");
    for (const day of [29, 58, 87]) {
      server.advance(29 * 86_400_000);
      expect([day, (await broker.get("/user/me")).status]).toEqual([day, 200]);
    }
    server.advance(4 * 86_400_000);
    expect((await broker.get("/user/me")).status).toBe(401);
  });

  it("notes its use once in a while, not at every request", async () => {
    const statements: string[] = [];
    const watched = await openTestServer({ onStatement: (sql) => statements.push(String(sql)) });
    const broker = await watched.login("broker");
    const uses = () => statements.filter((sql) => sql.startsWith(`update "sessions"`)).length;
    for (const seconds of [60, 60, 60, 60, 60, 60, 60]) {
      watched.advance(seconds * 1_000);
      await broker.get("/user/me");
    }
    expect(uses()).toBe(1);
  });

  it("is slowed down after failures", async () => {
    const strict = await openTestServer({ limits: { failedLogins: 3 } });
    const stranger = anonymous(strict.app);
    const attempt = () => stranger.post("/user/login", { email: "broker@demo.passerelle.test", password: "guess" });
    const answers = [await attempt(), await attempt(), await attempt(), await attempt()];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    expect(answers.at(-1)?.body.message).toContain("Too many attempts");
  });
});

describe("failed log-ins", () => {
  const tried = (client: TestClient, email: string, password: string) =>
    client.post("/user/login", { email, password });

  it("lock out no one else behind the same address", async () => {
    const strict = await openTestServer({ limits: { failedLogins: 2 } });
    const stranger = anonymous(strict.app);
    for (const _ of [1, 2, 3]) await tried(stranger, "unknown@example.org", "guess");
    expect((await tried(stranger, " UNKNOWN@example.org", "guess")).status).toBe(429);
    expect((await tried(stranger, "broker@demo.passerelle.test", "passerelle-demo")).status).toBe(200);
  });

  it("delay an account over all addresses, even for the right password, and the owner is not locked out where he was", async () => {
    const strict = await openTestServer({ limits: { failedLogins: 3, trustProxy: true } });
    const from = (address: string, password: string) =>
      anonymous(strict.app).call(
        "POST",
        "/user/login",
        { email: "broker@demo.passerelle.test", password },
        { "x-forwarded-for": address },
      );
    expect((await from("192.0.2.1", "passerelle-demo")).status).toBe(200);
    const tried = [];
    for (const address of ["198.51.100.1", "2001:db8::1", "2001:db8::2"])
      tried.push((await from(address, "guess")).status);
    expect(tried).toEqual([401, 401, 401]);
    const right = await from("203.0.113.9", "passerelle-demo");
    expect([right.status, right.headers.get("retry-after")]).toEqual([429, "10"]);
    expect((await from("192.0.2.1", "passerelle-demo")).status).toBe(200);
    strict.advance(10_000);
    expect((await from("203.0.113.9", "guess")).status).toBe(401);
    const longer = await from("203.0.113.9", "passerelle-demo");
    expect([longer.status, longer.headers.get("retry-after")]).toEqual([429, "20"]);
    strict.advance(20_000);
    expect((await from("203.0.113.9", "passerelle-demo")).status).toBe(200);
  });

  it("count when they come all at once", async () => {
    const strict = await openTestServer({ limits: { failedLogins: 3 } });
    const stranger = anonymous(strict.app);
    const all = await Promise.all(
      Array.from({ length: 12 }, () => tried(stranger, "broker@demo.passerelle.test", "guess")),
    );
    expect(all.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it("count an IPv6 connection as one address", async () => {
    const strict = await openTestServer({ limits: { failedLogins: 1, trustProxy: true } });
    const statuses = [];
    for (let number = 0; number < 16; number += 1) {
      const headers = { "x-forwarded-for": `2001:db8::${number + 1}` };
      const body = { email: `n${number}@example.org`, password: "guess" };
      statuses.push((await anonymous(strict.app).call("POST", "/user/login", body, headers)).status);
    }
    expect(statuses.slice(-2)).toEqual([401, 429]);
  });

  it("are held to a wide limit over all accounts together", async () => {
    const strict = await openTestServer({ limits: { failedLogins: 1 } });
    const stranger = anonymous(strict.app);
    for (let number = 0; number < 15; number += 1) {
      expect((await tried(stranger, `n${number}@example.org`, "guess")).status).toBe(401);
    }
    expect((await tried(stranger, "n99@example.org", "guess")).status).toBe(429);
  });
});

describe("the audit", () => {
  it("holds who logged in and out, registered, failed and was limited, by numbers and a hash of the address", async () => {
    const strict = await openTestServer({ limits: { failedLogins: 2, registrations: 1, trustProxy: true } });
    const stranger = anonymous(strict.app);
    const send = (path: string, body: unknown) =>
      stranger.call("POST", path, body, { "x-forwarded-for": "198.51.100.7" });
    await send("/user/", ANNA);
    await send("/user/", { ...ANNA, email: "other@example.org" });
    await send("/user/", { ...ANNA, email: "other@example.org" });
    const broker = await strict.login("broker");
    await broker.post("/user/logout");
    const email = "broker@demo.passerelle.test";
    for (const _ of [1, 2, 3, 4]) await send("/user/login", { email, password: "guess" });
    await send("/user/login", { email: "unknown@example.org", password: "guess" });
    const rows = strict.deps.store.audit.all().filter(({ address }) => address !== null);
    expect(rows.map(({ verb, user_id }) => [verb, user_id])).toEqual([
      ["account.register", 9],
      ["account.limited", null],
      ["account.login", broker.userId],
      ["account.logout", broker.userId],
      ["account.login_failed", broker.userId],
      ["account.login_failed", broker.userId],
      ["account.login_delayed", broker.userId],
      ["account.login_failed", null],
    ]);
    expect(new Set(rows.map(({ address }) => address)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|example|passerelle/);
  });
});

it.each(["password", "12345678", "Password1", "        ", "aaaaaaaaaaaa"])(
  "the password «%s» opens no account",
  async (password) => {
    const answer = await stranger.post("/user/", { ...ANNA, password });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.json).toHaveProperty("password");
  },
);

describe("a body", () => {
  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "of the type %s is no JSON",
    async (type) => {
      const body = { email: "broker@demo.passerelle.test", password: "passerelle-demo" };
      const answer = await stranger.call("POST", "/user/login", body, { "content-type": type });
      expect(answer.status).toBe(415);
    },
  );

  it("is JSON in any spelling of its type", async () => {
    const body = { email: "broker@demo.passerelle.test", password: "passerelle-demo" };
    const answer = await stranger.call("POST", "/user/login", body, {
      "content-type": "Application/JSON; charset=utf-8",
    });
    expect(answer.status).toBe(200);
  });
});

describe("without a log-in", () => {
  it.each([
    ["GET", "/user/me"],
    ["GET", "/cruise/1"],
    ["PUT", "/cruise/1"],
    ["GET", "/sync/pull?collection=agreements"],
    ["POST", "/sync/push"],
    ["GET", "/sync/stream"],
    ["GET", "/contract/1/0/pdf"],
    ["GET", "/user/"],
  ])("%s %s is 401", async (method, path) => {
    expect((await stranger.call(method, path)).status).toBe(401);
    const stale = { authorization: "Bearer not-a-token" };
    expect((await stranger.call(method, path, undefined, stale)).status).toBe(401);
  });
});

describe("the list of accounts", () => {
  it("is for administrators", async () => {
    const [admin, broker] = [await server.login("admin"), await server.login("broker")];
    expect((await broker.get("/user/")).status).toBe(403);
    await broker.put(`/user/profile/${broker.profileId}`, { iban: "FR1420041010050500013M02606", is_company: false });
    const list = await admin.get("/user/");
    expect(list.body).toHaveLength(8);
    const theirs = list.body.find(({ id }: { id: number }) => id === broker.userId);
    expect(theirs.profiles[0]).not.toHaveProperty("iban");
    expect(theirs).toMatchObject({ email_confirmed: true, has_second_factor: false, last_seen_at: expect.any(String) });
    expect(list.body.filter(({ last_seen_at }: { last_seen_at: unknown }) => last_seen_at === null)).toHaveLength(6);
    expect((await broker.get("/user/me")).body.profiles[0].iban).toContain("FR14");
    expect(list.body[0]).toMatchObject({
      email: "admin@demo.passerelle.test",
      main_profile: { full_name: "Ada Admin" },
    });
  });
});
