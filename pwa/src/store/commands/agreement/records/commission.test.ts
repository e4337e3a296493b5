import "fake-indexeddb/auto";
import { newAgreement } from "shared-schema/agreement/create";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Runtime } from "../../../database/runtime.ts";
import { readRecord } from "../../../queries/agreement/readRecord.ts";
import { startMemoryRuntime, USER } from "../../../testing/memoryRuntime.ts";
import { addInstalment, editCommission } from "./commission.ts";

let runtime: Runtime;
let close: () => Promise<void>;
const MADE = { created_by: USER, created_at: "2027-01-15T09:00:00.000Z" };

beforeAll(async () => {
  ({ runtime, close } = await startMemoryRuntime("commission"));
});
afterAll(() => close());

it("keeps both of two first edits that are made at once", async () => {
  const terms = { name: "Earned", contract_type: "CRUISE" as const, currency: "EUR", bunkerId: runtime.newId() };
  const party = { role: "brokers" as const, profile_id: 7, pos: "a0" };
  const body = { ...newAgreement({ ...terms, ...MADE }), parties: { "brokers:7": party } };
  await runtime.collections.agreements.insert({ id: "1", rev: 1, e: "", schema: 1, body });
  const answers = await Promise.all([
    editCommission(1, (before) => ({ ...before, brokers: 0.125 })),
    addInstalment(1, { party: "brokers:7", amount: 50 }),
    editCommission(1, (before) => ({ ...before, central_agents: 0.04 })),
  ]);
  expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  const kept = await readRecord(runtime.collections, "commissions", 1);
  expect(kept).toMatchObject({ brokers: 0.125, central_agents: 0.04 });
  expect(Object.values(kept?.instalments ?? {})).toMatchObject([{ party: "brokers:7", amount: 50 }]);
});
