import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { savingOver } from "../../base/savingOver.ts";
import type { Runtime } from "../database/runtime.ts";
import { discardInbox, retryInbox } from "../inbox/resolve.ts";
import { isUnsent } from "../sync/rxdb/local.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { createAgreement, patchAgreement } from "./agreement/agreements.ts";

let runtime: Runtime;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("typed"));
  await createAgreement({ name: "Riviera", contract_type: "CRUISE", currency: "EUR" });
});
afterAll(() => close());

const areas = async () => (await runtime.collections.agreements.findOne("1").exec())?.toJSON().body.cruise_areas;
const rows = async () => (await runtime.collections.inbox.find().exec()).map((row) => row.toMutableJSON());

/** A field saves what was typed while it showed `seen`. */
const type = (seen: string | null, typed: string) =>
  savingOver({ seen, typed }, () => patchAgreement(1, { cruise_areas: typed }));

it("keeps what was typed over a value that came meanwhile in the inbox, sends it there, and lets the value stand", async () => {
  expect((await type(null, "Corsica")).ok).toBe(true);
  await patchAgreement(1, { cruise_areas: "Elba" });
  const refusal = await type("Corsica", "Corsica, Sardinia");
  expect(!refusal.ok && refusal.refusal.code).toBe("edit.conflict");
  expect(await areas()).toBe("Elba");
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row && isUnsent(row)).toBe(true);
  expect(row?.body).toMatchObject({
    kind: "conflict",
    collection: "agreements",
    document_id: "1",
    title: "Riviera",
    path: "cruise_areas",
    base: "Corsica",
    mine: "Corsica, Sardinia",
    theirs: "Elba",
  });
});

it("has one row for a field however long someone types on, and writes the typed value when its author takes it", async () => {
  await type("Corsica", "Corsica, Sardinia and Malta");
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row?.body.mine).toBe("Corsica, Sardinia and Malta");
  expect((await retryInbox(row?.id ?? "")).ok).toBe(true);
  expect(await areas()).toBe("Corsica, Sardinia and Malta");
  expect(await rows()).toEqual([]);
});

it("asks no one where the field showed the current value, or both typed the same", async () => {
  expect((await type("Corsica, Sardinia and Malta", "Sicily")).ok).toBe(true);
  expect((await type("Malta", "Sicily")).ok).toBe(true);
  expect(await rows()).toEqual([]);
  expect((await discardInbox("none")).ok).toBe(false);
});
