import { newYacht } from "shared-schema/yacht/schema";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { changeOf } from "../../testing/device.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();
const client = server.as("client");
const captain = server.as("captain");
afterEach(() => vi.restoreAllMocks());

const YACHTS = 12;
let own: Set<string>;
const ballast = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`x_${at}`, "a".repeat(18_000)]));

/** A client with yachts of 360 kB each. */
beforeEach(async () => {
  const made = { created_by: client.userId, created_at: "2027-01-15T09:00:00.000Z" };
  const body = { ...newYacht({ name: "Mistral", port_of_registry: "Nice", type: "MOTOR", ...made }), ...ballast };
  const { from } = await client.lease("yacht");
  own = new Set(Array.from({ length: YACHTS }, (_, at) => String(from + at)));
  for (const id of own) await client.push([changeOf("yachts", null, { id, body })]);
});

const copyOf = ({ token, userId }: typeof client) =>
  server.app.request(`/api/user/${userId}/data`, { headers: { authorization: `Bearer ${token}` } });

it("sends a copy row by row, and reads no more of them than its reader takes", async () => {
  const read = vi.spyOn(server.deps.store.documents, "visibleTo");
  const yachts = () => read.mock.calls.filter(([, collection, id]) => collection === "yachts" && own.has(id)).length;
  const reader = (await copyOf(client)).body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let largest = 0;
  const readAhead: number[] = [];
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) break;
    largest = Math.max(largest, value?.length ?? 0);
    text += decoder.decode(value, { stream: true });
    readAhead.push(yachts() - text.split('"x_19"').length + 1);
  }
  expect(yachts()).toBe(YACHTS);
  expect(Math.max(...readAhead)).toBeLessThanOrEqual(1);
  // A piece, and the rest of the row that began in it.
  expect(largest).toBeLessThan(500_000);
  const copy = JSON.parse(text);
  expect(copy.yachts).toHaveLength(YACHTS);
  expect(copy.yachts[0].body).toMatchObject(ballast);
  expect(copy.account.id).toBe(client.userId);
});

it("lets others have the thread after each large row, however fast it is read", async () => {
  let turn = 0;
  let timer = setImmediate(function next() {
    turn += 1;
    timer = setImmediate(next);
  });
  onTestFinished(() => clearImmediate(timer));
  const { documents } = server.deps.store;
  const visible = documents.visibleTo;
  const turns: number[] = [];
  vi.spyOn(documents, "visibleTo").mockImplementation((user, collection, id) => {
    if (collection === "yachts" && own.has(id)) turns.push(turn);
    return visible(user, collection, id);
  });
  await (await copyOf(client)).text();
  expect(turns).toHaveLength(YACHTS);
  expect(new Set(turns).size).toBe(YACHTS);
});

it("gives the place of a slow reader to the next after a while, and both get their copies", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const first = await copyOf(client);
  vi.advanceTimersByTime(14_000);
  expect((await copyOf(captain)).status).toBe(429);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  const second = await copyOf(captain);
  expect(second.status).toBe(200);
  const texts = await Promise.all([first.text(), second.text()]);
  expect(texts.map((text) => JSON.parse(text).account.id)).toEqual([client.userId, captain.userId]);
  expect((await copyOf(client)).status).toBe(200);
});

it("makes one copy for an account at a time, however slowly it is read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const slow = await copyOf(client);
  vi.advanceTimersByTime(15_000);
  const again = await copyOf(client);
  const other = await copyOf(captain);
  vi.useRealTimers();
  expect([again.status, other.status]).toEqual([429, 200]);
  await Promise.all([slow.text(), other.text()]);
  expect((await copyOf(client)).status).toBe(200);
});

it("gives up a copy that no one begins to read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const unread = await copyOf(client);
  vi.advanceTimersByTime(59_999);
  const early = await copyOf(client);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(early.status).toBe(429);
  await expect(unread.text()).rejects.toThrow("No one reads this answer.");
  expect((await copyOf(client)).status).toBe(200);
});

it("has all that is the account's, however it is found", async () => {
  const copy = JSON.parse(await (await copyOf(captain)).text());
  const seen = (await captain.pull("agreements")).documents.map(({ id }) => id).sort();
  expect(copy.agreements.map(({ id }: { id: string }) => id).sort()).toEqual(seen);
  const events = server.deps.store.audit.all().filter(({ user_id }) => user_id === captain.userId);
  expect(copy.events.map(({ verb }: { verb: string }) => verb)).toEqual(events.map(({ verb }) => verb).reverse());
});

it("makes one copy at a time: another one is told when to ask again, and gets it once the first has ended", async () => {
  const first = await copyOf(client);
  const reader = first.body?.getReader();
  await reader?.read();
  const late = await copyOf(captain);
  expect([late.status, late.headers.get("retry-after")]).toEqual([429, "10"]);
  await reader?.cancel();
  const next = await copyOf(captain);
  expect(next.status).toBe(200);
  expect(JSON.parse(await next.text()).account.id).toBe(captain.userId);
  expect((await copyOf(client)).status).toBe(200);
});

it("charges what it makes to whoever reads it", async () => {
  server.deps.quotas.threadMs = 1;
  const text = await (await copyOf(client)).text();
  expect(text.length).toBeGreaterThan(4_000_000);
  expect((await client.get("/user/me")).status).toBe(429);
  server.deps.quotas.threadMs = Number.MAX_SAFE_INTEGER;
});
