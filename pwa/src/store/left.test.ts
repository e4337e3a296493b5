import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { isNothing, leftIn } from "./left.ts";
import type { Runtime } from "./runtime.ts";
import { exportOf } from "./sync/inbox.ts";
import { startMemoryRuntime, USER } from "./testing/memoryRuntime.ts";
import { memoryStorage } from "./testing/memoryStorage.ts";
import { typedTexts } from "./typedTexts.ts";

let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("left"));
});
afterAll(() => close());

it("a text that could not be saved in a field that keeps none is left, and goes out with the export", async () => {
  const storage = memoryStorage();
  vi.stubGlobal("localStorage", storage);
  const texts = typedTexts(USER, storage);
  expect(isNothing(await leftIn(runtime))).toBe(true);
  texts.strand("/yacht/3 _r_1_", "many metres");
  expect((await leftIn(runtime)).refused.map(({ title }) => title)).toEqual(["«many metres»"]);
  expect(JSON.parse(await exportOf(runtime)).typed).toEqual([{ place: "/yacht/3 _r_1_", text: "many metres" }]);
  texts.delete("/yacht/3 _r_1_");
  expect(isNothing(await leftIn(runtime))).toBe(true);
});
