import { afterEach, beforeEach, expect, it } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { editOf, held, pushOne } from "../testing/device.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";
import { commitDocument } from "./commitDocument.ts";
import { transact } from "./context.ts";
import { pruneAnswers, pruneFeed } from "./prune.ts";

const DAY_MS = 86_400_000;
let server: TestServer;
let broker: TestClient;
let captain: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  [broker, captain] = await Promise.all([server.login("broker"), server.login("captain")]);
});
afterEach(() => server.close());

it("forgets tombstones after half a year, and nothing else", async () => {
  await broker.delete(`/cruise/1/captains/by_profile/${captain.profileId}`);
  const tombstones = async () => (await captain.pull("agreements")).documents.filter(({ _deleted }) => _deleted);
  const living = (await broker.pull("agreements")).documents.length;
  server.advance(179 * DAY_MS);
  expect(pruneFeed(server.deps)).toBe(0);
  captain = await server.login("captain");
  expect(await tombstones()).toHaveLength(1);
  server.advance(2 * DAY_MS);
  expect(pruneFeed(server.deps)).toBeGreaterThan(0);
  [broker, captain] = await Promise.all([server.login("broker"), server.login("captain")]);
  expect(await tombstones()).toEqual([]);
  expect((await broker.pull("agreements")).documents).toHaveLength(living);
});

it("leaves a digest by which a device that was away sees that it holds too much", async () => {
  const held = (await captain.pull("agreements")).documents.length;
  await broker.delete(`/cruise/1/captains/by_profile/${captain.profileId}`);
  server.advance(181 * DAY_MS);
  pruneFeed(server.deps);
  captain = await server.login("captain");
  expect((await captain.get("/sync/digest?collection=agreements")).body.count).toBe(held - 1);
});

it("forgets what was answered half a year ago; the same edit sent again overwrites nothing", async () => {
  const base = await held(broker, "agreements", 1);
  const first = editOf("agreements", base, { name: "Azure" });
  await pushOne(broker, first);
  const clashing = editOf("agreements", base, { name: "Blue" });
  expect((await pushOne(broker, clashing)).clashes).toHaveLength(1);
  server.advance(179 * DAY_MS);
  broker = await server.login("broker");
  await pushOne(broker, editOf("agreements", await held(broker, "agreements", 1), { name: "Calm" }));
  expect(pruneAnswers(server.deps)).toBe(0);
  server.advance(2 * DAY_MS);
  // The clash alone was kept as an answer; of what was simply taken the history says it, for ever.
  expect(pruneAnswers(server.deps)).toBe(1);
  broker = await server.login("broker");
  const again = await pushOne(broker, clashing);
  expect(again.clashes).toEqual([{ path: "name", base: base.body.name, mine: "Blue", theirs: "Calm" }]);
  expect(await pushOne(broker, first)).toMatchObject({ outcome: "taken", master: { body: { name: "Calm" } } });
  expect(server.deps.store.documents.get("agreements", "1")?.rev).toBe(3);
});

it("remembers for ever a clash of an edit that was taken in part: the history alone would say that all of it was", async () => {
  const base = await held(broker, "agreements", 1);
  await pushOne(captain, editOf("agreements", base, { name: "Azure" }, "d2"));
  const half = editOf("agreements", base, { name: "Blue", cruise_areas: "Corsica" });
  const first = await pushOne(broker, half);
  expect(first.clashes).toHaveLength(1);
  server.advance(181 * DAY_MS);
  expect(pruneAnswers(server.deps)).toBe(0);
  broker = await server.login("broker");
  expect(await pushOne(broker, half)).toEqual(first);
});

it("keeps the grants of what was deleted: an edit of it that comes late is a clash, not a stranger's", async () => {
  const base = await held(broker, "agreements", 1);
  transact(server.deps, (tx) => {
    commitDocument(tx, { collection: "agreements", id: "1", body: null, user_id: null, op: "gone" });
  });
  server.advance(181 * DAY_MS);
  expect(pruneFeed(server.deps)).toBeGreaterThan(0);
  expect(pruneFeed(server.deps)).toBe(0);
  broker = await server.login("broker");
  expect((await broker.pull("agreements")).documents.map(({ id }) => id)).not.toContain("1");
  expect(await pushOne(broker, editOf("agreements", base, { name: "Late" }))).toMatchObject({ code: "clash" });
});
