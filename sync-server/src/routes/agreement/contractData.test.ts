import { readContractData } from "shared-schema/contract/data/read";
import { fingerprintOf } from "shared-schema/terms/fingerprint";
import { describe, expect, it } from "vitest";
import { openBody } from "../../store/storedBody.ts";
import { anonymous } from "../../testing/client.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");
const broker = server.as("broker");
const captain = server.as("captain");
const client = server.as("client");
const passenger = server.as("passenger");

const readData = async (version = 0) => (await broker.get(`/contract/1/${version}/data`)).body;

describe("a version as data", () => {
  it("is of the draft while nothing is generated, and of those who read the contract alone", async () => {
    for (const reader of [broker, captain, client, admin]) {
      const { status, body } = await reader.get("/contract/1/0/data");
      expect([status, readContractData(body).ok]).toEqual([200, true]);
      expect(body.version).toMatchObject({ status: "DRAFT", pdf_sha256: null });
      expect(fingerprintOf(body.terms)).toBe(body.version.fingerprint);
    }
    expect((await passenger.get("/contract/1/0/data")).status).toBe(401);
    expect((await anonymous(server.app).get("/contract/1/0/data")).status).toBe(401);
    expect((await broker.get("/contract/1/7/data")).status).toBe(404);
  });

  it("is as it was generated, and the same for all its readers", async () => {
    expect((await broker.post("/cruise/1/generate", { version: 0 })).status).toBe(200);
    const first = await readData();
    const [row] = server.deps.store.contractVersions.of(1);
    expect(first.version).toEqual({
      number: 0,
      status: "CONTRACT",
      generated_at: row?.generated_at,
      fingerprint: row?.fingerprint,
      articles_edition: expect.any(String),
      pdf_sha256: row?.pdf_sha256,
    });
    expect(fingerprintOf(first.terms)).toBe(first.version.fingerprint);
    expect(JSON.stringify(first)).not.toMatch(/passport|"email"|main_phone/);

    await broker.delete("/cruise/1/lock");
    await broker.put("/cruise/1", { name: "Renamed" });
    expect((await captain.put(`/yacht/${first.yacht.number}`, { call_sign: "LATER" })).status).toBe(200);
    setAgreement(server, 1, (body) => ({
      ...body,
      parties: Object.fromEntries(
        Object.entries(body.parties).filter(([, party]) => party.profile_id !== client.profileId),
      ),
    }));
    // Someone who was removed since keeps the version to which they were a party, and sees no later one.
    for (const reader of [broker, captain, client, admin]) {
      expect((await reader.get("/contract/1/0/data")).body).toEqual(first);
    }
    expect((await readData(1)).agreement.name).toBe("Renamed");
    expect((await client.get("/contract/1/1/data")).status).toBe(404);
  });

  it("has a schema that anybody can read", async () => {
    const { status, headers, body } = await anonymous(server.app).get("/contract/schema.json");
    expect([status, headers.get("content-type")]).toEqual([200, "application/schema+json"]);
    expect(body).toMatchObject({ $id: "urn:passerelle:schema:contract:1", type: "object" });
  });
});

