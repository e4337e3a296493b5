import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import type { Runtime } from "../database/runtime.ts";
import { draftStore } from "../drafts/draftStore.ts";
import { fieldPath } from "../drafts/fieldPath.ts";
import { exportOf } from "../inbox/exportUnsent.ts";
import { startMemoryRuntime, USER } from "../testing/memoryRuntime.ts";
import { memoryStorage } from "../testing/memoryStorage.ts";
import { countUnsent, unsentWork } from "./unsentWork.ts";

let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("left"));
});
afterAll(() => close());

it("a draft that could not be saved counts as unsaved work, and goes out with the export", async () => {
  const storage = memoryStorage();
  vi.stubGlobal("localStorage", storage);
  const path = fieldPath("yachts", 3, "loa");
  const drafts = draftStore(USER, storage, { path: () => "/yachts/3", load: "a", noteSettled: () => undefined });
  expect(countUnsent(await unsentWork(runtime))).toBe(0);
  drafts.set(path, { text: "many metres", over: "" });
  expect((await unsentWork(runtime)).unsaved.map(({ title }) => title)).toEqual(["many metres"]);
  expect(JSON.parse(await exportOf(runtime)).drafts).toEqual([{ path, page: "/yachts/3", text: "many metres" }]);
  drafts.delete(path);
  expect(countUnsent(await unsentWork(runtime))).toBe(0);
});
