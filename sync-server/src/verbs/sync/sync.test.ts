import { NO_COMMISSION } from "shared-schema/commission/schema";
import { NO_CREW } from "shared-schema/crew/schema";
import { digestOf } from "shared-schema/sync/op";
import { LEASE_SIZE, SYNCED } from "shared-schema/sync/wire";
import { describe, expect, it } from "vitest";
import { changeOf, editOf, held, pushOne } from "../../testing/device.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");

describe("a pull", () => {
  it("goes on from its checkpoint, a document once however often it was written", async () => {
    const first = await broker.pull("agreements");
    expect(first.documents).toHaveLength(4);
    for (const name of ["A", "B", "C"]) await broker.put("/cruise/1", { name });
    const second = await broker.pull("agreements", first.checkpoint.seq);
    expect(second.documents).toMatchObject([{ id: "1", rev: 4, e: "", body: { name: "C" }, _deleted: false }]);
    const third = await broker.pull("agreements", second.checkpoint.seq);
    expect(third).toEqual({ documents: [], checkpoint: second.checkpoint });
  });

  it("comes in portions that add up", async () => {
    const all = await broker.pull("profiles");
    const ids: string[] = [];
    let seq = 0;
    for (;;) {
      const { body } = await broker.get(`/sync/pull?collection=profiles&seq=${seq}&limit=5`);
      if (body.documents.length === 0) break;
      ids.push(...body.documents.map(({ id }: { id: string }) => id));
      seq = body.checkpoint.seq;
    }
    expect(ids).toEqual(all.documents.map(({ id }) => id));
  });

  it("under another epoch starts over", async () => {
    const { checkpoint } = await broker.pull("agreements");
    const same = await broker.get(`/sync/pull?collection=agreements&seq=0&epoch=${checkpoint.epoch}`);
    expect(same.body.documents).toHaveLength(4);
    const other = await broker.get("/sync/pull?collection=agreements&seq=0&epoch=another");
    expect(other.body).toEqual({ epoch: checkpoint.epoch, reset: true });
  });

  it("and a push for another epoch takes nothing", async () => {
    const base = await held(broker, "agreements", 1);
    const { checkpoint } = await broker.pull("agreements");
    const request = { device: "d1", schema: 1, changes: [editOf("agreements", base, { name: "Stray" })] };
    const other = await broker.post("/sync/push", { ...request, epoch: "another" });
    expect(other.body).toEqual({ epoch: checkpoint.epoch, reset: true });
    expect(await held(broker, "agreements", 1)).toEqual(base);
    const right = await broker.post("/sync/push", { ...request, epoch: checkpoint.epoch });
    expect(right.body.results).toMatchObject([{ outcome: "taken" }]);
  });

  it("of a client that is too old is 426, and its pushes are taken", async () => {
    const old = { "x-schema": "0" };
    expect((await broker.call("GET", "/sync/pull?collection=agreements", undefined, old)).status).toBe(426);
    expect((await broker.call("GET", "/sync/stream", undefined, old)).status).toBe(426);
    const change = editOf("agreements", await held(broker, "agreements", 1), { name: "Old" });
    const request = { device: "d1", schema: 1, changes: [change], epoch: "another" };
    const push = await broker.call("POST", "/sync/push", request, old);
    expect(push.body.results).toMatchObject([{ outcome: "taken" }]);
  });
});

