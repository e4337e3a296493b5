import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anonymous, type TestClient } from "../testing/client.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";
import { commitDocument } from "../verbs/commitDocument.ts";
import { transact } from "../verbs/context.ts";

const WRITERS = ["admin", "broker", "captain", "central", "carrier", "stakeholder"];
const READERS = ["client", "passenger"];

let server: TestServer;
const clients = new Map<string, TestClient>();
const as = (account: string): TestClient => {
  const client = clients.get(account);
  if (!client) throw new Error(`${account} is not logged in`);
  return client;
};

beforeAll(async () => {
  server = await startTestServer();
  const nobody = anonymous(server.app);
  await nobody.post("/user/", {
    first_name: "Far",
    last_name: "Away",
    email: "stranger@example.org",
    password: "passerelle-demo",
  });
  for (const account of [...WRITERS, ...READERS, "stranger@example.org"]) {
    clients.set(account, await server.login(account));
  }
});
afterAll(() => server.close());

describe.each(WRITERS)("%s", (account) => {
  it("reads and writes the draft", async () => {
    const read = await as(account).get("/cruise/1");
    expect(read.body).toMatchObject({ read_access: true, write_access: true, locked: false });
    expect((await as(account).put("/cruise/1/0", { cruise_areas: `by ${account}` })).status).toBe(200);
    expect((await as(account).get("/cruise/1")).body.cruise_areas).toBe(`by ${account}`);
    expect((await as(account).post("/cruise/1/service/", {})).status).toBe(200);
  });

  it("is told what is stale, invalid, unknown and forbidden by the rules", async () => {
    expect((await as(account).put("/cruise/1/7", { name: "X" })).status).toBe(409);
    const invalid = await as(account).put("/cruise/1", { requested_cea_ratio: 2, nonsense: 1 });
    expect(invalid.status).toBe(422);
    expect(Object.keys(invalid.body.errors.json).sort()).toEqual(["nonsense", "requested_cea_ratio"]);
    expect((await as(account).put("/cruise/999", { name: "X" })).status).toBe(404);
    expect((await as(account).put("/cruise/1", { actual_client_expenses: 5 })).status).toBe(409);
  });
});

describe.each(READERS)("%s", (account) => {
  it("reads, and may change nothing but the own profile", async () => {
    const client = as(account);
    expect((await client.get("/cruise/1")).body).toMatchObject({ read_access: true, write_access: false });
    expect((await client.put("/cruise/1/0", { name: "Mine" })).status).toBe(403);
    expect((await client.delete("/cruise/1")).status).toBe(403);
    for (const path of ["waypoint/", "service/", "fuel_bunker/", "clients/"]) {
      const body = path === "waypoint/" ? { latitude: 43, longitude: 7 } : path === "clients/" ? { profile_id: 1 } : {};
      expect([path, (await client.post(`/cruise/1/${path}`, body)).status]).toEqual([path, 403]);
    }
    expect((await client.put("/yacht/1", { name: "Mine" })).status).toBe(403);
    expect((await client.put(`/user/profile/${client.profileId}`, { city: "Gdynia" })).status).toBe(200);
    expect((await client.put(`/user/profile/${as("broker").profileId}`, { city: "Gdynia" })).status).toBe(403);
  });
});

describe("a stranger", () => {
  it("finds nothing", async () => {
    const stranger = as("stranger@example.org");
    const paths = [
      "/cruise/1",
      "/cruise/1/0",
      "/cruise/1/role_status/",
      "/cruise/1/waypoint/",
      "/contract/1/missing",
      "/contract/1/0/draft",
      "/contract/1/0/pdf",
      "/yacht/1",
      `/user/profile/${as("broker").profileId}`,
    ];
    for (const path of paths) expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
    expect((await stranger.put("/cruise/1", { name: "Mine" })).status).toBe(404);
    expect((await stranger.get(`/cruise/by_user/${as("broker").userId}/`)).status).toBe(403);
    expect((await stranger.get(`/cruise/by_user/${stranger.userId}/`)).body).toEqual([]);
  });
});

describe("private fields of a profile", () => {
  it("go to those whom the rules name", async () => {
    const of = async (viewer: string, owner: string) =>
      (await as(viewer).get(`/user/profile/${as(owner).profileId}`)).body;
    expect(await of("client", "client")).toHaveProperty("passport_num");
    expect(await of("captain", "client")).toHaveProperty("passport_num");
    expect(await of("passenger", "client")).not.toHaveProperty("passport_num");
    expect(await of("client", "carrier")).toHaveProperty("iban");
    expect(await of("broker", "captain")).not.toHaveProperty("iban");
    expect(await of("passenger", "carrier")).not.toHaveProperty("passport_num");
  });

  it("are the same in a device's copy", async () => {
    const { documents } = await as("passenger").pull("profiles");
    const carrier = documents.find(({ id }) => id === String(as("carrier").profileId));
    const body = carrier && "body" in carrier ? carrier.body : {};
    expect(body).toHaveProperty("iban");
    expect(body).not.toHaveProperty("passport_num");
  });
});

describe("a locked agreement", () => {
  it("is changed by nobody", async () => {
    const row = server.deps.store.documents.get("agreements", "2");
    const body = { ...JSON.parse(row?.body ?? "{}"), status: "LOCKED" };
    transact(server.deps, (tx) =>
      commitDocument(tx, { collection: "agreements", id: "2", body, user_id: null, op: "test" }),
    );
    for (const account of WRITERS) {
      expect((await as(account).put("/cruise/2/0", { name: "X" })).status).toBe(409);
      expect((await as(account).post("/cruise/2/service/", {})).status).toBe(409);
    }
    expect((await as("broker").get("/cruise/2")).body).toMatchObject({ status: "LOCKED", locked: true });
  });
});
