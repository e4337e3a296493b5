import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runtime } from "../../../database/runtime.ts";
import { paymentState } from "../../../outbox/paymentState.ts";
import { startMemoryRuntime } from "../../../testing/memoryRuntime.ts";
import { lastEdit, undoEdit } from "../../undo.ts";
import { createAgreement } from "../agreements.ts";
import { addParty } from "../parties.ts";
import { addPaymentCall, removePaymentCall } from "../paymentCalls.ts";
import { cancelPayment, recordPayment } from "./record.ts";

let close: () => Promise<void>;
let id: number;
let call: string;

beforeAll(async () => {
  close = (await startMemoryRuntime("payments")).close;
  const made = await createAgreement({ name: "Paid", contract_type: "CRUISE", currency: "EUR" });
  id = made.ok ? made.value : -1;
  // Calls for fund are added by those who approve.
  await addParty(id, "brokers", 20);
  const added = await addPaymentCall(id, { call_type: "CRUISE", amount: 100, due_by_execution: true });
  call = added.ok ? added.value : "";
});
afterAll(() => close());

async function payments() {
  const { collections } = await runtime();
  return (await collections.agreements.findOne(String(id)).exec(true)).toMutableJSON().body.payments;
}
const paying = (amount: number) =>
  recordPayment(id, { call_id: call, amount, date_paid: "2026-01-01", payer_profile_id: null });

it("records within the balance, cancels once, and is not undone", async () => {
  const step = lastEdit(id);
  const first = await paying(60);
  const paymentId = first.ok ? first.value : "";
  expect(await paying(60)).toMatchObject({ refusal: { code: "payment.beyond-balance", params: { balance: 40 } } });
  expect(await removePaymentCall(id, call)).toMatchObject({ refusal: { code: "call-for-fund.paid" } });
  expect(lastEdit(id)).toBe(step);
  // The call was the last edit: it is paid now, and stays.
  expect(await undoEdit(id)).toMatchObject({ refusal: { code: "call-for-fund.paid" } });
  expect(await cancelPayment(id, paymentId)).toMatchObject({ ok: true });
  expect(await cancelPayment(id, paymentId)).toMatchObject({ refusal: { code: "payment.cancelled" } });
  expect(await cancelPayment(id, "nothing")).toMatchObject({ refusal: { code: "payment.not-found" } });
  expect(await payments()).toMatchObject({ [paymentId]: { amount: 60, cancelled: { by: expect.any(Number) } } });
});

it("keeps the receipt of a payment until the payment has arrived, and none of a payment that is refused", async () => {
  const { device, collections } = await runtime();
  const receipt = { blob: new Blob(["%PDF"], { type: "application/pdf" }), fileName: "quay.pdf", hash: "a".repeat(64) };
  const entered = { call_id: call, date_paid: "2026-01-01", payer_profile_id: null };
  expect(await recordPayment(id, { ...entered, amount: 500 }, receipt)).toMatchObject({ ok: false });
  expect(await device.outbox.count()).toBe(0);
  const made = await recordPayment(id, { ...entered, amount: 10 }, receipt);
  const paymentId = made.ok ? made.value : "";
  expect(await device.outbox.toArray()).toMatchObject([
    { kind: "receipt", documentKey: paymentId, path: `/cruise/payment/${paymentId}/receipt`, fileName: "quay.pdf" },
  ]);
  expect(await paymentState(collections, { agreement: id, id: paymentId })).toBe("unsent");
  const { storageInstance } = collections.agreements;
  const [previous] = await storageInstance.findDocumentsById([String(id)], false);
  if (!previous) throw new Error("The agreement was made above.");
  const document = { ...previous, e: "", rev: 1, _rev: "99-x" };
  await storageInstance.bulkWrite([{ previous, document }], "test");
  expect(await paymentState(collections, { agreement: id, id: paymentId })).toBe("accepted");
  expect(await paymentState(collections, { agreement: id, id: "nothing" })).toBe("missing");
});
