import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { newProfile } from "shared-schema/profile/schema";
import { describe, expect, it } from "vitest";
import { openBody } from "../store/storedBody.ts";
import { anonymous } from "../testing/client.ts";
import { commitAsServer } from "../testing/commitAsServer.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const AT = "2027-01-15T09:00:00.000Z";
const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const admin = server.as("admin");

describe("the contract", () => {
  it("names what is missing, and is drawn as a page and as a PDF", async () => {
    const missing = await broker.get("/contract/1/missing");
    expect(missing.body.every((path: string) => path.startsWith("cruise."))).toBe(true);
    const page = await broker.get("/contract/1/0/draft");
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.body).toContain("Azurite");
    expect((await broker.get("/contract/1/draft?template=CHARTER")).status).toBe(200);
    expect((await broker.get("/contract/1/draft?template=NONE")).status).toBe(422);
    expect((await broker.get("/contract/1/3/draft")).status).toBe(404);
    const pdf = await broker.get("/contract/1/0/pdf");
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(pdf.headers.get("content-disposition")).toContain("0001");
    expect(pdf.body.startsWith("%PDF-")).toBe(true);
  });
});

describe("yachts", () => {
  it("are created, changed in their version and deleted", async () => {
    const path = `/yacht/by_user/${captain.userId}/`;
    for (const key of ["name", "port_of_registry", "type"]) {
      const body = { name: "Mistral", port_of_registry: "Toulon", type: "SAIL", [key]: undefined };
      expect(Object.keys((await captain.post(path, body)).body.errors.json)).toEqual([key]);
    }
    const created = await captain.post(path, { name: "Mistral", port_of_registry: "Toulon", type: "SAIL", flag: "FR" });
    expect([created.status, created.body.flag]).toEqual([201, { iso: "FR", name: "France" }]);
    const one = `/yacht/${created.body.id}`;
    expect((await captain.put(`${one}/0`, { imo_nb: "ab12", flag: { iso: "IT" } })).body).toMatchObject({
      imo_nb: "AB12",
      flag: { iso: "IT" },
    });
    expect((await captain.put(`${one}/1`, { name: "X" })).status).toBe(409);
    for (const wrong of [
      { type: "X" },
      { nb_berth: 13 },
      { nb_berth: 0 },
      { fuel_capacity: 0 },
      { year_built: 2028 },
    ]) {
      expect([wrong, (await captain.put(one, wrong)).status]).toEqual([wrong, 422]);
    }
    expect((await broker.get(one)).status).toBe(404);
    expect((await captain.get(`${one}/0`)).status).toBe(200);
    expect((await captain.get(path)).body).toHaveLength(5);
    expect((await captain.delete(`${one}/1`)).status).toBe(409);
    expect((await captain.delete(one)).status).toBe(200);
    expect((await captain.get(one)).status).toBe(404);
    expect((await captain.delete("/yacht/1")).status).toBe(409);
  });
});

describe("profiles and contacts", () => {
  it("of the account are created, changed and set aside", async () => {
    const path = `/user/${broker.userId}/profile/`;
    const created = await broker.post(path, { first_name: "Zoë", last_name: "Brontë", company_reg_country: "FR" });
    expect(created.body).toMatchObject({ is_main: false, company_reg_country: { iso: "FR", name: "France" } });
    const one = `/user/profile/${created.body.id}`;
    expect((await broker.put(`${one}/0`, { postcode: "ab1", passport_expiration: "2031-02-03" })).body).toMatchObject({
      postcode: "AB1",
      passport_expiration: "2031-02-03",
    });
    expect((await broker.put(`${one}/3`, {})).status).toBe(409);
    expect((await broker.put(one, { is_main: true })).status).toBe(422);
    expect((await broker.get(`${one}/0`)).status).toBe(200);
    expect((await broker.get(path)).body).toHaveLength(2);
    expect((await broker.delete(one)).status).toBe(200);
    expect((await broker.get(path)).body).toHaveLength(1);
    expect((await broker.delete(`/user/profile/${broker.profileId}`)).status).toBe(409);
    expect((await broker.post(`/user/${captain.userId}/profile/`, { first_name: "A", last_name: "B" })).status).toBe(
      403,
    );
  });

  it("of others are kept, and known addresses are not made again", async () => {
    const path = `/user/${broker.userId}/contact/`;
    const created = await broker.post(path, { first_name: "Ann", last_name: "Other", email: "ann@example.org" });
    expect([created.status, created.body]).toEqual([201, expect.objectContaining({ is_new: true, send_invite: true })]);
    expect((await broker.post(path, { first_name: "Ann", last_name: "O", email: "ANN@example.org" })).status).toBe(304);
    const [group] = (await broker.get(path)).body;
    expect(group.from_profile_id).toBe(broker.profileId);
    expect(group.contacts.map(({ id }: { id: number }) => id)).toContain(created.body.id);
    const one = `/user/${broker.userId}/profile/${broker.profileId}/contact/${created.body.id}`;
    expect((await broker.delete(one)).status).toBe(200);
    expect((await broker.delete(one)).status).toBe(404);
    expect((await admin.get(path)).status).toBe(403);
  });

  it("are not made for addresses of accounts, of which a user is told a few a day", async () => {
    const path = `/user/${broker.userId}/contact/`;
    const emails = Array.from({ length: 22 }, (_, index) => `known${index}@example.org`);
    for (const email of emails) {
      const person = { email, password_hash: "x", first_name: "N", last_name: "N", is_admin: 0 };
      server.deps.store.users.insert({ ...person, created_at: AT, confirmed_at: AT });
    }
    const opened = { email: "open@example.org", password_hash: "x", first_name: "O", last_name: "O", is_admin: 0 };
    server.deps.store.users.insert({ ...opened, created_at: AT, confirmed_at: null });
    const made = async (email: string) =>
      (await broker.post(path, { first_name: "Ann", last_name: "Other", email, send_invite: false })).status;
    // An address that no one has confirmed is no one's.
    expect(await made("open@example.org")).toBe(201);
    const answers = [];
    for (const email of emails) answers.push(await made(email));
    expect(answers).toEqual([...Array(20).fill(304), 201, 201]);
    // Another user's day is his own.
    const other = { first_name: "Ann", last_name: "Other", email: "known0@example.org" };
    expect((await captain.post(`/user/${captain.userId}/contact/`, other)).status).toBe(304);
  });

  it("are claimed with everything that they are on", async () => {
    const { body: cruise } = await broker.get("/cruise/1");
    const unclaimed = cruise.passengers.find(({ user_id }: { user_id: number | null }) => user_id === null);
    const row = server.deps.store.documents.get("profiles", String(unclaimed.id));
    const user_id = admin.userId + 100;
    const newcomer = server.deps.store.users.insert({
      email: `n${user_id}@example.org`,
      password_hash: "x",
      first_name: "N",
      last_name: "N",
      is_admin: 0,
      created_at: "2027-01-01T00:00:00Z",
      confirmed_at: "2027-01-01T00:00:00Z",
    });
    const body = newProfile({ ...JSON.parse(row ? openBody(row.body) : "{}"), user_id: newcomer });
    commitAsServer(server, { collection: "profiles", id: String(unclaimed.id) }, body);
    expect(server.deps.store.feed.sees(newcomer, "agreements", "1")).toBe(true);
    expect(server.deps.store.feed.sees(newcomer, "yachts", "1")).toBe(true);
    expect(server.deps.store.feed.sees(newcomer, "profiles", String(captain.profileId))).toBe(true);
  });
});

