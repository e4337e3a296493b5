import { beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "../../demo/login.ts";
import { anonymous, type TestClient } from "../../testing/client.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const admin = server.as("admin");
const NEW = "another boat 47";
let phone: TestClient;

beforeEach(async () => {
  phone = await server.login("broker");
});

const devices = async (client: TestClient) => (await client.get(`/user/${broker.userId}/session/`)).body;
const isIn = async (client: TestClient) => (await client.get("/user/me")).status === 200;
const change = (client: TestClient, password: string, new_password = NEW) =>
  client.put(`/user/${broker.userId}/password`, { password, new_password });

/** An open event stream, and whether it has ended. */
async function streamOf(client: TestClient): Promise<{ hasEnded(): Promise<boolean> }> {
  const headers = { authorization: `Bearer ${client.token}` };
  const answer = await server.app.request("/api/sync/stream", { headers });
  const reader = answer.body?.getReader();
  if (!reader) throw new Error("There is no stream.");
  await reader.read();
  const end = (async () => {
    while (!(await reader.read()).done);
    return true;
  })();
  return { hasEnded: () => Promise.race([end, new Promise<boolean>((done) => setTimeout(() => done(false), 50))]) };
}

it("lists the devices of an account, to the account alone", async () => {
  await anonymous(server.app).call(
    "POST",
    "/user/login",
    { email: demoEmail("broker"), password: DEMO_PASSWORD },
    { "user-agent": "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36" },
  );
  const listed = await devices(phone);
  expect(listed).toHaveLength(3);
  expect(listed.map(({ device }: { device: string }) => device).sort()).toEqual(["", "", "Chrome, Android"]);
  expect(listed.filter(({ is_current }: { is_current: boolean }) => is_current)).toHaveLength(1);
  expect(JSON.stringify(listed)).not.toContain(phone.token);
  for (const other of [admin, await server.login("captain")]) {
    expect((await other.get(`/user/${broker.userId}/session/`)).status).toBe(403);
  }
});

it("logs out one device, whose stream ends, and then all others", async () => {
  const stream = await streamOf(phone);
  const own = await streamOf(broker);
  const [{ id }] = (await devices(phone)).filter(({ is_current }: { is_current: boolean }) => is_current);
  expect((await admin.delete(`/user/${admin.userId}/session/${id}`)).status).toBe(404);
  expect((await broker.delete(`/user/${broker.userId}/session/${id}`)).status).toBe(200);
  expect((await broker.delete(`/user/${broker.userId}/session/${id}`)).status).toBe(404);
  expect([await isIn(phone), await stream.hasEnded()]).toEqual([false, true]);
  expect([await isIn(broker), await own.hasEnded()]).toEqual([true, false]);
  const [tablet, laptop] = [await server.login("broker"), await server.login("broker")];
  expect((await broker.delete(`/user/${broker.userId}/session/`)).status).toBe(200);
  expect([await isIn(broker), await isIn(tablet), await isIn(laptop)]).toEqual([true, false, false]);
});

it("changes the password for who knows it, and ends the other sessions", async () => {
  const stream = await streamOf(phone);
  const wrong = await change(broker, "wrong-one");
  expect([wrong.status, Object.keys(wrong.body.errors.json)]).toEqual([422, ["password"]]);
  expect((await change(broker, DEMO_PASSWORD, "password")).status).toBe(422);
  expect((await change(broker, DEMO_PASSWORD)).status).toBe(200);
  expect([await isIn(broker), await isIn(phone), await stream.hasEnded()]).toEqual([true, false, true]);
  await expect(server.login("broker")).rejects.toThrow("401");
  const again = { email: demoEmail("broker"), password: NEW };
  expect((await anonymous(server.app).post("/user/login", again)).status).toBe(200);
});

it("deactivates an account at once, keeps all of it, and lets it in again", async () => {
  const stream = await streamOf(phone);
  const set = (is_active: boolean, account = broker.userId, by = admin) =>
    by.put(`/user/${account}/active`, { is_active });
  expect((await set(false, admin.userId, phone)).status).toBe(403);
  expect((await set(false, admin.userId)).status).toBe(409);
  expect((await set(false)).body).toMatchObject({ is_active: false });
  expect([await isIn(broker), await stream.hasEnded()]).toEqual([false, true]);
  const login = () =>
    anonymous(server.app).post("/user/login", { email: demoEmail("broker"), password: DEMO_PASSWORD });
  expect(await login()).toMatchObject({ status: 401, body: { message: expect.stringContaining("deactivated") } });
  const wrong = { email: demoEmail("broker"), password: "wrong-one" };
  expect((await anonymous(server.app).post("/user/login", wrong)).body.message).toContain("incorrect");
  expect((await set(true)).body).toMatchObject({ is_active: true });
  expect((await login()).body.user.profiles).toHaveLength(1);
});

it("never lets a deleted account in again: nothing is left to log in with", async () => {
  const person = { first_name: "Gone", last_name: "Soon", email: "gone@example.org", password: DEMO_PASSWORD };
  await anonymous(server.app).post("/user/", person);
  const user = await server.login(person.email);
  await user.post(`/user/${user.userId}/deletion`, { password: DEMO_PASSWORD });
  const again = await admin.put(`/user/${user.userId}/active`, { is_active: true });
  expect(again).toMatchObject({ status: 409, body: { message: "This account was deleted." } });
  const { email } = (await admin.get("/user/")).body.find(({ id }: { id: number }) => id === user.userId);
  const login = await anonymous(server.app).post("/user/login", { email, password: DEMO_PASSWORD });
  expect(login.status).toBe(401);
});
