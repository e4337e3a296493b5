import { newAgreement } from "shared-schema/agreement/create";
import { inboxKey } from "shared-schema/sync/op";
import { newYacht } from "shared-schema/yacht/schema";
import { describe, expect, it } from "vitest";
import { changeOf, conflictsIn, editOf, held, holds, inboxOf, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const admin = server.as("admin");

const AT = "2027-01-15T09:00:00.000Z";
const yachtOf = (created_by: number, name = "Mistral") =>
  newYacht({ name, port_of_registry: "Toulon", type: "SAIL", created_by, created_at: AT });
const partId = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

describe("an edit", () => {
  it("of a field is taken and reaches everybody else", async () => {
    const result = await pushOne(broker, editOf("agreements", await held(broker, "agreements", 1), { name: "Azure" }));
    expect(result).toMatchObject({ outcome: "taken", master: { rev: 2, e: "", body: { name: "Azure" } } });
    expect((await held(captain, "agreements", 1)).body["name"]).toBe("Azure");
  });

  it("merges with another one of a different field, silently", async () => {
    const base = await held(broker, "agreements", 1);
    await pushOne(broker, editOf("agreements", base, { name: "Azure" }));
    const result = await pushOne(captain, editOf("agreements", base, { cruise_areas: "Corsica" }, "d2"));
    expect(result).toMatchObject({ outcome: "merged", master: { body: { name: "Azure", cruise_areas: "Corsica" } } });
    expect(result.inbox).toBeUndefined();
    expect(await inboxOf(captain)).toEqual([]);
  });

  it("of the same field conflicts: what is committed is kept, the other waits in its author's inbox", async () => {
    const base = await held(broker, "agreements", 1);
    await pushOne(broker, editOf("agreements", base, { name: "Azure" }));
    const change = editOf("agreements", base, { name: "Blue", cruise_areas: "Corsica" }, "d2");
    const result = await pushOne(captain, change);
    expect(result.outcome).toBe("merged");
    expect(conflictsIn(result)).toEqual([{ path: "name", base: base.body["name"], mine: "Blue", theirs: "Azure" }]);
    expect((await held(broker, "agreements", 1)).body).toMatchObject({ name: "Azure", cruise_areas: "Corsica" });
    const [row] = await inboxOf(captain);
    expect(row).toMatchObject({ kind: "conflict", path: "name", mine: "Blue", theirs: "Azure", by: "Zoë Brontë" });
    expect(await holds(captain, "inbox", inboxKey(change.op, "name"))).toBe(true);
    expect(await inboxOf(broker)).toEqual([]);
  });

  it("that is sent twice is done once and answered alike", async () => {
    const change = editOf("agreements", await held(broker, "agreements", 1), { name: "Azure" });
    const first = await pushOne(broker, change);
    expect(await pushOne(broker, change)).toEqual(first);
    expect(server.deps.store.documents.get("agreements", "1")?.rev).toBe(2);
  });

  it("that comes again late does not overwrite what is newer", async () => {
    const change = editOf("agreements", await held(broker, "agreements", 1), { name: "Azure" });
    await pushOne(broker, change);
    await pushOne(captain, editOf("agreements", await held(captain, "agreements", 1), { name: "Blue" }, "d2"));
    const replay = await pushOne(broker, change);
    expect(replay).toMatchObject({ outcome: "taken", master: { rev: 3, body: { name: "Blue" } } });
  });

  it("that was taken back changes nothing and is no fault of a reader", async () => {
    const client = await server.login("client");
    const held1 = await held(client, "agreements", 1);
    expect(await pushOne(client, editOf("agreements", held1, {}))).toMatchObject({
      outcome: "taken",
      master: { rev: 1 },
    });
  });

  it("of someone who may only read is refused with the server's state", async () => {
    const client = await server.login("client");
    const result = await pushOne(client, editOf("agreements", await held(client, "agreements", 1), { name: "Mine" }));
    expect(result).toMatchObject({ outcome: "refused", code: "agreement.read-only", master: { rev: 1 } });
    expect(await inboxOf(client)).toMatchObject([
      { kind: "refused", code: "agreement.read-only", mine: { name: "Mine" } },
    ]);
  });

  it("of a field that the server alone sets is refused", async () => {
    const base = await held(broker, "agreements", 1);
    const result = await pushOne(broker, editOf("agreements", base, { status: "LOCKED" }));
    expect(result).toMatchObject({ outcome: "refused", code: "document.server-field" });
    expect(result.params).toEqual({ field: "status" });
  });

  it("keeps what a newer client has added", async () => {
    const base = await held(broker, "agreements", 1);
    await pushOne(broker, editOf("agreements", base, { from_the_future: { a: 1 } }));
    expect((await held(captain, "agreements", 1)).body["from_the_future"]).toEqual({ a: 1 });
  });
});

describe("two edits that each keep the rules", () => {
  it("and together break one are a conflict, not a commit", async () => {
    const base = await held(broker, "agreements", 1);
    const bunkers = Object.entries(base.body["fuel_bunkers"] as object);
    const without = (index: number) => Object.fromEntries(bunkers.filter((_, at) => at !== index));
    await pushOne(broker, editOf("agreements", base, { fuel_bunkers: without(0) }));
    const result = await pushOne(captain, editOf("agreements", base, { fuel_bunkers: without(1) }, "d2"));
    expect(result.outcome).toBe("merged");
    expect(conflictsIn(result)).toMatchObject([{ path: "" }]);
    expect(Object.keys((await held(broker, "agreements", 1)).body["fuel_bunkers"] as object)).toHaveLength(1);
    expect(await inboxOf(captain)).toMatchObject([{ kind: "conflict", path: "" }]);
  });
});

describe("a create", () => {
  it("takes an id out of the own lease", async () => {
    const { from } = await captain.lease("yacht");
    const change = changeOf("yachts", null, { id: String(from), body: yachtOf(captain.userId) });
    expect(await pushOne(captain, change)).toMatchObject({ outcome: "taken", master: { rev: 1, id: String(from) } });
    expect(await pushOne(captain, change)).toMatchObject({ outcome: "taken", master: { rev: 1 } });
    expect(await holds(captain, "yachts", from)).toBe(true);
    expect(await holds(admin, "yachts", from)).toBe(false);
    expect(await holds(broker, "yachts", from)).toBe(false);
  });

  it("on an id that is in use is never merged", async () => {
    const change = changeOf("yachts", null, { id: "1", body: yachtOf(captain.userId) });
    const result = await pushOne(captain, change);
    expect(result).toMatchObject({
      outcome: "refused",
      code: "document.number-taken",
      master: { body: { name: "Azurite" } },
    });
    expect(await inboxOf(captain)).toMatchObject([{ mine: { name: "Mistral" } }]);
  });

  it("on an id that is in use out of sight tells nothing about it", async () => {
    const { from } = await captain.lease("yacht");
    await pushOne(captain, changeOf("yachts", null, { id: String(from), body: yachtOf(captain.userId, "Secret") }));
    const result = await pushOne(
      broker,
      changeOf("yachts", null, { id: String(from), body: yachtOf(broker.userId) }, "d2"),
    );
    expect(result).toMatchObject({
      outcome: "refused",
      code: "document.number-taken",
      master: { id: String(from), _deleted: true },
    });
    expect(JSON.stringify([result, await inboxOf(broker)])).not.toContain("Secret");
  });

  it("under an id that no one was given, or someone else, is refused", async () => {
    const { from } = await captain.lease("yacht");
    for (const id of ["9999", String(from + 1), "0", "x"]) {
      const result = await pushOne(broker, changeOf("yachts", null, { id, body: yachtOf(broker.userId) }));
      expect(result).toMatchObject({ outcome: "refused", code: "document.number-not-leased" });
    }
  });

  it("of an agreement is for administrators", async () => {
    const body = (created_by: number) =>
      newAgreement({
        name: "New",
        contract_type: "CRUISE",
        currency: "EUR",
        created_by,
        created_at: AT,
        bunkerId: partId(1),
      });
    const free = server.deps.store.meta.takeIds("agreement", 1);
    const refused = await pushOne(
      broker,
      changeOf("agreements", null, { id: String(free), body: body(broker.userId) }),
    );
    expect(refused).toMatchObject({ outcome: "refused", code: "agreement.creators-only" });
    const { from } = await admin.lease("agreement");
    const taken = await pushOne(admin, changeOf("agreements", null, { id: String(from), body: body(admin.userId) }));
    expect(taken.outcome).toBe("taken");
  });
});
