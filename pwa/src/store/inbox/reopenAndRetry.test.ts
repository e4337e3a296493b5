import "fake-indexeddb/auto";
import type { Status } from "shared-schema/agreement/schema";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAgreement } from "../commands/agreement/agreements.ts";
import { runtime } from "../database/runtime.ts";
import { startMemoryRuntime } from "../testing/memoryRuntime.ts";
import { reopenAndRetry } from "./reopenAndRetry.ts";

const NOT_HERE = { ok: false, refusal: { code: "agreement.reopening-not-here" } };
let close: () => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("fetch", async () => Response.json({}, { headers: { [OWN_ANSWER]: "1" } }));
  ({ close } = await startMemoryRuntime(crypto.randomUUID()));
  const { device } = await runtime();
  await device.leases.clear();
  await device.leases.add({ kind: "agreement", next: 1, to: 1 });
  await createAgreement({ name: "Riviera", contract_type: "CRUISE", currency: "EUR" });
  await pull("LOCKED");
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await close();
});

/** The pull brings the agreement with this status. */
async function pull(status: Status): Promise<void> {
  const { collections } = await runtime();
  const found = await collections.agreements.findOne("1").exec();
  await found?.incrementalModify((row) => ({ ...row, body: { ...row.body, status } }));
}

it("applies the edit once the open terms have arrived", async () => {
  const applied = reopenAndRetry("row", { id: 1, version: 0 }, "unlock");
  await pull("DRAFT");
  // The row of this test was decided elsewhere meanwhile.
  expect(await applied).toMatchObject({ ok: false, refusal: { code: "inbox.not-found" } });
});

it("is refused when the open terms do not arrive", async () => {
  const applied = reopenAndRetry("row", { id: 1, version: 0 }, "unlock");
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(30_000);
  expect(await applied).toMatchObject(NOT_HERE);
});

it("is refused when the user logs out meanwhile", async () => {
  const applied = reopenAndRetry("row", { id: 1, version: 0 }, "unlock");
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await close();
  vi.advanceTimersByTime(30_000);
  expect(await applied).toMatchObject(NOT_HERE);
});
