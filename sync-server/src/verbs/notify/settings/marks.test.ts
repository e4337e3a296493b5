import { expect, it } from "vitest";
import type { TestClient } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { moveAccount } from "../../account/merge/moveAccount.ts";
import { transact } from "../../base/context.ts";
import { pruneAlerts } from "../../jobs/prune.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");

const path = (who: TestClient) => `/user/${who.userId}/alert_mark/`;
const add = (who: TestClient, ...keys: string[]) => who.post(path(who), { keys });
const marked = async (who: TestClient) => (await who.get(path(who))).body.keys;

it("keeps what an account has dismissed, for all of its sessions and for no one else", async () => {
  expect((await add(broker, "call-due/1/a/2027-01-20")).body).toEqual({ keys: ["call-due/1/a/2027-01-20"] });
  await add(broker, "call-due/1/a/2027-01-20", "passport/1/7/2027-07-10");
  const other = await server.login("broker");
  expect(await marked(other)).toEqual(["call-due/1/a/2027-01-20", "passport/1/7/2027-07-10"]);
  expect(await marked(captain)).toEqual([]);
  expect((await captain.get(path(broker))).status).toBe(403);
  expect((await captain.post(path(broker), { keys: [] })).status).toBe(403);
});

it("keeps the newest five hundred, and none for more than a year", async () => {
  const keys = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}/${index}`);
  await add(broker, ...keys("old", 300));
  server.advance(1_000);
  const { body } = await add(broker, ...keys("new", 400));
  expect(body.keys).toHaveLength(500);
  expect(body.keys.slice(-400)).toEqual(keys("new", 400));
  server.advance(401 * 86_400_000);
  pruneAlerts(server.deps);
  expect(server.deps.store.alertMarks.of(broker.userId, 500)).toEqual([]);
});

it("moves them with an account that is merged into another", async () => {
  await add(broker, "call-due/1/a/2027-01-20");
  await add(captain, "call-due/2/b/2027-01-20");
  transact(server.deps, (tx) => {
    const from = tx.store.users.byId(captain.userId);
    if (!from) throw new Error("There is no captain.");
    moveAccount(tx, from, broker.userId);
  });
  expect(await marked(broker)).toEqual(["call-due/1/a/2027-01-20", "call-due/2/b/2027-01-20"]);
  expect(server.deps.store.alertMarks.of(captain.userId, 500)).toEqual([]);
});

it.each([[["two words"]], [["é"]], [[""]], [["a".repeat(201)]], [Array(501).fill("a")]])("refuses %j", async (keys) => {
  expect((await broker.post(path(broker), { keys })).status).toBe(422);
});
