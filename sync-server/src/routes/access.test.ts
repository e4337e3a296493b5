import { beforeAll, describe, expect, it } from "vitest";
import { anonymous, type TestClient } from "../testing/client.ts";
import { setAgreement } from "../testing/setAgreement.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const WRITERS = ["admin", "broker", "captain", "central", "carrier", "stakeholder"];
const READERS = ["client", "passenger"];

const server = useTestServer({ per: "file" });
const clients = new Map<string, TestClient>();
const as = (account: string): TestClient => {
  const client = clients.get(account);
  if (!client) throw new Error(`${account} is not logged in`);
  return client;
};

beforeAll(async () => {
  const stranger = anonymous(server.app);
  await stranger.post("/user/", {
    first_name: "Far",
    last_name: "Away",
    email: "stranger@example.org",
    password: "passerelle-demo",
  });
  for (const account of [...WRITERS, ...READERS, "stranger@example.org"]) {
    clients.set(account, await server.login(account));
  }
});

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
    expect(await of("broker", "client")).toHaveProperty("main_phone");
    expect(await of("client", "broker")).toHaveProperty("company_name");
    expect(await of("client", "broker")).not.toHaveProperty("main_phone");
    const named = await of("passenger", "client");
    expect(named).toHaveProperty("last_name");
    for (const field of [
      "address",
      "city",
      "date_of_birth",
      "place_of_birth",
      "company_reg_country",
      "main_phone",
      "email",
    ]) {
      expect(named).not.toHaveProperty(field);
    }
  });

  it("are the same in a device's copy", async () => {
    const { documents } = await as("passenger").pull("profiles");
    const carrier = documents.find(({ id }) => id === String(as("carrier").profileId));
    const body = carrier && "body" in carrier ? carrier.body : {};
    expect(body).toHaveProperty("last_name");
    for (const field of ["iban", "passport_num", "address"]) expect(body).not.toHaveProperty(field);
  });
});

describe("the contract", () => {
  const PATHS = ["/contract/1/missing", "/contract/1/0/draft", "/contract/1/draft", "/contract/1/0/pdf"];

  it("is read by everybody but passengers", async () => {
    for (const path of PATHS) expect([path, (await as("client").get(path)).status]).toEqual([path, 200]);
    const statuses = [];
    for (const path of PATHS) statuses.push((await as("passenger").get(path)).status);
    expect(statuses).toEqual([403, 401, 401, 401]);
    expect((await as("passenger").get("/contract/1/0/draft")).body.message).toBe(
      "You are not authorised to view this version of the contract.",
    );
  });

  it("is the same text for all who read it", async () => {
    const texts = new Set<string>();
    for (const account of [...WRITERS, "client"]) texts.add((await as(account).get("/contract/1/0/draft")).body);
    expect(texts.size).toBe(1);
  });
});

describe("values out of range", () => {
  it.each([
    ["/cruise/1", { routing_consumption: 1e308 }, "routing_consumption"],
    ["/cruise/1", { delivery_date: "9999-01-01T00:00:00Z" }, "delivery_date"],
    ["/cruise/1", { requested_cea_ratio: 0.12345 }, "requested_cea_ratio"],
    ["/yacht/1", { flag: "XX" }, "flag"],
    ["/yacht/1", { fuel_capacity: 1e12 }, "fuel_capacity"],
  ])("are refused: %s %j", async (path, body, field) => {
    const answer = await as("admin").put(path, body);
    expect([answer.status, Object.keys(answer.body.errors?.json ?? {})]).toEqual([422, [field]]);
  });

  it("that were kept before leave an agreement readable, and say why figures are missing", async () => {
    setAgreement(server, 3, (body) => ({ ...body, routing_consumption: 1e308, journey_consumption: 1e308 }));
    const read = await as("admin").get("/cruise/3");
    expect([read.status, read.body.total_agreement_price]).toEqual([200, null]);
    expect(read.body.plan_error).toContain("cannot be calculated");
    for (const path of ["missing", "0/draft", "draft", "0/pdf"]) {
      expect([path, (await as("admin").get(`/contract/3/${path}`)).status]).toEqual([path, 200]);
    }
    expect((await as("admin").get("/cruise/1")).body.plan_error).toBeNull();
  });
});

describe("a locked agreement", () => {
  it("is changed by no one", async () => {
    setAgreement(server, 2, (body) => ({ ...body, status: "LOCKED" }));
    for (const account of WRITERS) {
      expect((await as(account).put("/cruise/2/0", { name: "X" })).status).toBe(409);
      expect((await as(account).post("/cruise/2/service/", {})).status).toBe(409);
    }
    expect((await as("broker").get("/cruise/2")).body).toMatchObject({ status: "LOCKED", locked: true });
  });
});
