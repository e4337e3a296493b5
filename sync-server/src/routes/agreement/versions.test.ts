import { describe, expect, it } from "vitest";
import { anonymous } from "../../testing/client.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { openTestServer, useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const client = server.as("client");

const versions = () => server.deps.store.contractVersions.of(1);

/** Takes someone off the agreement. */
function remove({ profileId }: { profileId: number }): void {
  setAgreement(server, 1, (body) => ({
    ...body,
    parties: Object.fromEntries(Object.entries(body.parties).filter(([, party]) => party.profile_id !== profileId)),
  }));
}

describe("a version that is asked for by its number", () => {
  it("is generated once, however often a lost answer is asked for again", async () => {
    const first = await broker.post("/cruise/1/generate", { version: 0 });
    expect(first.status).toBe(200);
    const fingerprint = versions()[0]?.fingerprint;
    const again = await broker.post("/cruise/1/generate", { version: 0, fingerprint });
    expect(again).toMatchObject({ status: 200, body: { status: "CONTRACT", generated_versions_len: 1 } });

    await broker.delete("/cruise/1/lock");
    const late = await broker.post("/cruise/1/generate", { version: 0, fingerprint });
    expect(late).toMatchObject({ status: 200, body: { status: "DRAFT", version: 1, generated_versions_len: 1 } });
    expect(versions()).toHaveLength(1);
    expect(server.deps.store.audit.all().filter(({ verb }) => verb === "agreement.generate")).toHaveLength(1);
  });

  it("is generated once where one person asks twice at once", async () => {
    const asked = () => broker.post("/cruise/1/generate", { version: 0 });
    const answers = await Promise.all([asked(), asked()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(versions()).toHaveLength(1);
  });

  it("is refused to someone else, for other terms, and before its turn", async () => {
    expect((await broker.post("/cruise/1/generate", { version: 1 })).status).toBe(409);
    expect((await broker.post("/cruise/1/generate", { version: 0 })).status).toBe(200);
    expect((await captain.post("/cruise/1/generate", { version: 0 })).status).toBe(409);
    const stale = { version: 0, fingerprint: "0".repeat(64) };
    expect((await broker.post("/cruise/1/generate", stale)).status).toBe(409);
    expect((await client.post("/cruise/1/generate", { version: 0 })).status).toBe(403);
    expect((await broker.post("/cruise/1/generate", { version: -1 })).status).toBe(422);
    expect(versions()).toHaveLength(1);
  });
});

describe("the list of versions", () => {
  it("knows the current version and the generated ones, and no other", async () => {
    await broker.post("/cruise/1/generate");
    await broker.delete("/cruise/1/lock");
    for (const version of [0, 1]) {
      const listed = await broker.get(`/cruise/1/${version}/generated_versions`);
      expect(listed.body).toMatchObject([{ version: 0, read_access: true }]);
    }
    const wrong = await broker.get("/cruise/1/7/generated_versions");
    expect(wrong).toMatchObject({ status: 404, body: { message: "There is no version 7 of this agreement." } });
  });

  it("shows someone who was removed the versions to which they were a party, as page and PDF do", async () => {
    await broker.post("/cruise/1/generate");
    await broker.delete("/cruise/1/lock");
    remove(client);
    await broker.put("/cruise/1", { name: "Without the client" });
    await broker.post("/cruise/1/generate");
    expect((await client.get("/cruise/1")).status).toBe(404);
    const listed = await client.get("/cruise/1/0/generated_versions");
    expect(listed.body).toMatchObject([{ version: 0, read_access: true, write_access: false }]);
    const statuses = async (version: number) => {
      const paths = [
        `/cruise/1/${version}/generated_versions`,
        `/contract/1/${version}/draft`,
        `/contract/1/${version}/pdf`,
      ];
      return Promise.all(paths.map(async (path) => (await client.get(path)).status));
    };
    expect(await statuses(0)).toEqual([200, 200, 200]);
    expect(await statuses(1)).toEqual([404, 404, 404]);
  });
});

it("prints what was passed over with the version that was generated over it, and with no later one", async () => {
  const at = server.deps.clock.now().toISOString();
  const [written, passed] = [server.deps.ids.uuid(), server.deps.ids.uuid()];
  setAgreement(server, 1, (body) => ({
    ...body,
    comments: {
      [written]: { author_user_id: client.userId, at, about: "base_price_cruising", text: "Too much" },
      [passed]: { author_user_id: broker.userId, at, about: null, text: "", answers: written, passes_over: true },
    },
  }));
  expect((await broker.post("/cruise/1/generate", { version: 0 })).status).toBe(200);
  expect((await broker.get("/contract/1/0/draft")).body).toContain("Comments passed over");
  await broker.delete("/cruise/1/lock");
  await broker.put("/cruise/1", { name: "A week longer" });
  expect((await broker.post("/cruise/1/generate", { version: 1 })).status).toBe(200);
  expect((await broker.get("/contract/1/1/draft")).body).not.toContain("passed over");
});

it("tells each address once of a version", async () => {
  await broker.post("/cruise/1/generate", { version: 0 });
  await broker.post("/cruise/1/generate", { version: 0 });
  await broker.delete("/cruise/1/lock");
  await broker.post("/cruise/1/generate", { version: 0 });
  const to = server.deps.store.mails.newest(100).filter(({ kind }) => kind === "generated");
  expect(to.length).toBeGreaterThan(3);
  expect(new Set(to.map(({ recipient }) => recipient)).size).toBe(to.length);
});

it("lets an address check a few contracts without a session, and people who are logged in any number", async () => {
  const strict = await openTestServer({ limits: { verifications: 2 } });
  const stranger = anonymous(strict.app);
  const path = `/verify/file/${"0".repeat(64)}`;
  expect([(await stranger.get(path)).status, (await stranger.get(path)).status]).toEqual([404, 404]);
  const refused = await stranger.get(path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await stranger.get(`/verify/00001/0/${"0".repeat(16)}`)).status).toBe(429);
  expect((await (await strict.login("broker")).get(path)).status).toBe(404);
  const limits = strict.deps.store.audit.all().filter(({ verb }) => verb === "account.limited");
  expect(limits.map(({ details }) => details)).toEqual(['{"limit":"verifications"}']);
});

describe("what is in force", () => {
  /** Generates the contract and an addendum that changes the price. */
  async function amended(): Promise<void> {
    await broker.post("/cruise/1/generate");
    await broker.delete("/cruise/1/lock");
    await broker.put("/cruise/1", { base_price_cruising: 123_456 });
    await broker.post("/cruise/1/generate");
  }

  it("is read as the contract with its addenda, marked as a reading copy, as page and as PDF", async () => {
    await amended();
    const own = await broker.get("/contract/1/1/draft");
    const copy = await broker.get("/contract/1/1/draft?consolidated=true");
    expect(copy.body).toContain("Reading copy: the Agreement as amended (Addendum no.\u00a01)");
    expect(copy.body).toContain("123\u00a0456.00");
    expect(copy.body).toContain('id="standard-terms"');
    expect(own.body).not.toContain("Reading copy");
    const pdf = await broker.get("/contract/1/1/pdf?consolidated=true");
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get("content-disposition")).toContain("agreement-0001-v1-consolidated.pdf");
    const kept = versions()[1]?.pdf_sha256;
    expect(kept).toMatch(/^[0-9a-f]{64}$/);
    // The contract itself is whole.
    const whole = await broker.get("/contract/1/0/draft");
    expect((await broker.get("/contract/1/0/draft?consolidated=true")).body).toBe(whole.body);
  });

  it("is not for those who may not read the version", async () => {
    remove(client);
    await amended();
    expect((await client.get("/contract/1/1/draft?consolidated=true")).status).toBe(404);
    expect((await client.get("/contract/1/1/pdf?consolidated=true")).status).toBe(404);
  });

  it("leaves former versions to be read as agreements, by those who read their contracts", async () => {
    const price = (await broker.get("/cruise/1")).body.base_price_cruising;
    await amended();
    await broker.delete("/cruise/1/lock");
    await broker.put("/cruise/1", { base_price_cruising: 1 });
    const read = async (version: number) => (await broker.get(`/cruise/1/${version}`)).body;
    expect(await read(0)).toMatchObject({ version: 0, base_price_cruising: price });
    expect(await read(1)).toMatchObject({ version: 1, base_price_cruising: 123_456 });
    expect(await read(2)).toMatchObject({ version: 2, status: "DRAFT", base_price_cruising: 1 });
    expect((await broker.get("/cruise/1/3")).status).toBe(404);
    const passenger = await server.login("passenger");
    expect((await passenger.get("/cruise/1/0")).status).toBe(401);
  });
});
