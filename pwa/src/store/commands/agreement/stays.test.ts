import "fake-indexeddb/auto";
import type { Stay } from "shared-schema/agreement/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { savingOver } from "../../../base/savingOver.ts";
import type { Runtime } from "../../database/runtime.ts";
import { startMemoryRuntime } from "../../testing/memoryRuntime.ts";
import { createAgreement } from "./agreements.ts";
import { addParty } from "./parties.ts";
import { addStay, patchStay } from "./stays.ts";
import { addWaypoint, patchWaypoint } from "./waypoints.ts";

let runtime: Runtime;
let close: () => Promise<void>;
let stayId: string;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("stays"));
  await createAgreement({ name: "Riviera", contract_type: "CRUISE", currency: "EUR" });
  await addParty(1, "passengers", 20);
  const call = await addWaypoint(1, { latitude: 43.55, longitude: 7.02, selected: null });
  const emb_waypoint = call.ok ? call.value : "";
  await patchWaypoint(1, emb_waypoint, { dep_date: at(18) });
  const added = await addStay(1, { profile_id: 20, emb_waypoint, disemb_date: at(20) });
  stayId = added.ok ? added.value : "";
});
afterAll(() => close());

const at = (hour: number) => `2027-07-01T${hour}:00:00Z`;

async function stay(): Promise<Stay | undefined> {
  return (await runtime.collections.agreements.findOne("1").exec(true)).toMutableJSON().body.stays[stayId];
}

const type = (seen: string | null, typed: string) =>
  savingOver({ seen, typed }, () => patchStay(1, stayId, "emb_date", typed));

it("mends a time that cannot be", async () => {
  expect(await type(null, at(19))).toEqual({ ok: true, value: { mends: ["embOutside"], isFieldMended: true } });
  expect(await stay()).toMatchObject({ emb_date: at(18), disemb_date: at(20) });
});

it("lets a time that came meanwhile stand, also where the typed one would have been mended", async () => {
  await patchStay(1, stayId, "emb_date", at(12));
  const refusal = await type(at(18), at(22));
  expect(!refusal.ok && refusal.refusal.code).toBe("edit.conflict");
  expect((await stay())?.emb_date).toBe(at(12));
  const rows = (await runtime.collections.inbox.find().exec()).map((row) => row.toMutableJSON().body);
  expect(rows).toMatchObject([{ path: `stays.${stayId}.emb_date`, base: at(18), mine: at(18), theirs: at(12) }]);
});

it("asks the rule about the current stay, and leaves alone what is right there", async () => {
  await patchStay(1, stayId, "disemb_date", at(14));
  expect((await type(at(12), at(13))).ok).toBe(true);
  expect(await stay()).toMatchObject({ emb_date: at(13), disemb_date: at(14) });
  expect((await type(at(13), at(16))).ok).toBe(true);
  expect(await stay()).toMatchObject({ emb_date: at(16), disemb_date: at(16) });
});

it("refuses a change of a stay that someone has removed", async () => {
  const refusal = await patchStay(1, "none", "emb_date", at(12));
  expect(!refusal.ok && refusal.refusal.code).toBe("part.removed");
});
