import type { AgreementBody, Status } from "shared-schema/agreement/schema";
import type { Action } from "shared-schema/agreement/status";
import { ACTION_LABELS, STATUS_LABELS } from "shared-schema/labels/agreement";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { held } from "../testing/device.ts";
import { setAgreement } from "../testing/setAgreement.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");

const set = (change: Partial<AgreementBody>) => setAgreement(server, 1, (body) => ({ ...body, ...change }));
const generated = { status: "CONTRACT", version: 0, generated_versions_len: 1 } as const;

describe("the archive", () => {
  it("takes a settled agreement or a first draft, which stays a draft in print", async () => {
    expect(await broker.post("/cruise/1/archived")).toMatchObject({
      status: 200,
      body: { status: "ARCHIVED", locked: true },
    });
    expect(await captain.put("/cruise/1", { name: "Too late" })).toMatchObject({ status: 409 });
    expect((await captain.get("/contract/1/0/pdf")).headers.get("content-disposition")).toContain("draft");
    expect((await broker.post("/cruise/1/archived")).status).toBe(409);
    set({ ...generated, status: "SETTLED" });
    expect((await broker.post("/cruise/1/archived")).status).toBe(200);
  });

  it.each<Partial<AgreementBody>>([
    { status: "LOCKED" },
    generated,
    { status: "SETTLING" },
    { status: "DRAFT", version: 1, generated_versions_len: 1 },
  ])("is refused with 409 for %o", async (change) => {
    set(change);
    expect((await broker.post("/cruise/1/archived")).status).toBe(409);
  });

  it("is for those who may write", async () => {
    const client = await server.login("client");
    expect((await client.post("/cruise/1/archived")).status).toBe(403);
    expect((await broker.post("/cruise/99/archived")).status).toBe(404);
  });
});

describe("the lock", () => {
  it("is put on a draft and taken off again, told to every device and kept in the history", async () => {
    const locked = await captain.post("/cruise/1/lock", { user_id: captain.userId });
    expect(locked).toMatchObject({ status: 200, body: { id: 1, status: "LOCKED", locked: true } });
    expect((await held(broker, "agreements", 1)).body["status"]).toBe("LOCKED");
    const unlocked = await broker.delete("/cruise/1/lock");
    expect(unlocked).toMatchObject({ status: 200, body: { status: "DRAFT", locked: false } });
    const ops = server.deps.store.history
      .revisionsOf("agreements", "1")
      .map(({ op, user_id }) => [op.split("-")[0], user_id]);
    expect(ops.slice(-2)).toEqual([
      ["lock", captain.userId],
      ["unlock", broker.userId],
    ]);
    const noted = server.deps.store.audit.all().filter(({ verb }) => /lock$/.test(verb));
    expect(noted).toMatchObject([
      {
        verb: "agreement.lock",
        user_id: captain.userId,
        document_id: "1",
        from_rev: 1,
        to_rev: 2,
        details: '{"from":"DRAFT","to":"LOCKED"}',
      },
      { verb: "agreement.unlock", user_id: broker.userId, document_id: "1", details: '{"from":"LOCKED","to":"DRAFT"}' },
    ]);
  });

  it.each<[Status, "post" | "delete", Action]>([
    ["LOCKED", "post", "lock"],
    ["CONTRACT", "post", "lock"],
    ["SETTLED", "post", "lock"],
    ["DRAFT", "delete", "unlock"],
    ["SETTLING", "delete", "unlock"],
    ["ARCHIVED", "delete", "unlock"],
  ])("in %s: %s is 409 and names status and action", async (status, method, action) => {
    if (status !== "DRAFT") set({ status });
    const answer = await broker[method]("/cruise/1/lock");
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: `'${ACTION_LABELS[action].en}' is not possible while the agreement is '${STATUS_LABELS[status].en}'.`,
      },
    });
  });

  it("is for those who may write: 403 for a client, 404 for a stranger, whatever the status", async () => {
    const [client, passenger] = await Promise.all([server.login("client"), server.login("passenger")]);
    for (const reader of [client, passenger]) {
      expect((await reader.post("/cruise/1/lock")).status).toBe(403);
      expect((await reader.delete("/cruise/1/lock")).status).toBe(403);
      expect((await reader.delete("/cruise/1/0")).status).toBe(403);
    }
    expect((await broker.post("/cruise/99/lock")).status).toBe(404);
    expect((await broker.post("/cruise/1/lock", { user_id: captain.userId })).status).toBe(403);
    expect((await broker.post("/cruise/1/lock", { force: true })).status).toBe(422);
  });

  it("is refused where the total is empty for want of times alone, and names the waypoint", async () => {
    setAgreement(server, 1, (body) => ({
      ...body,
      waypoints: Object.fromEntries(
        Object.entries(body.waypoints).map(([id, waypoint]) => [id, { ...waypoint, arr_date: null, dep_date: null }]),
      ),
    }));
    // The draft is shown with estimates, and says so; what binds is computed without them.
    const draft = (await broker.get("/cruise/1")).body;
    expect(draft).toMatchObject({ estimated: true });
    expect(draft.waypoints[1]).toMatchObject({ arr_date: null, dep_date: null });
    expect(draft.total_agreement_price).toBeGreaterThan(0);
    const { status, body } = await broker.post("/cruise/1/lock");
    expect(status).toBe(409);
    expect(body.message).toContain("Required information are still missing to calculate the total agreement price.");
    expect(body.message).toContain("1 · Cannes");
    // Estimates would not help where more than times is missing.
    await broker.put("/cruise/1", { base_price_cruising: null });
    const without = await broker.post("/cruise/1/lock");
    expect(without.status).toBe(409);
    expect(without.body.message).not.toContain("Cannes");
  });
});

