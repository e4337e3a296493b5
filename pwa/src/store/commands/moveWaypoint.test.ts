import { RefusalError } from "shared-schema/base/result";
import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { savingOver } from "../../base/savingOver.ts";
import type { Runtime } from "../database/runtime.ts";
import { midEdit } from "../drafts/pendingSaves.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { createAgreement } from "./agreement/agreements.ts";
import { addWaypoint, moveWaypoint, patchWaypoint } from "./agreement/waypoints.ts";

let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("moving"));
  await createAgreement({ name: "Riviera", contract_type: "CRUISE", currency: "EUR" });
});
afterAll(() => close());

it("keeps a position that was typed over somebody else's move for its author, however long the charts took", async () => {
  const seen = { latitude: 43.58, longitude: 7.12 };
  const theirs = { latitude: 43.55, longitude: 7.02 };
  const typed = { latitude: 43.7, longitude: 7.12 };
  const added = await addWaypoint(1, { ...seen, selected: null });
  if (!added.ok) throw new RefusalError(added.refusal);
  const waypointId = added.value;
  let chartsAnswer: (nobodyKnows: null) => void = () => undefined;
  const waters = new Promise<null>((resolve) => {
    chartsAnswer = resolve;
  });
  const moved = savingOver({ seen, typed }, () => moveWaypoint(1, waypointId, typed, waters));
  expect(midEdit()).toBe(true);
  await patchWaypoint(1, waypointId, theirs);
  expect(midEdit()).toBe(true);
  chartsAnswer(null);
  const refusal = await moved;
  expect(midEdit()).toBe(false);
  expect(!refusal.ok && refusal.refusal.code).toBe("edit.conflict");
  const document = await runtime.collections.agreements.findOne("1").exec(true);
  expect(document.toJSON().body.waypoints[waypointId]).toMatchObject(theirs);
  const rows = (await runtime.collections.inbox.find().exec()).map((row) => row.toJSON().body);
  expect(rows.map(({ path, mine }) => [path, mine]).sort()).toEqual([
    [`waypoints.${waypointId}.latitude`, 43.7],
    [`waypoints.${waypointId}.longitude`, 7.12],
  ]);
});
