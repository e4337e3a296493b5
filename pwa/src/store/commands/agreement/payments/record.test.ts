import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runtime } from "../../../database/runtime.ts";
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
