import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import type { Checkpoint, PullAnswer, SyncedCollection } from "shared-schema/sync/wire";
import { v7 as newId } from "uuid";
import { afterEach, expect, it } from "vitest";
import { openCollections } from "../../database/openCollections.ts";
import { SentNotes } from "../../testing/sentNotes.ts";
import { systemClock } from "../clock.ts";
import { SyncEngine } from "../engine.ts";
import { guardStorage } from "./guard.ts";
import { storedById } from "./local.ts";

type Storage = Parameters<typeof guardStorage>[0];

/** A storage that cannot hold one document: the whole write fails in which it comes. */
function storageWithout(bad: (document: unknown) => boolean, cause: Error): Storage {
  const inner = getRxStorageMemory();
  const storage: Storage = {
    name: inner.name,
    rxdbVersion: inner.rxdbVersion,
    createStorageInstance: async (params) => {
      const instance = await inner.createStorageInstance({ ...params, options: {} });
      const write = instance.bulkWrite.bind(instance);
      instance.bulkWrite = async (rows, context) => {
        if (context.startsWith("replication-") && rows.some(({ document }) => bad(document))) throw cause;
        return write(rows, context);
      };
      return instance;
    },
  };
  return Object.assign(Object.create(inner), storage);
}

interface Row {
  id: string;
  rev: number;
  body: Record<string, unknown>;
}

/** A server with some yachts, or other documents, each at its place in the feed. */
class Yachts {
  readonly rows: Row[] = [];

  constructor(private readonly of: SyncedCollection = "yachts") {}

  add(...rows: Row[]): void {
    this.rows.push(...rows);
  }

  pull = async (collection: SyncedCollection, from: Checkpoint | null, limit: number): Promise<PullAnswer> => {
    const since = from?.seq ?? 0;
    const rows = collection === this.of ? this.rows.slice(since, since + limit) : [];
    const documents = rows.map((row) => ({ ...row, e: "", schema: 1, _deleted: false }));
    return { documents, checkpoint: { epoch: "first", seq: Math.min(since, this.rows.length) + rows.length } };
  };
}

let count = 0;
let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

async function start(storage: Storage, server: Yachts, only: SyncedCollection = "yachts") {
  const failures: Error[] = [];
  const guard = guardStorage(storage, {
    onFailure: (cause) => void failures.push(cause),
    onUnkept: (unkept) => void engine.aside.add(unkept),
  });
  const { database } = await openCollections({
    name: `guard${++count}`,
    storage: guard.storage,
    multiInstance: false,
    newNonce: newId,
    only: [only],
  });
  const never = () => new Promise<never>(() => undefined);
  const engine = new SyncEngine({
    collections: database.collections,
    transport: { pull: server.pull, push: never, digest: never, lease: never, stream: never },
    clock: systemClock,
    memory: { get: async () => "first", set: async () => undefined },
    sent: new SentNotes(),
    userId: 1,
    device: "d",
    newNonce: newId,
    mayWrite: () => true,
    resetGuard: guard.reset,
  });
  closing.push(
    () => engine.stop(),
    () => database.close(),
  );
  engine.start();
  const held = async () => {
    const found = await storedById(database.collections.yachts, ["1", "2", "3", "4", "5"]);
    return Object.fromEntries([...found].map(([id, { rev }]) => [id, rev]));
  };
  return { engine, failures, held, database };
}

const yacht = (id: number, rev = 1, body: Record<string, unknown> = {}): Row => ({
  id: String(id),
  rev,
  body: { name: `Yacht ${id}`, ...body },
});
const deep = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth));
const isThird = (document: unknown) => JSON.stringify(document).includes('"broken":true');
const clone = Object.assign(new Error("could not be cloned"), { name: "DataCloneError" });

it.each([
  ["the storage throws for", { broken: true }, new Error("no reason given")],
  ["cannot be cloned", { broken: true }, clone],
  ["is nested too deep to be tried", { deep: deep(4_000) }, clone],
])("sets aside one document that %s, reports it, and goes on with everything else", async (_, fault, cause) => {
  const server = new Yachts();
  server.add(yacht(1), yacht(2), yacht(3, 1, fault), yacht(4));
  const { engine, failures, held } = await start(storageWithout(isThird, cause), server);
  await expect.poll(held).toEqual({ 1: 1, 2: 1, 4: 1 });
  expect(engine.aside.documents.value).toEqual([{ collection: "yachts", key: "3", rev: 1, title: "Yacht 3" }]);
  expect(failures).toEqual([]);
  // Later documents do arrive: the checkpoint has moved on, and replication runs.
  server.add(yacht(5), yacht(1, 2));
  engine.changed("yachts");
  await expect.poll(held).toEqual({ 1: 2, 2: 1, 4: 1, 5: 1 });
  // Its next revision can be kept.
  server.add(yacht(3, 2));
  engine.changed("yachts");
  await expect.poll(held).toEqual({ 1: 2, 2: 1, 3: 2, 4: 1, 5: 1 });
  await expect.poll(() => engine.aside.documents.value).toEqual([]);
});

it("does not ask again and again for a revision that cannot replace what is here", async () => {
  const server = new Yachts();
  server.add(yacht(1), yacht(2));
  const { engine, held } = await start(storageWithout(isThird, clone), server);
  await expect.poll(held).toEqual({ 1: 1, 2: 1 });
  server.add(yacht(1, 2, { broken: true }), yacht(2, 2));
  engine.changed("yachts");
  await expect.poll(held).toEqual({ 1: 1, 2: 2 });
  await expect.poll(() => engine.aside.documents.value).toMatchObject([{ key: "1", rev: 2 }]);
  expect(await engine.replicationOf("yachts")?.pulls.settle()).toBe(false);
});

it.each([
  ["is full", Object.assign(new Error("full"), { name: "QuotaExceededError" }), (): boolean => true],
  ["takes nothing", new Error("no reason given"), (): boolean => true],
])("stops replication when the storage %s: no document is at fault", async (_, cause, bad) => {
  const server = new Yachts();
  server.add(yacht(1), yacht(2));
  const { engine, failures, held } = await start(storageWithout(bad, cause), server);
  await expect.poll(() => failures).toEqual([cause]);
  expect(engine.aside.documents.value).toEqual([]);
  expect(await held()).toEqual({});
});

it("keeps a record that the server alone writes whatever its size, and sets aside a large one that people write", async () => {
  const large = { text: "x".repeat(600_000) };
  const server = new Yachts("agreement_records");
  server.add({ id: "approvals/1", rev: 1, body: large }, { id: "crew_lists/1", rev: 1, body: large });
  const { engine, database } = await start(getRxStorageMemory(), server, "agreement_records");
  await expect.poll(() => engine.aside.documents.value).toMatchObject([{ collection: "crew_lists", key: "1", rev: 1 }]);
  const kept = await storedById(database.collections.agreement_records, ["approvals/1", "crew_lists/1"]);
  expect([...kept.keys()]).toEqual(["approvals/1"]);
});
