import { RefusalError } from "shared-schema/base/result";
import "fake-indexeddb/auto";
import type { Position } from "shared-schema/base/basics";
import { afterAll, beforeAll, expect, it } from "vitest";
import { savingOver } from "../../base/savingOver.ts";
import type { Runtime } from "../database/runtime.ts";
import { midEdit } from "../drafts/pendingSaves.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { createAgreement } from "./agreement/agreements.ts";
import { addWaypoint, makeCall, moveWaypoint, patchWaypoint } from "./agreement/waypoints.ts";

let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("moving"));
  await createAgreement({ name: "Riviera", contract_type: "CRUISE", currency: "EUR" });
});
afterAll(() => close());

it("keeps a position that was typed over someone else's move for its author, however long the charts took", async () => {
  const seen = { latitude: 43.58, longitude: 7.12 };
  const theirs = { latitude: 43.55, longitude: 7.02 };
  const typed = { latitude: 43.7, longitude: 7.12 };
  const waypointId = await waypointAt(seen);
  const { waters, chartsAnswer } = slowCharts();
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

it("asks of a new call where it was moved to, not where it lay before the charts had answered", async () => {
  const port = { latitude: 43.58, longitude: 7.12 };
  await waypointAt(port);
  const waypointId = await waypointAt({ latitude: 42.5, longitude: 7.5 });
  const { waters, chartsAnswer } = slowCharts();
  const moved = moveWaypoint(1, waypointId, port, waters);
  const asked: Position[] = [];
  const called = makeCall(1, waypointId, async (at) => {
    asked.push({ latitude: at.latitude, longitude: at.longitude });
    return true;
  });
  chartsAnswer({ from: false, to: true });
  expect(await Promise.all([moved, called])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(asked).toEqual([port]);
  expect(await waypointOf(waypointId)).toMatchObject({ ...port, is_call: true });
});

it("refuses a call at sea before it is written", async () => {
  const waypointId = await waypointAt({ latitude: 42.5, longitude: 7.5 });
  const called = await makeCall(1, waypointId, async () => false);
  expect(!called.ok && called.refusal.code).toBe("waypoint.call-at-sea");
  expect(await waypointOf(waypointId)).toMatchObject({ is_call: false });
});

it("writes the moves of a waypoint in their order, though the charts answer the later one first", async () => {
  const waypointId = await waypointAt({ latitude: 43.5, longitude: 7.1 });
  const first = slowCharts();
  const [typed, corrected] = [
    { latitude: 43.6, longitude: 7.1 },
    { latitude: 43.6, longitude: 7.2 },
  ];
  const moves = [
    moveWaypoint(1, waypointId, typed, first.waters),
    moveWaypoint(1, waypointId, corrected, Promise.resolve(null)),
  ];
  // Written after what the second move could have written by then.
  await patchWaypoint(1, waypointId, { call_location_str: "Antibes" });
  first.chartsAnswer(null);
  await Promise.all(moves);
  expect(await waypointOf(waypointId)).toMatchObject(corrected);
});

async function waypointAt(position: Position): Promise<string> {
  const added = await addWaypoint(1, { ...position, selected: null });
  if (!added.ok) throw new RefusalError(added.refusal);
  return added.value;
}

async function waypointOf(waypointId: string) {
  const document = await runtime.collections.agreements.findOne("1").exec(true);
  return document.toJSON().body.waypoints[waypointId];
}

/** Charts that answer when they are told to. */
function slowCharts() {
  let chartsAnswer: (waters: { from: boolean; to: boolean } | null) => void = () => undefined;
  const waters = new Promise<{ from: boolean; to: boolean } | null>((resolve) => {
    chartsAnswer = resolve;
  });
  return { waters, chartsAnswer };
}
