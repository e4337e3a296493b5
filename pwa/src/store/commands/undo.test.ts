import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runtime } from "../runtime.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { createAgreement, patchAgreement } from "./agreements.ts";
import { addService } from "./services.ts";
import { redoEdit, undoEdit } from "./undo.ts";

let close: () => Promise<void>;
let id: number;

beforeAll(async () => {
  close = (await startMemoryRuntime("undo")).close;
  const made = await createAgreement({ name: "First", contract_type: "CRUISE", currency: "EUR" });
  id = made.ok ? made.value : -1;
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

it("leaves alone what somebody else has changed since, and what has no undo", async () => {
  await patchAgreement(id, { cruise_areas: "Mine" });
  await addService(id, { name: "Kept" });
  const { collections } = await runtime();
  const theirs = { ...(await body()), cruise_areas: "Theirs" };
  await (await collections.agreements.findOne(String(id)).exec(true)).incrementalPatch({ body: theirs });
  await undoEdit(id);
  const now = await body();
  expect(now.cruise_areas).toBe("Theirs");
  expect(Object.values(now.special_conditions).map(({ name }) => name)).toEqual(["Kept"]);
});
