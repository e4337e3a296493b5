import "fake-indexeddb/auto";
import { freeze } from "shared-schema/frozen/freeze";
import { inputOf, RIVIERA } from "shared-schema/pricing/cruises.test-support";
import { recordKey } from "shared-schema/records/key";
import { SCHEMA_VERSION } from "shared-schema/sync/wire";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { readDraftInput } from "./draftInput.ts";

const { agreement, yacht, taxRows } = inputOf(RIVIERA);
const AT = "2026-12-24T10:00:00.000Z";
let close: () => Promise<void>;

beforeAll(async () => {
  const { runtime, close: end } = await startMemoryRuntime("draft-input");
  close = end;
  const { agreements, yachts, records } = runtime.collections;
  const stored = <B>(id: string, body: B) => ({ id, rev: 1, e: "", schema: SCHEMA_VERSION, body });
  if (!yacht) throw new Error("The cruise has a yacht.");
  await yachts.insert(stored("1", { ...yacht, name: "Changed since" }));
  const locked = { ...agreement, status: "LOCKED" as const };
  await agreements.bulkInsert([stored("1", agreement), stored("2", locked), stored("3", locked)]);
  await records.snapshots.insert(
    stored(recordKey("snapshots", "2"), freeze(agreement, { yacht, profiles: {}, taxRows }, AT)),
  );
});
afterAll(() => close());

it("is live for a draft", async () => {
  expect(await readDraftInput(1)).toMatchObject({
    ok: true,
    value: { yacht: { name: "Changed since" }, today: "2027-01-15" },
  });
});

it("comes out of the frozen copy from LOCKED on", async () => {
  const read = await readDraftInput(2);
  expect(read).toMatchObject({ ok: true, value: { yacht: { name: yacht?.name }, taxRows, today: "2026-12-24" } });
});

it("is not made of live values while the frozen copy is on its way", async () => {
  expect(await readDraftInput(3)).toMatchObject({ ok: false, refusal: { code: "device.frozen-copy-missing" } });
});
