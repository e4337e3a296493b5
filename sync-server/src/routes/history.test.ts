import type { AgreementBody } from "shared-schema/agreement/schema";
import type { HistoryView, PriceCausesView } from "shared-schema/api/agreement/history";
import type { Role } from "shared-schema/base/roles";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { setAgreement } from "../testing/setAgreement.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const client = server.as("client");
const passenger = server.as("passenger");
const admin = server.as("admin");

const history = async (who: TestClient, query = ""): Promise<HistoryView> =>
  (await who.get(`/cruise/1/history/${query}`)).body;
const causes = async (who: TestClient, query = ""): Promise<PriceCausesView> =>
  (await who.get(`/cruise/1/price_causes${query}`)).body;
const set = (change: Partial<AgreementBody>) => setAgreement(server, 1, (body) => ({ ...body, ...change }));

/** Takes all parties of someone's off the agreement, and gives them back in a role. */
function join(who: TestClient, ...roles: Role[]): void {
  setAgreement(server, 1, (body) => {
    const others = Object.entries(body.parties).filter(([, { profile_id }]) => profile_id !== who.profileId);
    const own = roles.map((role) => [`${role}:${who.profileId}`, { role, profile_id: who.profileId, pos: "a0" }]);
    return { ...body, parties: Object.fromEntries([...others, ...own]) };
  });
}