it("an account that has stored as much as it may locks nothing more", async () => {
  fill(broker);
  const refused = await broker.post("/cruise/1/lock");
  expect(refused.body.message).toBe("This account has reached its storage limit.");
  expect((await captain.get("/cruise/1")).body.status).toBe("DRAFT");
});

/** Has an account store as much as it may. */
function fill({ userId }: TestClient): void {
  const { store, quotas, clock } = server.deps;
  store.transaction(() => store.usage.add(userId, { documents: 0, bytes: quotas.bytes }, clock.now().toISOString()));
}

it("an account that has stored as much as it may still takes back a lock and an addendum", async () => {
  expect((await broker.post("/cruise/1/lock")).status).toBe(200);
  fill(broker);
  expect((await broker.delete("/cruise/1/lock")).status).toBe(200);
  set(generated);
  // A new addendum is no taking back.
  expect((await broker.delete("/cruise/1/lock")).status).toBe(409);
  server.deps.quotas.bytes *= 2;
  expect((await broker.delete("/cruise/1/lock")).status).toBe(200);
  fill(broker);
  expect((await broker.delete("/cruise/1/1")).status).toBe(200);
});

describe("the draft of an addendum", () => {
  it("is opened by unlocking what was generated, and discarded back to it", async () => {
    set(generated);
    await captain.put("/yacht/1", { name: "Renamed" });
    const opened = await broker.delete("/cruise/1/lock");
    expect(opened).toMatchObject({ status: 200, body: { status: "DRAFT", version: 1, yacht_name: "Renamed" } });
    await broker.put("/cruise/1/1", { name: "Longer", base_price_cruising: 1 });
    expect((await broker.post("/cruise/1/lock")).status).toBe(200);
    expect((await broker.delete("/cruise/1/0")).status).toBe(409);
    expect((await broker.delete("/cruise/1")).status).toBe(409);

    expect((await broker.delete("/cruise/1/1")).status).toBe(200);
    const { body } = await broker.get("/cruise/1");
    expect(body).toMatchObject({ status: "CONTRACT", version: 0, base_price_cruising: 285_000, yacht_name: "Azurite" });
    expect(body.name).not.toBe("Longer");
    expect((await broker.delete("/cruise/1/0")).status).toBe(409);
  });

  it("keeps the comments that were written meanwhile", async () => {
    set(generated);
    await broker.delete("/cruise/1/lock");
    const comment = { author_user_id: captain.userId, at: "2027-01-15T09:00:00.000Z", about: null, text: "Later" };
    const key = "01900000-0000-7000-8000-00000000c0de";
    set({ comments: { [key]: comment } });
    expect((await captain.delete("/cruise/1/1")).status).toBe(200);
    expect((await held(captain, "agreements", 1)).body).toMatchObject({
      status: "CONTRACT",
      comments: { [key]: comment },
    });
  });

  it("is discarded even by someone who loses sight of the agreement by that", async () => {
    let parties: AgreementBody["parties"] = {};
    setAgreement(server, 1, (body) => {
      parties = body.parties;
      return body;
    });
    const without = Object.fromEntries(
      Object.entries(parties).filter(([, { profile_id }]) => profile_id !== broker.profileId),
    );
    expect(Object.keys(without).length).toBeLessThan(Object.keys(parties).length);
    set({ ...generated, parties: without });
    await captain.delete("/cruise/1/lock");
    set({ parties });
    expect(await broker.delete("/cruise/1/1")).toMatchObject({ status: 200, body: {} });
    expect((await broker.get("/cruise/1")).status).toBe(404);
    expect((await captain.get("/cruise/1")).body).toMatchObject({ status: "CONTRACT", version: 0 });
  });

  it("can be opened and discarded again and again", async () => {
    set({ ...generated, status: "ADDENDUM", version: 3, generated_versions_len: 4 });
    for (const price of [1, 2]) {
      await broker.delete("/cruise/1/lock");
      await broker.put("/cruise/1/4", { base_price_cruising: price });
      expect((await broker.delete("/cruise/1/4")).status).toBe(200);
      expect((await broker.get("/cruise/1")).body).toMatchObject({
        status: "ADDENDUM",
        version: 3,
        base_price_cruising: 285_000,
      });
    }
  });
});

