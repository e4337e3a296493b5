import { inboxKey } from "shared-schema/sync/op";
import { describe, expect, it } from "vitest";
import { changeOf, editOf, held, holds, inboxOf, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const admin = server.as("admin");

const AT = "2027-01-15T09:00:00.000Z";

describe("a batch", () => {
  it("goes on past a row that is no document", async () => {
    const good = editOf("agreements", await held(broker, "agreements", 1), { name: "Azure" });
    const bad = { collection: "agreements", op: "bad-row-1", assumed: null, next: { nonsense: true } };
    const { results } = await broker.push([bad, good]);
    expect(results).toMatchObject([{ op: "bad-row-1", outcome: "refused", master: null }, { outcome: "taken" }]);
  });

  it("goes on past a row that throws, and takes back what that row wrote", async () => {
    const good = editOf("yachts", await held(captain, "yachts", 2), { name: "Good" });
    const bad = editOf("agreements", await held(captain, "agreements", 1), { name: "Bad" });
    const { links } = server.deps.store;
    const of = links.of;
    links.of = (source, id) => {
      if (source === "agreements") throw new Error("planted");
      return of(source, id);
    };
    const { results } = await captain.push([bad, good]);
    links.of = of;
    expect(results).toMatchObject([
      { outcome: "refused", code: "edit.failed", master: { rev: 1 } },
      { outcome: "taken" },
    ]);
    expect(server.deps.store.history.revisionsOf("agreements", "1")).toHaveLength(1);
  });

  it("writes a new profile before the agreement that names it", async () => {
    const { from } = await broker.lease("profile");
    const base = await held(broker, "agreements", 1);
    const own = await held(broker, "profiles", broker.profileId);
    const profile = { ...own.body, user_id: null, created_by: broker.userId, is_main: false, first_name: "New" };
    const key = `clients:${from}`;
    const parties = { ...(base.body["parties"] as object), [key]: { role: "clients", profile_id: from, pos: "b01" } };
    const { results } = await broker.push([
      editOf("agreements", base, { parties }),
      changeOf("profiles", null, { id: String(from), body: profile }),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(["taken", "taken"]);
    expect(await holds(captain, "profiles", from)).toBe(true);
  });

  it("that is malformed as a whole is 422", async () => {
    expect((await broker.post("/sync/push", { device: "d", changes: [] })).status).toBe(422);
    expect(
      (await broker.post("/sync/push", { device: "d", schema: 1, changes: [{ collection: "reference" }] })).status,
    ).toBe(422);
  });
});

describe("a user who has lost sight of a document", () => {
  it("gets a tombstone, keeps the own words and reads nothing of others", async () => {
    const base = await held(captain, "agreements", 1);
    const { parties } = base.body as { parties: Record<string, { role: string; profile_id: number }> };
    const kept = Object.fromEntries(Object.entries(parties).filter(([, party]) => party.role !== "captains"));
    await pushOne(broker, editOf("agreements", await held(broker, "agreements", 1), { parties: kept, name: "Secret" }));
    expect((await captain.pull("agreements")).documents).toContainEqual({ id: "1", _deleted: true });
    const result = await pushOne(captain, editOf("agreements", base, { cruise_areas: "my words" }, "d2"));
    expect(result).toMatchObject({
      outcome: "refused",
      code: "document.out-of-sight",
      master: { id: "1", _deleted: true },
    });
    const [row] = await inboxOf(captain);
    expect(row).toMatchObject({ mine: { cruise_areas: "my words" }, base: null, theirs: null, title: "Agreement 1" });
    expect(JSON.stringify([result, row])).not.toContain("Secret");
    expect(JSON.stringify(row)).not.toContain("Cannes");
  });

  it("does not learn again from a replay what was there", async () => {
    const base = await held(captain, "agreements", 1);
    await pushOne(broker, editOf("agreements", base, { name: "Secret" }));
    const change = editOf("agreements", base, { name: "Mine" }, "d2");
    expect((await pushOne(captain, change)).inbox).toHaveLength(1);
    await broker.delete(`/cruise/1/captains/by_profile/${captain.profileId}`);
    expect(JSON.stringify(await pushOne(captain, change))).not.toContain("Secret");
  });
});

describe("a document named by number", () => {
  it("must be seen already before it can be put on an agreement", async () => {
    const stranger = await admin.post(`/user/${admin.userId}/profile/`, { first_name: "Far", last_name: "Away" });
    const base = await held(broker, "agreements", 1);
    const key = `clients:${stranger.body.id}`;
    const party = { role: "clients", profile_id: stranger.body.id, pos: "b01" };
    const parties = { ...(base.body["parties"] as object), [key]: party };
    const result = await pushOne(broker, editOf("agreements", base, { parties }));
    expect(result).toMatchObject({ outcome: "refused", code: "profile.unknown" });
    expect(await holds(broker, "profiles", stranger.body.id)).toBe(false);
  });

  it("cannot be made visible by keeping it as a contact", async () => {
    const stranger = await admin.post(`/user/${admin.userId}/profile/`, { first_name: "Far", last_name: "Away" });
    const profile_id = stranger.body.id;
    const contact = { user_id: broker.userId, from_profile_id: broker.profileId, profile_id, email: null };
    const body = { ...contact, send_invite: false, created_at: AT };
    const id = `${broker.profileId}-${profile_id}`;
    expect(await pushOne(broker, changeOf("contacts", null, { id, body }))).toMatchObject({ outcome: "refused" });
    expect(await holds(broker, "profiles", profile_id)).toBe(false);
  });
});

describe("the inbox", () => {
  it("takes a device's own row for the server's", async () => {
    const client = await server.login("client");
    const change = editOf("agreements", await held(client, "agreements", 1), { name: "Mine" });
    await pushOne(client, change);
    const id = inboxKey(change.op, "");
    const [row] = await inboxOf(client);
    const again = await pushOne(client, changeOf("inbox", null, { id, body: { ...row, at: "2020-01-01T00:00:00Z" } }));
    expect(again).toMatchObject({ outcome: "taken", master: { body: { at: row?.["at"] } } });
    expect(await inboxOf(client)).toHaveLength(1);
  });

  it("is emptied by its reader, and by no one else", async () => {
    const client = await server.login("client");
    const change = editOf("agreements", await held(client, "agreements", 1), { name: "Mine" });
    await pushOne(client, change);
    const row = await held(client, "inbox", inboxKey(change.op, ""));
    expect(await pushOne(broker, changeOf("inbox", row, { _deleted: true }))).toMatchObject({ outcome: "refused" });
    await pushOne(client, changeOf("inbox", row, { _deleted: true }, "d2"));
    expect(await inboxOf(client)).toEqual([]);
    await pushOne(client, change);
    expect(await inboxOf(client)).toEqual([]);
  });
});
