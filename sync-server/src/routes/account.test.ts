import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anonymous, type TestClient } from "../testing/client.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";

let server: TestServer;
let nobody: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  nobody = anonymous(server.app);
});
afterEach(() => server.close());

const ANNA = { first_name: "Anna", last_name: "Nowak", email: "Anna@Example.org", password: "passerelle-demo" };

describe("registration", () => {
  it("opens an account with a main profile, and the log-in follows", async () => {
    const registered = await nobody.post("/user/", ANNA);
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
    const answer = await nobody.post("/user/", { ...ANNA, email: "anna", password: "short", extra: 1 });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors.json).sort()).toEqual(["email", "extra", "password"]);
    expect(answer.body.errors.json.password).toEqual(["must be at least 8 characters"]);
  });

  it("refuses an address that is in use, however it is written", async () => {
    await nobody.post("/user/", ANNA);
    const again = await nobody.post("/user/", { ...ANNA, email: "ANNA@example.org" });
    expect(again.status).toBe(422);
    expect(again.body.errors.json.email).toBeDefined();
  });
});

describe("a log-in", () => {
  it("is refused alike for an unknown address and a wrong password", async () => {
    const wrong = await nobody.post("/user/login", { email: "broker@demo.passerelle.test", password: "wrong-one" });
    const unknown = await nobody.post("/user/login", { email: "nobody@demo.passerelle.test", password: "wrong-one" });
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
    expect(server.deps.store.users.session(broker.token ?? "", now)).toBeUndefined();
  });

  it("is slowed down after failures", async () => {
    const strict = await startTestServer({ limits: { failedLogins: 3 } });
    const stranger = anonymous(strict.app);
    const attempt = () => stranger.post("/user/login", { email: "broker@demo.passerelle.test", password: "guess" });
    const answers = [await attempt(), await attempt(), await attempt(), await attempt()];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    expect(answers.at(-1)?.body.message).toContain("Too many attempts");
    await strict.close();
  });
});

describe("failed log-ins", () => {
  const tried = (client: TestClient, email: string, password: string) =>
    client.post("/user/login", { email, password });

  it("lock out nobody else behind the same address", async () => {
    const strict = await startTestServer({ limits: { failedLogins: 2 } });
    const stranger = anonymous(strict.app);
    for (const _ of [1, 2, 3]) await tried(stranger, "nobody@example.org", "guess");
    expect((await tried(stranger, " NOBODY@example.org", "guess")).status).toBe(429);
    expect((await tried(stranger, "broker@demo.passerelle.test", "passerelle-demo")).status).toBe(200);
    await strict.close();
  });

  it("are held to a wide limit over all accounts together", async () => {
    const strict = await startTestServer({ limits: { failedLogins: 1 } });
    const stranger = anonymous(strict.app);
    for (let number = 0; number < 15; number += 1) {
      expect((await tried(stranger, `n${number}@example.org`, "guess")).status).toBe(401);
    }
    expect((await tried(stranger, "n99@example.org", "guess")).status).toBe(429);
    await strict.close();
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
    expect((await nobody.call(method, path)).status).toBe(401);
    const stale = { authorization: "Bearer not-a-token" };
    expect((await nobody.call(method, path, undefined, stale)).status).toBe(401);
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
    expect((await broker.get("/user/me")).body.profiles[0].iban).toContain("FR14");
    expect(list.body[0]).toMatchObject({
      email: "admin@demo.passerelle.test",
      main_profile: { full_name: "Ada Admin" },
    });
  });
});