describe("an import", () => {
  const created = () => server.deps.store.audit.all().filter(({ verb }) => verb === "agreement.create").length;

  it("makes a draft with the same terms, for those who may create one", async () => {
    const data = await readData();
    for (const stranger of [client, captain, passenger]) {
      expect((await stranger.post("/contract/import", data)).status).toBe(403);
    }
    expect((await anonymous(server.app).post("/contract/import", data)).status).toBe(401);
    const before = created();
    const { status, body } = await admin.post("/contract/import", data);
    expect([status, body.left_out, body.agreement.status]).toEqual([201, [], "DRAFT"]);
    expect(created()).toBe(before + 1);
    const again = (await admin.get(`/contract/${body.agreement.id}/0/data`)).body;
    expect(again.terms).toEqual(data.terms);
    expect(again.version.fingerprint).toBe(data.version.fingerprint);
  });

  it("takes of a creator's people and yachts those alone that could be added by hand, and lists the others", async () => {
    const data = await readData();
    const stranger = { ...data.parties[0], role: "stakeholders", profile_id: 999_999 };
    await admin.put(`/user/${client.userId}/rights`, { may_create_agreements: true });
    const { status, body } = await client.post("/contract/import", { ...data, parties: [...data.parties, stranger] });
    expect(status).toBe(201);
    // A client sees the yacht and the others, and may not take them along.
    expect(body.agreement.yacht).toBeNull();
    expect(body.left_out).toContainEqual(expect.objectContaining({ kind: "yacht", reason: "not-yours" }));
    const people = new Set(data.parties.map(({ profile_id }: { profile_id: number }) => profile_id));
    people.delete(client.profileId);
    const listed = body.left_out.filter(({ kind }: { kind: string }) => kind === "party");
    expect(listed.length).toBeGreaterThanOrEqual(people.size);
    const row = server.deps.store.documents.get("agreements", String(body.agreement.id));
    const parties: { profile_id: number }[] = Object.values(JSON.parse(row ? openBody(row.body) : "{}").parties);
    expect(new Set(parties.map(({ profile_id }) => profile_id))).toEqual(new Set([client.profileId]));
  });

  it("takes of a broker's source all but the central agent's mandate", async () => {
    const data = await readData();
    await admin.put(`/user/${broker.userId}/rights`, { may_create_agreements: true });
    const { status, body } = await broker.post("/contract/import", data);
    expect([status, body.agreement.yacht.id]).toEqual([201, data.yacht.number]);
    expect(body.left_out).toEqual([expect.objectContaining({ role: "central_agents", reason: "role-closed" })]);
  });

  it("takes a call at sea as a waypoint, and says so", async () => {
    const data = await readData();
    const [first, second, ...others] = data.agreement.waypoints;
    const atSea = { ...second, is_call: true, latitude: 42, longitude: 5, call_location_str: "Far out", track: null };
    const agreement = { ...data.agreement, waypoints: [first, atSea, ...others] };
    const { status, body } = await admin.post("/contract/import", { ...data, agreement });
    expect(status).toBe(201);
    expect(body.left_out).toContainEqual({ kind: "call", name: "Far out", role: null, reason: "at-sea" });
  });

  it("refuses bad input with one sentence and its path, and writes nothing", async () => {
    const data = await readData();
    const before = created();
    const refusal = async (body: unknown) => {
      const { status, body: answer } = await admin.post("/contract/import", body);
      return [status, Object.keys(answer.errors?.json ?? {})];
    };
    expect(await refusal({})).toEqual([422, []]);
    expect(await refusal({ ...data, format_version: 9 })).toEqual([422, []]);
    expect(await refusal({ ...data, more: 1 })).toEqual([422, ["more"]]);
    expect(await refusal({ ...data, agreement: { ...data.agreement, base_price_cruising: 1e300 } })).toEqual([
      422,
      ["agreement.base_price_cruising"],
    ]);
    const raw = (body: string) => admin.send("POST", "/contract/import", body, { "content-type": "application/json" });
    const json = JSON.stringify(data);
    const polluted = await raw(json.replace('"terms":{', '"terms":{"__proto__":{"is_admin":true},'));
    expect([polluted.status, Object.keys(polluted.body.errors.json)]).toEqual([422, ["terms.__proto__"]]);
    expect((await raw("{")).status).toBe(422);
    expect((await raw(`[${"{},".repeat(200_000)}{}]`)).status).toBe(413);
    expect((await raw(" ".repeat(1024 * 1024 + 1))).status).toBe(413);
    expect((await raw(`{"terms":${"[".repeat(9_000)}${"]".repeat(9_000)}}`)).status).toBe(422);
    expect(created()).toBe(before);
  });
});
