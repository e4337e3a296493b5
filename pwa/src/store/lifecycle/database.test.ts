import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import { DeviceDatabase } from "../database/device.ts";
import type { KeptDocument } from "../database/keptDocument.ts";
import { type Owner, openDatabase } from "./database.ts";

const viewer = () => ({ user_id: 1, is_admin: false, profile_ids: new Set<number>() });
const ownerOf = (userId: number): Owner => ({ userId, token: () => null, viewer });

// Another tab is of no matter here.
vi.stubGlobal("navigator", {});

afterEach(() => vi.restoreAllMocks());

it("forgets that everything has arrived before the data goes, so that a log-out cut off in between leaves no such note", async () => {
  const runtime = await openDatabase(ownerOf(1));
  await runtime.device.settings.put({ key: "pulled", value: ["agreements"] });
  const { database } = runtime.plain.agreements;
  const cut = vi.spyOn(database, "remove").mockRejectedValue(new Error("cut off"));
  await expect(runtime.close({ remove: true })).rejects.toThrow("cut off");
  expect(await runtime.device.settings.get("pulled")).toBeUndefined();
  cut.mockRestore();
  await database.remove();
});

it("leaves no database open that could not be opened whole, however often it is tried", async () => {
  const broken = new DeviceDatabase(2);
  const document = { id: "1", rev: 1, e: "n", schema: 1, body: {}, _deleted: false };
  const kept: KeptDocument = { key: "profiles/1", collection: "profiles", schema: 1, document };
  await broken.kept.put(kept);
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.transaction.db.name.includes("profiles")) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, row);
  });
  // RxDB's free edition opens no more than 13 collections.
  for (const _ of [1, 2, 3]) await expect(openDatabase(ownerOf(2))).rejects.toThrow("full");
  full.mockRestore();
  const runtime = await openDatabase(ownerOf(2));
  expect(await broken.kept.count()).toBe(0);
  await runtime.close({ remove: true });
});