describe("the history of an agreement", () => {
  it("says who changed what, from which value to which, the newest first", async () => {
    await captain.put("/cruise/1", { name: "Corsica" });
    await broker.put("/cruise/1", { name: "Sardinia" });
    const { entries, authors } = await history(client);
    expect(entries.slice(0, 2)).toMatchObject([
      { author: { user_id: broker.userId }, changes: [{ path: "name", before: "Corsica", after: "Sardinia" }] },
      { author: { user_id: captain.userId }, changes: [{ path: "name", after: "Corsica" }] },
    ]);
    expect(entries.at(-1)).toMatchObject({ collection: "agreements", action: "created", changes: [] });
    expect(authors.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining([broker.userId, captain.userId]));
  });

  it("tells professionals who last changed the yacht before the agreement was made", async () => {
    const { yacht_id } = (await broker.get("/cruise/1")).body;
    const { yacht_before } = await history(broker);
    expect(yacht_before).toEqual({
      at: expect.any(String),
      author: { user_id: expect.any(Number), name: expect.any(String) },
    });
    // A change from now on is an entry of its own.
    await admin.put(`/yacht/${yacht_id}`, { cruis_spd_cons: 321 });
    const now = await history(broker);
    expect(now.entries[0]).toMatchObject({ collection: "yachts", author: { user_id: admin.userId } });
    expect(now.yacht_before).toEqual(yacht_before);
    // A client reads the history from its beginning here, and is not told.
    const all = await history(client);
    expect(all.entries.at(-1)).toMatchObject({ collection: "agreements", action: "created" });
    expect(all.yacht_before).toBeNull();
  });

  it("tells of a part that came, was changed and went, and of approvals", async () => {
    await captain.post("/cruise/1/service/", { name: "Band", price: 900 });
    const [added] = (await history(broker)).entries;
    const part = added?.changes[0]?.path ?? "";
    const id = part.split(".")[1];
    await captain.put(`/cruise/1/service/${id}`, { price: 950 });
    await captain.delete(`/cruise/1/service/${id}`);
    await broker.post("/cruise/1/approval/");
    const paths = (await history(broker)).entries.slice(0, 4).map(({ changes }) => changes);
    expect(paths).toMatchObject([
      [{ path: `parties.brokers:${broker.profileId}`, before: null, after: expect.any(String) }],
      [{ path: part, after: null }],
      [{ path: `${part}.price`, before: 900, after: 950 }],
      [{ path: part, before: null, after: { name: "Band" } }],
    ]);
  });

  it("is filtered by person and by part", async () => {
    await captain.put("/cruise/1", { name: "Corsica" });
    await captain.post("/cruise/1/service/", { name: "Band", price: 900 });
    await broker.put("/cruise/1", { name: "Sardinia" });
    const byCaptain = await history(broker, `?author=${captain.userId}`);
    expect(byCaptain.entries.every(({ author }) => author?.user_id === captain.userId)).toBe(true);
    const services = await history(broker, "?part=services");
    expect(services.entries.map(({ changes }) => changes[0]?.path.split(".")[0])).toEqual(["special_conditions"]);
    expect((await history(broker, "?part=route")).entries).toEqual([]);
  });

  it("comes in pages that hold every edit once", async () => {
    for (let index = 0; index < 70; index += 1) await captain.put("/cruise/1", { name: `Name ${index}` });
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const page: HistoryView = await history(broker, next === null ? "" : `?before=${next}`);
      expect(page.entries.length).toBeLessThanOrEqual(30);
      seen.push(...page.entries.map(({ revision }) => revision));
      next = page.next;
      // Asked of the store once, for the last page.
      expect(page.yacht_before === null).toBe(next !== null);
    } while (next !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(71);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  it("comes in shorter pages where its revisions are large", async () => {
    const megabyte = 1024 * 1024;
    for (let index = 0; index < 12; index += 1) set({ name: `${index}`.repeat(megabyte / `${index}`.length) });
    const first = await history(broker);
    expect(first.entries.length).toBeLessThan(12);
    expect(first.entries.length).toBeGreaterThan(0);
    const second = await history(broker, `?before=${first.next}`);
    const seen = [...first.entries, ...second.entries].map(({ revision }) => revision);
    const { store } = server.deps;
    const all = store.history.writtenAfter("agreements", "1", 0).map(({ revision }) => revision);
    expect(seen).toEqual(expect.arrayContaining(all));
  });

  it("begins for a client when the client was last added, and for a professional with the agreement", async () => {
    set({ base_price_cruising: 111_111 });
    join(client);
    set({ base_price_cruising: 222_222 });
    await captain.put("/yacht/1", { yard: "Former Yard" });
    join(client, "passengers");
    set({ base_price_cruising: 333_333 });
    expect((await history(client, "?part=price")).entries).toEqual([]);
    join(client, "passengers", "clients");
    await broker.put("/cruise/1", { base_price_cruising: 444_444 });
    const { entries } = await history(client);
    expect(entries).toMatchObject([{ changes: [{ path: "base_price_cruising", before: 333_333, after: 444_444 }] }]);
    const whole = JSON.stringify(await history(broker));
    for (const former of ["111111", "222222", "Former Yard"]) expect(whole).toContain(former);
    join(captain);
    join(captain, "captains");
    expect(JSON.stringify(await history(captain))).toContain("111111");
  });

  it("hides prices from passengers, the edits of them and their authors", async () => {
    set({ base_price_cruising: 123_456 });
    await broker.put("/cruise/1", { base_price_cruising: 654_321 });
    await captain.post("/cruise/1/service/", { name: "Band", price: 777.77 });
    await captain.put("/cruise/1", { cruise_areas: "Corsica and back" });
    const shown = JSON.stringify(await history(passenger));
    for (const secret of ["123456", "654321", "777.77", "base_price", "Band"]) expect(shown).not.toContain(secret);
    expect(shown).toContain("Corsica and back");
    expect((await history(passenger)).authors.map(({ user_id }) => user_id)).not.toContain(broker.userId);
    expect(JSON.stringify(await history(client))).toContain("654321");
  });

  it("shows passports and accounts to those alone who may read them", async () => {
    await client.put(`/user/profile/${client.profileId}`, { passport_num: "P-OLD-1", iban: "NO9386011117947" });
    await client.put(`/user/profile/${client.profileId}`, {
      passport_num: "P-NEW-2",
      iban: "NL91ABNA0417164300",
      city: "Nice",
    });
    const shown = async (who: TestClient) => JSON.stringify(await history(who, "?part=people"));
    expect(await shown(client)).toContain("P-OLD-1");
    expect(await shown(broker)).toContain("P-OLD-1");
    expect(await shown(passenger)).not.toMatch(/P-OLD|P-NEW|FR76|Nice/);
    for (const who of [broker, captain, admin]) expect(await shown(who)).not.toContain("FR76");
  });

  it("keeps a person's own account hidden although the profile is a company's now", async () => {
    const carrier = await server.login("carrier");
    const path = `/user/profile/${carrier.profileId}`;
    await carrier.put(path, { is_company: false, iban: "BE68539007547034" });
    await carrier.put(path, { iban: "AT611904300234573201" });
    await carrier.put(path, { is_company: true, company_name: "Azure Ltd", iban: "DE89370400440532013000" });
    await carrier.put(path, { iban: "MC5811222000010123456789030" });
    const shown = JSON.stringify(await history(broker, "?part=people"));
    expect(shown).toContain("MC5811222000010123456789030");
    expect(shown).not.toContain("PRIVATE");
    expect(JSON.stringify(await history(carrier, "?part=people"))).toContain("BE68539007547034");
  });

  it("tells nothing of a person that is not told any more since the profile is a company's", async () => {
    const carrier = await server.login("carrier");
    const path = `/user/profile/${carrier.profileId}`;
    await carrier.put(path, { is_company: false, address: "1 Private Lane" });
    await carrier.put(path, { address: "2 Private Lane" });
    expect(JSON.stringify(await history(client, "?part=people"))).toContain("1 Private Lane");
    await carrier.put(path, { is_company: true, company_name: "Azure Ltd" });
    const shown = JSON.stringify(await history(client, "?part=people"));
    expect(shown).toContain("Azure Ltd");
    expect(shown).not.toContain("Private Lane");
    expect(JSON.stringify(await history(broker, "?part=people"))).toContain("1 Private Lane");
  });

  it("does not exist for strangers", async () => {
    const stranger = await server.login("stakeholder");
    setAgreement(server, 1, (body) => ({
      ...body,
      parties: Object.fromEntries(
        Object.entries(body.parties).filter(([, { profile_id }]) => profile_id !== stranger.profileId),
      ),
    }));
    for (const path of ["history/", "price_causes"]) {
      expect((await stranger.get(`/cruise/1/${path}`)).status).toBe(404);
      expect((await server.app.request(`/api/cruise/1/${path}`)).status).toBe(401);
    }
  });
});

describe("the price by cause", () => {
  it("tells what made the total differ since a state, by author, with the name of each part", async () => {
    set({ entered_vat_rate: null });
    const [first] = (await history(broker)).entries;
    await captain.post("/cruise/1/service/", { name: "Band", price: 900 });
    await broker.put("/cruise/1", { base_price_cruising: 200_000 });
    const shown = await causes(client, `?from_revision=${first?.revision}`);
    expect(shown.causes).toMatchObject([
      { author: { user_id: broker.userId }, path: "base_price_cruising", part: null },
      {
        author: { user_id: captain.userId },
        action: "added",
        part: { en: "Service Band", fr: "Service Band" },
        lines: { services: 900 },
      },
    ]);
    const sum = shown.causes.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
    expect(sum).toBe(Math.round(shown.amount * 100));
    const total = (await broker.get("/cruise/1")).body.total_agreement_price;
    if (total !== undefined) expect(shown.after.total).toBe(total);
  });

  it("begins for a client with the state that the client joined", async () => {
    set({ base_price_cruising: 100_000 });
    join(client);
    set({ base_price_cruising: 200_000, version: 1 });
    join(client, "clients");
    await broker.put("/cruise/1", { base_price_cruising: 250_000 });
    for (const query of ["", "?from_revision=1", "?since=2000-01-01T00:00:00Z"]) {
      const { causes: shown } = await causes(client, query);
      expect(shown).toMatchObject([{ path: "base_price_cruising", lines: { cruising: 50_000 } }]);
    }
    expect((await client.get("/cruise/1/price_causes?from_version=0")).status).toBe(404);
    expect((await client.get("/cruise/1/history/")).body.first_version).toBe(1);
    expect((await broker.get("/cruise/1/history/")).body.first_version).toBe(0);
    expect((await causes(broker, "?from_version=0")).causes.length).toBeGreaterThan(1);
  });

  it("tells an edit of a yacht that the agreement had in between by who made it", async () => {
    const { yacht_id } = (await broker.get("/cruise/1")).body;
    const other = yacht_id === 1 ? 2 : 1;
    await admin.put(`/yacht/${other}`, { cruis_spd_cons: 100 });
    set({ yacht_id: other });
    await admin.put(`/yacht/${other}`, { cruis_spd_cons: 900 });
    set({ yacht_id });
    const shown = await causes(broker);
    expect(shown.causes).toMatchObject([
      { author: null, path: "yacht" },
      { author: { user_id: admin.userId }, path: "yacht" },
    ]);
  });

  it("is told between two versions and since a moment, and refuses what is no state", async () => {
    server.advance(60_000);
    const since = server.deps.clock.now().toISOString();
    server.advance(60_000);
    await captain.post("/cruise/1/service/", { name: "Band", price: 900 });
    expect((await causes(broker, `?since=${since}`)).causes).toHaveLength(1);
    expect((await causes(broker, "?from_version=0&to_version=0")).amount).toBe(0);
    expect((await broker.get("/cruise/1/price_causes?from_version=7")).status).toBe(404);
    expect((await passenger.get("/cruise/1/price_causes")).status).toBe(403);
  });

  /** Generates the next version; the first addendum draft of each round is discarded where asked. */
  const generate = async (price: number) => {
    if ((await broker.get("/cruise/1")).body.status !== "DRAFT") await broker.delete("/cruise/1/lock");
    await broker.put("/cruise/1", { base_price_cruising: price });
    const made = await broker.post("/cruise/1/generate", {});
    expect(made.status).toBe(200);
  };

  it("compares any two versions, also after a draft of an addendum was discarded", async () => {
    // The payee's account is carried from version to version: it is written between an agreement and its frozen copy.
    const carrier = await server.login("carrier");
    const bank = { is_company: true, company_name: "Azure Ltd", iban: "MC5811222000010123456789030" };
    await carrier.put(`/user/profile/${carrier.profileId}`, bank);
    await generate(100_000);
    await broker.delete("/cruise/1/lock");
    await broker.put("/cruise/1", { base_price_cruising: 999_999 });
    expect((await broker.delete("/cruise/1/1")).status).toBe(200);
    await generate(110_000);
    await generate(130_000);
    for (const [from, to, lines] of [
      [0, 1, 10_000],
      [1, 2, 20_000],
      [0, 2, 30_000],
      [2, 0, 30_000],
    ] as const) {
      const shown = await causes(broker, `?from_version=${from}&to_version=${to}`);
      expect(shown.causes, `${from} to ${to}`).toMatchObject([
        { path: "base_price_cruising", author: { user_id: broker.userId }, lines: { cruising: lines } },
      ]);
    }
    for (const { revision, collection } of (await history(broker)).entries) {
      if (collection !== "agreements") continue;
      expect((await broker.get(`/cruise/1/price_causes?from_revision=${revision}`)).status).toBe(200);
    }
  });

  it("compares versions for those alone who read both of them", async () => {
    join(client);
    await generate(100_000);
    await generate(110_000);
    await broker.delete("/cruise/1/lock");
    join(client, "stakeholders");
    await generate(120_000);
    expect((await client.get("/cruise/1/price_causes?from_version=0&to_version=2")).status).toBe(401);
    expect((await client.get("/cruise/1/price_causes?from_version=2&to_version=1")).status).toBe(401);
    // A professional is told the whole history.
    expect((await client.get("/cruise/1/price_causes?from_revision=1")).status).toBe(200);
    expect((await history(client)).first_version).toBe(2);
    expect((await history(broker)).first_version).toBe(0);
  });

  it("is told over more than a thousand edits, with those that touch no price in between", async () => {
    set({ entered_vat_rate: 0, entered_vat_reason: "-", base_price_cruising: 100_000 });
    const [first] = (await history(broker)).entries;
    for (let index = 0; index < 1_100; index += 1) {
      set(index % 10 === 0 ? { base_price_cruising: 100_000 + index } : { name: `Cruise ${index}` });
    }
    const shown = await causes(broker, `?from_revision=${first?.revision}`);
    expect(shown.causes).toMatchObject([{ path: "base_price_cruising", lines: { cruising: 1_090 } }]);
  });

  it("reads so much of a history at most, and asks for a shorter span then", async () => {
    const about = { author_user_id: client.userId, at: server.deps.clock.now().toISOString(), about: null };
    const comments = Object.fromEntries(
      Array.from({ length: 100 }, () => [server.deps.ids.uuid(), { ...about, text: "a".repeat(2_500) }]),
    );
    set({ comments });
    const path = "/cruise/1/price_causes?from_revision=";
    const first = (await history(broker)).entries[0]?.revision;
    for (let index = 0; index < 25; index += 1) set({ name: `Cruise ${index}` });
    expect((await broker.get(path + first)).status).toBe(200);
    for (let index = 0; index < 15; index += 1) set({ name: `Journey ${index}` });
    const refused = await broker.get(path + first);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("Choose a shorter span")]);
    const late = (await history(broker)).entries[0]?.revision;
    expect((await broker.get(path + late)).status).toBe(200);
  });

  it("ends with the agreement: what people and yacht do after it was archived is not told", async () => {
    await broker.put("/cruise/1", { name: "Last name" });
    await admin.post("/cruise/1/archived", {});
    await broker.put(`/user/profile/${broker.profileId}`, { city: "Elsewhere" });
    await admin.put("/yacht/1", { yard: "Later Yard" });
    const shown = JSON.stringify(await history(client));
    expect(shown).toContain("Last name");
    expect(shown).toContain("ARCHIVED");
    expect(shown).not.toContain("Elsewhere");
    expect(shown).not.toContain("Later Yard");
  });
});