describe("sight", () => {
  const party = (profile_id: number) => ({ role: "passengers", profile_id, pos: "b01" });

  it("of passports comes and goes with the role, and the document is fed again", async () => {
    const client = await server.login("client");
    const id = String((await server.login("passenger")).profileId);
    const before = await client.pull("profiles");
    expect((await held(client, "profiles", id)).body).not.toHaveProperty("passport_num");
    const base = await held(broker, "agreements", 1);
    const key = `stakeholders:${client.profileId}`;
    const more = { ...(base.body["parties"] as object), [key]: { ...party(client.profileId), role: "stakeholders" } };
    await pushOne(broker, editOf("agreements", base, { parties: more }));
    const after = await client.pull("profiles", before.checkpoint.seq);
    expect(after.documents.find((document) => document.id === id)).toHaveProperty("body.passport_num");
    await broker.delete(`/cruise/1/stakeholders/by_profile/${client.profileId}`);
    expect((await held(client, "profiles", id)).body).not.toHaveProperty("passport_num");
  });

  it("goes with the last tie alone", async () => {
    const central = await server.login("central");
    for (const id of [1, 2, 3]) await broker.delete(`/cruise/${id}/central_agents/by_profile/${central.profileId}`);
    expect((await held(central, "profiles", broker.profileId)).rev).toBeGreaterThan(0);
    const { checkpoint } = await central.pull("profiles");
    await broker.delete(`/cruise/4/central_agents/by_profile/${central.profileId}`);
    const gone = (await central.pull("profiles", checkpoint.seq)).documents;
    expect(gone.length).toBeGreaterThan(10);
    expect(gone.every((document) => document._deleted)).toBe(true);
    expect(gone.map(({ id }) => id)).not.toContain(String(central.profileId));
  });

  it("writes no feed rows for those to whom nothing changed", async () => {
    const client = await server.login("client");
    const { checkpoint } = await client.pull("profiles");
    await broker.put("/cruise/1", { name: "Azure" });
    expect((await client.pull("profiles", checkpoint.seq)).documents).toEqual([]);
  });
});

describe("leases", () => {
  it("follow each other and never overlap", async () => {
    const admin = await server.login("admin");
    for (const kind of ["agreement", "yacht", "profile"] as const) {
      const [a, b] = kind === "agreement" ? [admin, admin] : [broker, captain];
      const [one, two] = [await a.lease(kind), await b.lease(kind)];
      expect(one.to - one.from + 1).toBe(LEASE_SIZE[kind]);
      expect(two.from).toBe(one.to + 1);
    }
    expect((await broker.post("/sync/lease", { kind: "boat" })).status).toBe(422);
  });

  it("are not given out again by what the server creates itself", async () => {
    const { to } = await captain.lease("yacht");
    const body = { name: "Mistral", port_of_registry: "Toulon", type: "SAIL" };
    expect((await captain.post(`/yacht/by_user/${captain.userId}/`, body)).body.id).toBe(to + 1);
  });
});

describe("the digest", () => {
  it.each(SYNCED)("of %s is that of what was pulled", async (collection) => {
    await broker.put("/cruise/1", { name: "Azure" });
    await captain.delete(`/cruise/2/captains/by_profile/${captain.profileId}`);
    for (const client of [broker, captain]) {
      const living = (await client.pull(collection)).documents.flatMap((document) =>
        "rev" in document ? [document] : [],
      );
      const xor = living.reduce((sum, { id, rev }) => sum ^ digestOf(id, rev), 0) >>> 0;
      expect((await client.get(`/sync/digest?collection=${collection}`)).body).toEqual({ count: living.length, xor });
    }
  });
});

describe("records of an agreement", () => {
  it("come in pages, all kinds in the order of their changes, each once", async () => {
    for (const id of ["1", "2", "3"]) {
      await broker.push([
        changeOf("commissions", null, { id, body: { ...NO_COMMISSION, brokers: 0.1 } }),
        changeOf("crew_lists", null, { id, body: { ...NO_CREW } }),
      ]);
    }
    const whole = await broker.pull("agreement_records");
    expect(new Set(whole.documents.map(({ id }) => id.split("/")[0])).size).toBeGreaterThan(1);
    const paged: unknown[] = [];
    let { seq, epoch } = { seq: 0, epoch: "" };
    for (;;) {
      const path = `/sync/pull?collection=agreement_records&epoch=${epoch}&seq=${seq}&limit=2`;
      const { body } = await broker.get(path);
      if (body.documents.length === 0) break;
      expect(body.documents.length).toBeLessThanOrEqual(2);
      paged.push(...body.documents);
      expect(body.checkpoint.seq).toBeGreaterThan(seq);
      ({ seq, epoch } = body.checkpoint);
    }
    expect(paged).toEqual(whole.documents);
    expect(seq).toBe(whole.checkpoint.seq);
  });
});

describe("the feed", () => {
  it("keeps one row per user and document", async () => {
    const { feed } = server.deps.store;
    const before = feed.since(captain.userId, 0, 10_000).length;
    for (const name of ["A", "B", "C", "D"]) await broker.put("/cruise/1", { name });
    const rows = feed.since(captain.userId, 0, 10_000);
    expect(rows).toHaveLength(before);
    expect(rows.at(-1)).toMatchObject({ collection: "agreements", id: "1" });
  });
});
