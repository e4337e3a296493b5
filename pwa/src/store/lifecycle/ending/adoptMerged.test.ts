import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { DeviceDatabase, isKnownHere } from "../../database/device.ts";
import type { KeptDocument } from "../../database/keptDocument.ts";
import type { Posting } from "../../database/outgoing.ts";
import { adoptMerged } from "./adoptMerged.ts";

const kept = (id: string, name: string): KeptDocument => {
  const document = { id, rev: 3, e: `n${id}`, schema: 1, body: { name }, _deleted: false };
  return { key: `agreements/${id}`, collection: "agreements", schema: 1, document };
};
const form: Posting = {
  ...{ id: "f1", kind: "passport-read", documentKey: "", path: "/user/7/passport_read/", fileName: "", at: 1 },
  ...{ attempts: 3, nextAt: 9_999, refusal: null, json: { kind: "SHOWN" } },
};

const fail = (cause: unknown) => {
  throw cause;
};

it("moves what a merged account left unsent to the present one, each document once, and its forms under the present address", async () => {
  const [former, present] = [new DeviceDatabase(7), new DeviceDatabase(8)];
  await former.kept.bulkPut([kept("1", "former's"), kept("2", "former's")]);
  await former.sent.bulkPut([
    { key: "agreements/1", edits: [] },
    { key: "agreements/2", edits: [] },
  ]);
  await former.outbox.put(form);
  await present.kept.put(kept("2", "present's"));
  expect(await isKnownHere(9)).toBe(false);
  expect(await adoptMerged(present, 8, [7, 9], fail)).toEqual([
    { former: 7, left: 1 },
    { former: 9, left: 0 },
  ]);
  expect(await isKnownHere(9)).toBe(false);
  expect((await present.kept.toArray()).map(({ key, document }) => [key, document.body["name"]])).toEqual([
    ["agreements/1", "former's"],
    ["agreements/2", "present's"],
  ]);
  expect((await present.sent.toArray()).map(({ key }) => key)).toEqual(["agreements/1"]);
  expect(await present.outbox.toArray()).toMatchObject([{ id: "f1", path: "/user/8/passport_read/", nextAt: 0 }]);
  // A document that both accounts have edited waits for the next start.
  expect(await former.kept.toCollection().primaryKeys()).toEqual(["agreements/2"]);
  expect(await former.outbox.count()).toBe(0);
  await present.kept.delete("agreements/2");
  expect(await adoptMerged(present, 8, [7], fail)).toEqual([{ former: 7, left: 0 }]);
  expect((await present.kept.get("agreements/2"))?.document.body["name"]).toBe("former's");
});

it("leaves what cannot be read for the next start, and takes over the other accounts", async () => {
  const [damaged, sound, present] = [new DeviceDatabase(17), new DeviceDatabase(18), new DeviceDatabase(19)];
  await damaged.kept.put(kept("1", "damaged"));
  await sound.kept.put(kept("2", "sound"));
  const { getAll } = IDBObjectStore.prototype;
  const reading = vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(function (
    this: IDBObjectStore,
    ...range
  ) {
    if (this.transaction.db.name === damaged.name) throw new DOMException("damaged", "UnknownError");
    return getAll.apply(this, range);
  });
  const causes: unknown[] = [];
  const note = (cause: unknown) => void causes.push(cause);
  expect(await adoptMerged(present, 19, [17, 18], note)).toEqual([{ former: 18, left: 0 }]);
  expect(String(causes)).toContain("damaged");
  reading.mockRestore();
  expect(await adoptMerged(present, 19, [17, 18], note)).toHaveLength(2);
  expect(await present.kept.toCollection().primaryKeys()).toEqual(["agreements/1", "agreements/2"]);
  expect(causes).toHaveLength(1);
});
