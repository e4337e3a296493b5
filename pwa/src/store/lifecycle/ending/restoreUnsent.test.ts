import "fake-indexeddb/auto";
import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { TWO_WAY, type WireDocument } from "shared-schema/sync/wire";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeviceDatabase } from "../../database/device.ts";
import type { KeptDocument } from "../../database/keptDocument.ts";
import { type OpenCollections, openCollections } from "../../database/openCollections.ts";
import { allStored } from "../../sync/rxdb/local.ts";
import { type RestoreOptions, restoreUnsent } from "./restoreUnsent.ts";

const person = (id: string, e: string, first_name = "Ada"): WireDocument => ({
  id,
  rev: 3,
  e,
  schema: 1,
  body: { first_name, last_name: "Own" },
  _deleted: false,
});
const kept = (document: WireDocument): KeptDocument => ({
  key: `profiles/${document.id}`,
  collection: "profiles",
  schema: 1,
  document,
});

let opened: OpenCollections;
let options: RestoreOptions;

beforeEach(async () => {
  opened = await openCollections({
    name: `back-${newId()}`,
    storage: getRxStorageMemory(),
    multiInstance: false,
    newNonce: newId,
    only: TWO_WAY,
  });
  const device = new DeviceDatabase(7);
  await device.kept.clear();
  const now = () => Date.parse("2027-01-15T09:00:00.000Z");
  options = { collections: opened.database.collections, device, userId: 7, now };
});

afterEach(async () => {
  vi.restoreAllMocks();
  await opened.database.remove();
});

const profiles = () => opened.database.collections.profiles;
const here = async () => (await allStored(profiles())).map(({ id, e, body }) => [id, e, body["first_name"]]);
const inbox = async () =>
  (await allStored(options.collections.inbox)).map(({ body }) => [body["document_id"], body["mine"], body["theirs"]]);

/** Makes the writing of one document fail, as when it cannot be cloned. */
function refuse(id: string, cause: Error): void {
  const { storageInstance } = profiles();
  const write = storageInstance.bulkWrite.bind(storageInstance);
  vi.spyOn(storageInstance, "bulkWrite").mockImplementation(async (rows, context) => {
    if (rows.some(({ document }) => document.id === id)) throw cause;
    return write(rows, context);
  });
}

it("brings the others back where one document cannot be written, and leaves that one to its author's decision", async () => {
  await options.device.kept.bulkPut([person("1", "n1"), person("2", "n2"), person("3", "n3")].map(kept));
  refuse("2", new DOMException("It cannot be cloned.", "DataCloneError"));
  await restoreUnsent(options);
  expect(await here()).toEqual([
    ["1", "n1", "Ada"],
    ["3", "n3", "Ada"],
  ]);
  expect(await inbox()).toEqual([["2", person("2", "n2").body, {}]]);
  expect(await options.device.kept.count()).toBe(0);
});

it("keeps what neither its collection nor the inbox takes, and tries it again at the next start", async () => {
  await options.device.kept.bulkPut([person("1", "n1"), person("2", "n2")].map(kept));
  refuse("1", new Error("no"));
  vi.spyOn(options.collections.inbox, "bulkInsert").mockRejectedValue(new Error("no"));
  expect((await restoreUnsent(options)).map(({ key }) => key)).toEqual(["profiles/1"]);
  expect(await options.device.kept.toCollection().primaryKeys()).toEqual(["profiles/1"]);
  vi.restoreAllMocks();
  await restoreUnsent(options);
  expect(await here()).toEqual([
    ["1", "n1", "Ada"],
    ["2", "n2", "Ada"],
  ]);
  expect(await options.device.kept.count()).toBe(0);
});

it("keeps everything as it was where the storage is full", async () => {
  await options.device.kept.bulkPut([person("1", "n1"), person("2", "n2")].map(kept));
  refuse("2", new DOMException("full", "QuotaExceededError"));
  await expect(restoreUnsent(options)).rejects.toThrow("full");
  expect(await options.device.kept.toCollection().primaryKeys()).toEqual(["profiles/2"]);
});

it("brings each document back once when two tabs open at the same time", async () => {
  await options.device.kept.bulkPut([person("1", "n1"), person("2", "n2")].map(kept));
  const { storageInstance } = profiles();
  const find = storageInstance.findDocumentsById.bind(storageInstance);
  let looking = 0;
  vi.spyOn(storageInstance, "findDocumentsById").mockImplementation(async (ids, deleted) => {
    const found = await find(ids, deleted);
    looking += 1;
    // Both tabs have looked before either of them writes.
    await vi.waitFor(() => expect(looking).toBeGreaterThanOrEqual(2));
    return found;
  });
  await Promise.all([restoreUnsent(options), restoreUnsent(options)]);
  expect(await here()).toEqual([
    ["1", "n1", "Ada"],
    ["2", "n2", "Ada"],
  ]);
  expect(await inbox()).toEqual([]);
  expect(await options.device.kept.count()).toBe(0);
});

it.each([
  ["an edit made on top of it", person("1", "n1.0123456789ab", "Adele"), []],
  ["the same, which the server has by now", { ...person("1", ""), rev: 4 }, []],
  [
    "a state of the server that lacks it",
    { ...person("1", "", "Eve"), rev: 4 },
    [["1", person("1", "n1").body, person("1", "", "Eve").body]],
  ],
  ["another edit", person("1", "n9", "Eve"), [["1", person("1", "n1").body, person("1", "", "Eve").body]]],
])("overwrites nothing that is there already: %s", async (_, standing, decisions) => {
  await options.device.kept.put(kept(person("1", "n1")));
  const meta = { _attachments: {}, _meta: { lwt: 1 }, _rev: "1-a" };
  await profiles().storageInstance.bulkWrite([{ document: { ...standing, ...meta } }], "test");
  await restoreUnsent(options);
  expect(await here()).toEqual([["1", standing.e, standing.body["first_name"]]]);
  expect(await inbox()).toEqual(decisions);
  expect(await options.device.kept.count()).toBe(0);
});
