import "fake-indexeddb/auto";
import type { Receipt } from "shared-schema/agreement/payments/receipt/receipt";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Upload } from "../../../database/outgoing.ts";
import { type Runtime, runtime } from "../../../database/runtime.ts";
import { holdReceipts } from "../../../offline/holdReceipts.ts";
import { startMemoryRuntime } from "../../../testing/memoryRuntime.ts";
import { createAgreement } from "../agreements.ts";
import { addParty } from "../parties.ts";
import { enterExpense } from "./expenses.ts";
import { followReceipts, keepReceipt, keepSentReceipt, keptReceipt, sentReceipt } from "./keptReceipts.ts";

let close: () => Promise<void>;
let here: Runtime;

beforeAll(async () => {
  close = (await startMemoryRuntime("kept-receipts")).close;
  here = await runtime();
  followReceipts(here.collections, here.device);
});
beforeEach(() => here.device.receipts.clear());
afterAll(async () => {
  vi.unstubAllGlobals();
  await close();
});

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const document = (sha256: string) => ({ kind: "image/jpeg" as const, sha256, bytes: 4 });

function accountOf(part: string, receipt: Receipt): Parameters<typeof holdReceipts>[1] {
  const made = { recorded_by: 7, recorded_at: "2026-01-01T10:00:00Z", cancelled: null, document: receipt };
  const spent = { amount: 12, other: null, category: "OTHER" as const, paid_by: "CARD" as const, note: null };
  return {
    payments: {},
    expenses: { [part]: { ...spent, ...made, date: "2026-01-01", time: null, receipt_hash: null } },
  };
}

function sent(bytes: Uint8Array<ArrayBuffer>, agreement = 1, part = "part-1"): Upload {
  return {
    ...{ id: "key", kind: "receipt", documentKey: part, path: "/", fileName: "a.jpg", at: 0, attempts: 0, nextAt: 0 },
    ...{ refusal: null, field: "upload", bytes: bytes.buffer, type: "image/jpeg", payment: { agreement, id: part } },
  };
}

it("what was photographed here stays here after it was sent, whatever the server made of it", async () => {
  await keepSentReceipt(sent(JPEG));
  expect((await sentReceipt("part-1"))?.type).toBe("image/jpeg");
  expect((await keptReceipt("part-1", document("a".repeat(64))))?.size).toBe(4);
  await keepSentReceipt(sent(Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 1, "part-2"));
  expect(await sentReceipt("part-2")).toBeNull();
});

it("leaves with its expense, and with the agreement", async () => {
  const made = await createAgreement({ name: "Receipts", contract_type: "CRUISE", currency: "EUR" });
  const id = made.ok ? made.value : -1;
  await addParty(id, "brokers", 20);
  const fields = { amount: 12, other: null, category: "OTHER" as const, paid_by: "CARD" as const, note: null };
  const entered = await enterExpense(id, { ...fields, date: "2026-01-01", time: null }, null);
  const part = entered.ok ? entered.value : "";
  await keepSentReceipt(sent(JPEG, id, part));
  await keepSentReceipt(sent(JPEG, id, "another"));
  await keepReceipt(id + 1, document("b".repeat(64)), JPEG);
  const agreement = await here.collections.agreements.findOne(String(id)).exec(true);
  await agreement.incrementalModify((data) => ({ ...data, rev: 1 }));
  await expect.poll(() => here.device.receipts.toCollection().primaryKeys()).toEqual([part, "b".repeat(64)].sort());
  await agreement.getLatest().remove();
  await expect.poll(() => here.device.receipts.toCollection().primaryKeys()).toEqual(["b".repeat(64)]);
});

it("makes room at its bound, for the agreement that is made ready for sea last", async () => {
  const keys = Array.from({ length: 1_000 }, (_, at) => at.toString(16).padStart(64, "0"));
  const row = { agreement: 1, size: 4, bytes: JPEG.buffer };
  await here.device.receipts.bulkAdd(keys.map((sha256, at) => ({ ...row, sha256, at })));
  await holdReceipts(1, accountOf("part-1", document(keys[0] ?? "")));
  await keepReceipt(2, document("f".repeat(64)), JPEG);
  const kept = await here.device.receipts.toCollection().primaryKeys();
  expect(kept).toHaveLength(1_000);
  expect(kept).toContain(keys[0]);
  expect(kept).not.toContain(keys[1]);
});

it("has no receipt on a full disk, and says so when it is made ready for sea", async () => {
  const put = vi.spyOn(here.device.receipts, "put").mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  await keepSentReceipt(sent(JPEG));
  put.mockRestore();
  const held = await holdReceipts(1, accountOf("part-1", document("a".repeat(64))));
  expect(held.missing).toEqual([{ what: "receipts", name: "1" }]);
});

it("is fetched when its agreement is made ready for sea, where this device lacks it, and kept", async () => {
  const sha256 = "c".repeat(64);
  const asked = vi.fn(async () => new Response(JPEG, { headers: { [OWN_ANSWER]: "1" } }));
  vi.stubGlobal("fetch", asked);
  expect(await holdReceipts(1, accountOf("part-9", document(sha256)))).toEqual({ bytes: JPEG.length, missing: [] });
  expect(await here.device.receipts.toArray()).toMatchObject([{ sha256, agreement: 1, size: JPEG.length }]);
  await holdReceipts(1, accountOf("part-9", document(sha256)));
  expect(asked).toHaveBeenCalledTimes(1);
});
