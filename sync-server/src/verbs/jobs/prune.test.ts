import { expect, it } from "vitest";
import { commitAsServer } from "../../testing/commitAsServer.ts";
import { conflictsIn, editOf, held, pushOne } from "../../testing/device.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { pruneAnswers, pruneFeed } from "./prune.ts";

const DAY_MS = 86_400_000;
const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");

it("forgets tombstones after half a year, and nothing else", async () => {
  await broker.delete(`/cruise/1/captains/by_profile/${captain.profileId}`);
  const tombstones = async () => (await captain.pull("agreements")).documents.filter(({ _deleted }) => _deleted);
  const living = (await broker.pull("agreements")).documents.length;
  server.advance(179 * DAY_MS);
  expect(pruneFeed(server.deps)).toBe(0);
  await server.logInAgain();
  expect(await tombstones()).toHaveLength(1);
  server.advance(2 * DAY_MS);
  expect(pruneFeed(server.deps)).toBeGreaterThan(0);
  await server.logInAgain();
  expect(await tombstones()).toEqual([]);
  expect((await broker.pull("agreements")).documents).toHaveLength(living);
});

it("leaves a digest by which a device that was away sees that it holds too much", async () => {
  const held = (await captain.pull("agreements")).documents.length;
  await broker.delete(`/cruise/1/captains/by_profile/${captain.profileId}`);
  server.advance(181 * DAY_MS);
  pruneFeed(server.deps);
  await server.logInAgain();
  expect((await captain.get("/sync/digest?collection=agreements")).body.count).toBe(held - 1);
});

it("forgets what was answered half a year ago; the same edit sent again overwrites nothing", async () => {
  const base = await held(broker, "agreements", 1);
  const first = editOf("agreements", base, { name: "Azure" });
  await pushOne(broker, first);
  const conflicting = editOf("agreements", base, { name: "Blue" });
  expect((await pushOne(broker, conflicting)).inbox).toHaveLength(1);
  server.advance(179 * DAY_MS);
  await server.logInAgain();
  await pushOne(broker, editOf("agreements", await held(broker, "agreements", 1), { name: "Calm" }));
  expect(pruneAnswers(server.deps)).toBe(0);
  server.advance(2 * DAY_MS);
  // Only the conflict was kept as an answer; the history records simply taken edits permanently.
  expect(pruneAnswers(server.deps)).toBe(1);
  await server.logInAgain();
  const again = await pushOne(broker, conflicting);
  // The row that waits for its author is kept.
  expect(conflictsIn(again)).toEqual([{ path: "name", base: base.body["name"], mine: "Blue", theirs: "Azure" }]);
  expect(await pushOne(broker, first)).toMatchObject({ outcome: "taken", master: { body: { name: "Calm" } } });
  expect(server.deps.store.documents.get("agreements", "1")?.rev).toBe(3);
});

it("remembers for ever a conflict of an edit that was taken in part: the history alone would say that all of it was", async () => {
  const base = await held(broker, "agreements", 1);
  await pushOne(captain, editOf("agreements", base, { name: "Azure" }, "d2"));
  const half = editOf("agreements", base, { name: "Blue", cruise_areas: "Corsica" });
  const first = await pushOne(broker, half);
  expect(first.inbox).toHaveLength(1);
  server.advance(181 * DAY_MS);
  expect(pruneAnswers(server.deps)).toBe(0);
  await server.logInAgain();
  expect(await pushOne(broker, half)).toEqual(first);
});

it("keeps the grants of what was deleted: an edit of it that comes late is a conflict, not a stranger's", async () => {
  const base = await held(broker, "agreements", 1);
  commitAsServer(server, { collection: "agreements", id: "1" }, null);
  server.advance(181 * DAY_MS);
  expect(pruneFeed(server.deps)).toBeGreaterThan(0);
  expect(pruneFeed(server.deps)).toBe(0);
  await server.logInAgain();
  expect((await broker.pull("agreements")).documents.map(({ id }) => id)).not.toContain("1");
  expect(await pushOne(broker, editOf("agreements", base, { name: "Late" }))).toMatchObject({
    code: "edit.deleted-meanwhile",
  });
});
