import { newYacht } from "shared-schema/yacht/schema";
import { expect, it } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";
import type { Commit } from "../base/commit.ts";
import { type Consequence, transact } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { commitDocument } from "./commitDocument.ts";
import { following, followingWithEvents } from "./consequences.ts";
import { writeBeside } from "./writeDocument.ts";

const server = useTestServer();

const ADMIN = 1;
const yacht = (name = "Azure") =>
  newYacht({ name, port_of_registry: "Nice", type: "MOTOR", created_by: ADMIN, created_at: "2026-01-01T00:00:00Z" });

/** Commits a new yacht with the number 90, or another document, with these consequences alone. */
function commit(consequences: readonly Consequence[], change: Partial<Commit> = {}): void {
  const created = { collection: "yachts", id: "90", before: null, body: yacht() } as const;
  const verb = { user_id: ADMIN, op: "test", event: { verb: "yacht.create" } } as const;
  transact({ ...server.deps, consequences }, (tx) => commitDocument(tx, { ...created, ...verb, ...change }));
}

/** Newest first. */
const verbsOf = (id: string) => {
  const { audit } = server.deps.store;
  const events = audit.eventsBy(ADMIN, { above: 0, upTo: audit.lastId() });
  return events.flatMap((row) => (row.document_id === id ? [row.verb] : []));
};

it("runs in the order of the list, each with the bodies before and after, and none of another collection", () => {
  const ran: string[] = [];
  const noting = (name: string) =>
    following("yachts", (_, { previous, current }) => {
      ran.push(`${name} ${previous?.name ?? null} ${current?.name ?? null}`);
    });
  const other = following("profiles", () => {
    throw new Error("of another collection");
  });
  commit([noting("first"), other, noting("second")]);
  expect(ran).toEqual(["first null Azure", "second null Azure"]);
});

it("writes the body that the list has revised", () => {
  const named = (name: string): Consequence => ({
    revise: (_, __, body) => ({ ...body, name: `${body["name"]}${name}` }),
  });
  commit([named("b"), named("c")], { body: yacht("a") });
  const row = server.deps.store.documents.get("yachts", "90");
  expect(row && uncut("yachts", row).name).toBe("abc");
});

it("takes the document back with a consequence that fails, and all that was written before it", () => {
  const { documents } = server.deps.store;
  const beside = following("yachts", (tx, change) => {
    writeBeside(tx, change, "reference", { kind: "test", rows: [] });
  });
  const failing = following("yachts", () => {
    throw new Error("broken");
  });
  expect(() => commit([beside, failing])).toThrow("broken");
  expect([documents.get("yachts", "90"), documents.get("reference", "90")]).toEqual([undefined, undefined]);
  commit([beside]);
  expect(documents.get("reference", "90")).toBeDefined();
});

it("notes the events of the list beside that of the verb, which is noted once", () => {
  const events = followingWithEvents("yachts", () => [{ verb: "yacht.create" }, { verb: "picture.add" }]);
  commit([events]);
  expect(verbsOf("90").toSorted()).toEqual(["picture.add", "yacht.create"]);
});
