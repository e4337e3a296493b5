import "fake-indexeddb/auto";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Runtime } from "../../database/runtime.ts";
import { startMemoryRuntime } from "../../testing/memoryRuntime.ts";
import { undoEdit } from "../undo.ts";
import { createAgreement, patchAgreement } from "./agreements.ts";
import { addParty } from "./parties.ts";
import { addWaypoint, patchWaypoint } from "./waypoints.ts";

let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("voyageStays"));
  await createAgreement({ name: "Riviera", contract_type: "CRUISE", currency: "EUR" });
  await patchAgreement(1, { delivery_date: at(1), redelivery_date: at(8) });
  await addWaypoint(1, { latitude: 43.55, longitude: 7.02, selected: null });
  const last = await addWaypoint(1, { latitude: 43.73, longitude: 7.42, selected: null });
  await patchWaypoint(1, last.ok ? last.value : "", { is_call: true });
});
afterAll(() => close());

const at = (day: number) => `2027-07-0${day}T10:00:00Z`;
const agreement = async (): Promise<AgreementBody> =>
  (await runtime.collections.agreements.findOne("1").exec(true)).toMutableJSON().body;
const times = async () =>
  Object.values((await agreement()).stays).map(({ profile_id, emb_date, disemb_date }) => [
    profile_id,
    emb_date,
    disemb_date,
  ]);

it("gives a new passenger the whole voyage, and takes both back in one step", async () => {
  await addParty(1, "passengers", 20);
  expect(await times()).toEqual([[20, at(1), at(8)]]);
  await undoEdit(1);
  expect(await times()).toEqual([]);
  expect(Object.keys((await agreement()).parties)).not.toContain("passengers:20");
});

it("lets the stay follow a later redelivery, and come back with it", async () => {
  await addParty(1, "passengers", 20);
  await patchAgreement(1, { redelivery_date: at(9) });
  expect(await times()).toEqual([[20, at(1), at(9)]]);
  await undoEdit(1);
  expect(await times()).toEqual([[20, at(1), at(8)]]);
  expect((await agreement()).redelivery_date).toBe(at(8));
});