describe("DELETE of a version", () => {
  it("deletes an agreement of version 0, unless another version is named", async () => {
    expect((await broker.delete("/cruise/1/1")).status).toBe(409);
    expect((await broker.delete("/cruise/1/0")).status).toBe(200);
    expect((await broker.get("/cruise/1")).status).toBe(404);
  });

  it("refuses an agreement that is locked", async () => {
    set({ status: "LOCKED" });
    expect(await broker.delete("/cruise/1/0")).toMatchObject({
      status: 409,
      body: { message: "An agreement cannot be deleted while it is 'Approved'." },
    });
  });
});

describe("what cannot bind", () => {
  it.each<[string, Partial<AgreementBody>]>([
    ["a price that is missing", { base_price_cruising: null }],
    ["a departure before its arrival", {}],
  ])("is refused alike by approval, lock and generation: %s", async (_, change) => {
    setAgreement(server, 1, (body) => {
      if (Object.keys(change).length > 0) return { ...body, ...change };
      const [[id, first] = []] = Object.entries(body.waypoints).filter(
        ([, { arr_date, dep_date }]) => arr_date && dep_date,
      );
      if (id === undefined || first === undefined) throw new Error("The agreement has no stop with times.");
      const turned = { ...first, arr_date: first.dep_date, dep_date: first.arr_date };
      return { ...body, waypoints: { ...body.waypoints, [id]: turned } };
    });
    const answers = [
      await broker.post("/cruise/1/approval/"),
      await broker.post("/cruise/1/lock"),
      await broker.post("/cruise/1/generate"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
    expect((await broker.get("/cruise/1")).body.status).toBe("DRAFT");
  });
});

describe("the yacht of an agreement", () => {
  it("is put back by who changed it by mistake, although no one else shows it to them", async () => {
    const { yacht_id } = (await broker.get("/cruise/1")).body;
    const admin = await server.login("admin");
    const made = await admin.post(`/yacht/by_user/${admin.userId}/`, {
      name: "Own yacht",
      port_of_registry: "Nice",
      type: "MOTOR",
    });
    expect(made.status).toBe(201);
    const own = made.body.id;
    set({ yacht_id: own });
    expect((await broker.put("/cruise/1", { yacht_id })).status).toBe(200);
    expect((await broker.put("/cruise/1", { yacht_id: own })).status).toBe(200);
    expect((await broker.get("/cruise/1")).body.yacht_id).toBe(own);
  });

  it("is none that the agreement never had", async () => {
    const admin = await server.login("admin");
    const { id } = (
      await admin.post(`/yacht/by_user/${admin.userId}/`, {
        name: "Other yacht",
        port_of_registry: "Nice",
        type: "MOTOR",
      })
    ).body;
    expect((await broker.put("/cruise/1", { yacht_id: id })).status).toBe(422);
  });
});