describe("the rest", () => {
  it("answers ports, countries, health and its description", async () => {
    const ports = (await broker.get("/geo/ports")).body;
    expect(ports[0]).toMatchObject({ id: 1, name: "Port Vauban, Antibes", country: { iso: "FR", name: "France" } });
    // Neither asks who is there.
    for (const path of ["ports", "countries"]) expect((await server.app.request(`/api/geo/${path}`)).status).toBe(200);
    expect((await broker.get("/geo/countries")).body).toContainEqual({ iso: "FR", name: "France" });
    expect(await (await server.app.request("/healthz")).json()).toEqual({ status: "ok" });
    const description = (await broker.get("/openapi.json")).body;
    expect(Object.keys(description.paths)).toContain("/api/cruise/{id}/{role}/");
    expect((await broker.get("/settings")).body).toEqual({
      chart_layers: [],
      contact_email: "hello@passerelle.test",
      picture_limit_mb: 3,
      signing: { kind: "off" },
    });
  });

  it("knows nothing of what is not built, and says so in JSON", async () => {
    for (const path of ["/cruise/1/lock", "/cruise/abc", "/nonsense"]) {
      const answer = await broker.get(path);
      expect([answer.status, typeof answer.body.message]).toEqual([404, "string"]);
    }
  });

  it("sends headers that keep foreign code out, and allows no other origin", async () => {
    const { headers } = await server.app.request("/healthz", { headers: { origin: "https://elsewhere.example" } });
    expect(headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it("marks whatever it answers as its own word", async () => {
    server.deps.store.documents.pageVisibleTo = () => {
      throw new Error("planted");
    };
    const answers = [
      await broker.get("/settings"),
      await broker.get("/nonsense"),
      await broker.get(`/cruise/by_user/${broker.userId}/`),
      await broker.get("/contract/1/0/pdf"),
      await broker.put("/cruise/1", { name: "x".repeat(600_000) }),
      await anonymous(server.app).get("/user/me"),
      await broker.call("GET", "/sync/pull?collection=agreements&limit=1&seq=0", undefined, { "x-schema": "0" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 500, 200, 413, 401, 426]);
    expect(answers.filter(({ headers }) => !headers.has(OWN_ANSWER))).toEqual([]);
    const listening = new AbortController();
    const headers = { authorization: `Bearer ${broker.token}` };
    const stream = await server.app.request("/api/sync/stream?schema=1", { headers, signal: listening.signal });
    expect([stream.status, stream.headers.has(OWN_ANSWER)]).toEqual([200, true]);
    listening.abort();
  });

  it("answers what it cannot do with a sentence, and refuses what is too large or no JSON", async () => {
    server.deps.store.documents.pageVisibleTo = () => {
      throw new Error("planted");
    };
    const failed = await broker.get(`/cruise/by_user/${broker.userId}/`);
    expect([failed.status, failed.body]).toEqual([500, { message: "Something went wrong on the server." }]);
    expect((await broker.put("/cruise/1", { name: "x".repeat(600_000) })).status).toBe(413);
    const headers = { authorization: `Bearer ${broker.token}`, "content-type": "application/json" };
    expect((await server.app.request("/api/cruise/1", { method: "PUT", headers, body: "{" })).status).toBe(422);
  });
});
