import "fake-indexeddb/auto";
import { inputOf, planOf, RIVIERA } from "shared-schema/pricing/cruises.test-support";
import { SCHEMA_VERSION } from "shared-schema/sync/wire";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { DeviceDatabase } from "../../database/device.ts";
import { provideRuntime, type Runtime } from "../../database/runtime.ts";
import { startMemoryRuntime } from "../../testing/memoryRuntime.ts";
import { dropFiguresOfChanged } from "./dropFigures.ts";
import { keepFigures, readKeptFigures } from "./keptFigures.ts";
import { keepFingerprint, keepPlan, keptPlan, lastKnown, planKey } from "./keptPlans.ts";

const input = inputOf(RIVIERA);
const plan = planOf(RIVIERA);
const PLANNER = "planner-1.js";
const key = planKey(PLANNER, input);
const AT = "2027-01-15T09:00:00.000Z";
const { currency } = input.agreement;
let mayRead = true;
let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("kept-plans"));
  const { agreement } = input;
  await runtime.collections.agreements.insert({ id: "1", rev: 1, e: "", schema: SCHEMA_VERSION, body: agreement });
  const { viewer } = runtime;
  dropFiguresOfChanged({ ...runtime, viewer: () => ({ ...viewer(), is_admin: mayRead }) });
});
afterAll(() => close());

it("gives a plan back for the same inputs and planner, and for no others", async () => {
  await keepPlan(1, PLANNER, input, plan);
  expect(await keptPlan(1, key)).toEqual(plan);
  const dearer = { ...input, agreement: { ...input.agreement, base_price_cruising: 1 } };
  expect(await keptPlan(1, planKey(PLANNER, dearer))).toBeNull();
  expect(await keptPlan(1, planKey(PLANNER, { ...input, today: "2030-01-01" }))).toBeNull();
  expect(await keptPlan(1, planKey("planner-2.js", input))).toBeNull();
});

it("knows the last plan of this planner as of its moment, whatever it was made of, with the terms that came after it", async () => {
  const document = await runtime.collections.agreements.findOne("1").exec(true);
  await keepPlan(1, PLANNER, input, plan);
  await keepFingerprint(1, "f1");
  await document.incrementalPatch({ body: { ...input.agreement, name: "Renamed" } });
  expect(await lastKnown(1, PLANNER, currency)).toEqual({ plan, at: AT, fingerprint: "f1" });
  expect(await lastKnown(1, "planner-2.js", currency)).toBeNull();
  expect(await lastKnown(1, PLANNER, "XXX")).toBeNull();
  await document.incrementalPatch({ body: input.agreement });
});

it("keeps the figures of a row until its agreement goes or its prices do, and for no other account", async () => {
  await keepFigures(1, { total: 5 });
  await keepFigures(2, { total: 6 });
  expect(await readKeptFigures()).toEqual([{ id: 1, at: AT, figures: { total: 5 } }]);
  const other = new DeviceDatabase(8);
  provideRuntime({ ...runtime, userId: 8, device: other });
  expect(await readKeptFigures()).toEqual([]);
  expect(await lastKnown(1, PLANNER, currency)).toBeNull();
  provideRuntime(runtime);
  other.close();
  mayRead = false;
  const document = await runtime.collections.agreements.findOne("1").exec(true);
  await document.incrementalPatch({ body: { ...input.agreement, base_price_cruising: null } });
  await vi.waitFor(async () => expect(await readKeptFigures()).toEqual([]));
  mayRead = true;
  await document.incrementalPatch({ body: input.agreement });
});

it("drops a plan when a copy without prices takes the place of its agreement, and keeps it when nothing changes", async () => {
  const document = await runtime.collections.agreements.findOne("1").exec(true);
  await keepPlan(1, PLANNER, input, plan);
  mayRead = false;
  const confirmed = await document.incrementalPatch({ rev: 2 });
  expect(await keptPlan(1, key)).toEqual(plan);
  const hidden = await confirmed.incrementalPatch({ rev: 3, body: { ...input.agreement, base_price_cruising: null } });
  await vi.waitFor(async () => expect(await runtime.device.plans.count()).toBe(0));

  // The worker's answer came later than the copy.
  await keepPlan(1, PLANNER, input, plan);
  expect(await runtime.device.plans.count()).toBe(0);
  await hidden.incrementalPatch({ rev: 4, body: input.agreement });
  mayRead = true;
});

it("keeps no plan of an agreement that is not on this device, or that leaves it", async () => {
  await keepPlan(1, PLANNER, input, plan);
  await keepPlan(2, PLANNER, input, plan);
  expect(await runtime.device.plans.toCollection().primaryKeys()).toEqual([1]);
  await runtime.collections.agreements.findOne("1").remove();
  await vi.waitFor(async () => expect(await runtime.device.plans.count()).toBe(0));
});
