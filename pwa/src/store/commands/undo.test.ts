import "fake-indexeddb/auto";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runtime } from "../database/runtime.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { createAgreement, patchAgreement } from "./agreement/agreements.ts";
import { addBunker } from "./agreement/bunkers.ts";
import { addParty, removeParty } from "./agreement/parties.ts";
import { addPaymentCall } from "./agreement/paymentCalls.ts";
import { addService, patchService } from "./agreement/services.ts";
import { addStay } from "./agreement/stays.ts";
import { lastEdit, redoEdit, undoEdit } from "./undo.ts";

let close: () => Promise<void>;
let id: number;

beforeAll(async () => {
  close = (await startMemoryRuntime("undo")).close;
  const made = await createAgreement({ name: "First", contract_type: "CRUISE", currency: "EUR" });
  id = made.ok ? made.value : -1;
  // Calls for fund are added by those who approve.
  await addParty(id, "brokers", 20);
});
afterAll(() => close());

async function body() {
  const { collections } = await runtime();
  return (await collections.agreements.findOne(String(id)).exec(true)).toMutableJSON().body;
}

it("takes fields of the agreement back step by step, and makes them again", async () => {
  await patchAgreement(id, { name: "Second" });
  await patchAgreement(id, { cruise_areas: "Corsica" });
  await undoEdit(id);
  expect(await body()).toMatchObject({ name: "Second", cruise_areas: null });
  await undoEdit(id);
  expect(await body()).toMatchObject({ name: "First", cruise_areas: null });
  await redoEdit(id);
  await redoEdit(id);
  expect(await body()).toMatchObject({ name: "Second", cruise_areas: "Corsica" });
});

it("leaves alone what someone else has changed since", async () => {
  await patchAgreement(id, { cruise_areas: "Mine" });
  const { collections } = await runtime();
  const theirs = { ...(await body()), cruise_areas: "Theirs" };
  await (await collections.agreements.findOne(String(id)).exec(true)).incrementalPatch({ body: theirs });
  await undoEdit(id);
  expect((await body()).cruise_areas).toBe("Theirs");
});

it("takes back the edit that is meant, and no later one", async () => {
  await patchAgreement(id, { cruise_areas: "Meant" });
  const meant = lastEdit(id);
  await patchAgreement(id, { cruise_areas: "Later" });
  await undoEdit(id, meant);
  expect((await body()).cruise_areas).toBe("Later");
  await undoEdit(id);
  await undoEdit(id, meant);
  expect((await body()).cruise_areas).not.toBe("Meant");
});

/** An edit that can be undone, and what it leaves behind. */
const EDITS: [string, () => Promise<unknown>, (now: AgreementBody) => unknown][] = [
  ["a service", () => addService(id, { name: "Diving" }), (now) => namesOf(now.special_conditions)],
  ["a bunker", () => addBunker(id, { quantity: 500 }), (now) => Object.keys(now.fuel_bunkers)],
  ["a party", () => addParty(id, "brokers", 77), (now) => Object.keys(now.parties)],
  ["a call for fund", () => addPaymentCall(id, { call_type: "CEA" }), (now) => Object.keys(now.payment_calls)],
  ["a stay", () => addStay(id, { profile_id: 78 }), (now) => Object.keys(now.stays)],
];

it.each(EDITS)("takes %s back and makes it again as it was", async (_, edit, look) => {
  const before = await body();
  await edit();
  const after = await body();
  expect(look(after)).not.toEqual(look(before));
  await undoEdit(id);
  expect(await body()).toEqual(before);
  await redoEdit(id);
  expect(await body()).toEqual(after);
});

it("brings a passenger back together with the stays that went along", async () => {
  await addParty(id, "passengers", 79);
  await addStay(id, { profile_id: 79 });
  const before = await body();
  await removeParty(id, "passengers:79");
  expect(Object.values((await body()).stays).some(({ profile_id }) => profile_id === 79)).toBe(false);
  await undoEdit(id);
  expect(await body()).toEqual(before);
});

it("takes a changed service back field by field: what someone else wrote into it since stays", async () => {
  const added = await addService(id, { name: "Massage", price: 100 });
  const service = added.ok ? added.value : "";
  await patchService(id, service, { price: 200 });
  const now = await body();
  const services = Object.entries(now.special_conditions).map(([key, each]) => [
    key,
    key === service ? { ...each, name: "Theirs" } : each,
  ]);
  const patched = { ...now, special_conditions: Object.fromEntries(services) };
  const { collections } = await runtime();
  await (await collections.agreements.findOne(String(id)).exec(true)).incrementalPatch({ body: patched });
  await undoEdit(id);
  expect((await body()).special_conditions[service]).toMatchObject({ name: "Theirs", price: 100 });
});

function namesOf(services: AgreementBody["special_conditions"]) {
  return Object.values(services).map(({ name }) => name);
}
