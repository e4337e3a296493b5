import "fake-indexeddb/auto";
import { NO_WISHES } from "shared-schema/pricing/whatIf/wishes";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { runtime } from "../../database/runtime.ts";
import { emptyDevice } from "../../lifecycle/ending/emptyDevice.ts";
import { dropVariantsOfGone, readVariants, variantsKey } from "../../queries/kept/variants.ts";
import { startMemoryRuntime } from "../../testing/memoryRuntime.ts";
import { createAgreement } from "../agreement/agreements.ts";
import { addParty } from "../agreement/parties.ts";
import { addWaypoint } from "../agreement/waypoints.ts";
import { undoEdit } from "../undo.ts";
import { addVariant, changeVariant, removeVariant, takeOver } from "./variants.ts";

let close: () => Promise<void>;
let id: number;
let stop: string;

beforeAll(async () => {
  close = (await startMemoryRuntime("what-if")).close;
  const made = await createAgreement({ name: "First", contract_type: "CRUISE", currency: "EUR" });
  id = made.ok ? made.value : -1;
  await addParty(id, "brokers", 20);
  await addWaypoint(id, { latitude: 43.55, longitude: 7.02, selected: null });
  const added = await addWaypoint(id, { latitude: 42.7, longitude: 9.45, selected: null });
  stop = added.ok ? added.value : "";
});
afterAll(() => close());

async function body() {
  const { collections } = await runtime();
  return (await collections.agreements.findOne(String(id)).exec(true)).toMutableJSON().body;
}

async function kept() {
  const { device } = await runtime();
  return readVariants((await device.settings.get(variantsKey(id)))?.value).variants;
}

it("keeps up to four variants beside the draft, which stays as it is", async () => {
  const before = await body();
  const keys = await Promise.all([1, 2, 3, 4].map(() => addVariant(id)));
  expect(await addVariant(id)).toBeNull();
  await changeVariant(id, keys[1] ?? "", { ...NO_WISHES, left_out: [stop] });
  expect((await kept()).map(({ name, wishes }) => [name, wishes.left_out.length])).toEqual([
    ["A", 0],
    ["B", 1],
    ["C", 0],
    ["D", 0],
  ]);
  expect(await body()).toEqual(before);
  await removeVariant(id, keys[0] ?? "");
  await addVariant(id, { ...NO_WISHES, shift_days: 7 });
  expect((await kept()).map(({ name, wishes }) => [name, wishes.shift_days])).toEqual([
    ["A", 7],
    ["B", 0],
    ["C", 0],
    ["D", 0],
  ]);
});

it("takes one over as one edit, which is undone as one", async () => {
  const before = await body();
  const [, variant] = await kept();
  if (!variant) throw new Error("no variant");
  const wishes = { ...variant.wishes, shift_days: 1, knots: 11 };
  expect(await takeOver(id, variant.key, wishes)).toMatchObject({ ok: true });
  const after = await body();
  expect(Object.keys(after.waypoints)).toHaveLength(1);
  expect((await kept()).map(({ name }) => name)).toEqual(["A", "C", "D"]);
  await undoEdit(id);
  expect(await body()).toEqual(before);
});

it("drops what it cannot read", () => {
  expect(readVariants({ variants: [{ key: "1", name: "A", wishes: { knots: -1 } }], seen: "" }).variants).toEqual([]);
});

it("goes with its agreement", async () => {
  const { collections, device } = await runtime();
  dropVariantsOfGone(collections, device);
  expect(await kept()).not.toEqual([]);
  await collections.agreements.findOne(String(id)).remove();
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

it("goes at log-out", async () => {
  const { device } = await runtime();
  await addVariant(id);
  await emptyDevice(device);
  expect(await kept()).toEqual([]);
});
