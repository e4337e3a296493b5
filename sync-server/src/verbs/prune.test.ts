import { afterEach, beforeEach, expect, it } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { editOf, held, pushOne } from "../testing/device.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";
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
  const change = editOf("agreements", base, { name: "Azure" });
  await pushOne(broker, change);
  server.advance(179 * DAY_MS);
  broker = await server.login("broker");
  await pushOne(broker, editOf("agreements", await held(broker, "agreements", 1), { name: "Blue" }));
  expect(pruneAnswers(server.deps)).toBe(0);
  server.advance(2 * DAY_MS);
  expect(pruneAnswers(server.deps)).toBe(1);
  broker = await server.login("broker");
  const again = await pushOne(broker, change);
  expect(again.clashes).toEqual([{ path: "name", base: base.body.name, mine: "Azure", theirs: "Blue" }]);
  expect(server.deps.store.documents.get("agreements", "1")?.rev).toBe(3);
});
