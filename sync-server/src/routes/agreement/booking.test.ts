import { expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { uncut } from "../../verbs/base/uncut.ts";
import { checkLedger } from "../../verbs/money/payments/checkLedger.ts";

const server = useTestServer();
const [broker, captain, client] = [server.as("broker"), server.as("captain"), server.as("client")];

const open = (who: TestClient = broker, call_type = "CRUISE") =>
  who.post("/cruise/1/payment_call/", { call_type, contract_code: "BOOKING_BALANCE" });

function pay(call: string, amount: string) {
  const form = new FormData();
  form.append("amount", amount);
  form.append("date_paid", "2027-01-15");
  return broker.send("POST", `/cruise/payment_call/${call}/payment/`, form);
}

/** The booking call as it is kept. */
function kept(call: string) {
  const row = server.deps.store.documents.get("agreements", "1");
  return row && uncut("agreements", row).payment_calls[call];
}
const shown = async (call: string) =>
  (await broker.get("/cruise/1/payment_call/")).body.find(({ id }: { id: string }) => id === call);

it("carries what was paid on a booking into the contract", async () => {
  expect([(await open(captain)).status, (await open(client)).status]).toEqual([403, 403]);
  expect((await open(broker, "DEPOSIT")).status).toBe(409);
  const { status, body } = await open();
  expect([status, body.contract_code, body.amount]).toEqual([201, "BOOKING_BALANCE", null]);
  const call = body.id;
  expect((await open()).body.id).toBe(call);
  expect((await pay(call, "-5")).status).toBe(422);
  expect((await pay(call, "1500")).status).toBe(201);
  const second = await pay(call, "500");
  expect(await shown(call)).toMatchObject({ amount: 2_000, paid_amount: 2_000, paid_ratio: 1, write_access: true });
  expect(kept(call)?.amount).toBeNull();
  expect((await broker.put(`/cruise/payment_call/${call}`, { amount: 1 })).status).toBe(409);
  expect((await broker.post("/cruise/1/payment_call/", { call_type: "CRUISE" })).body.designation).toMatch(
    /^Down Payment/,
  );

  expect((await broker.post("/cruise/1/lock")).status).toBe(200);
  expect(kept(call)?.amount).toBe(2_000);
  expect((await pay(call, "1")).status).toBe(409);
  expect((await broker.delete("/cruise/1/lock")).status).toBe(200);
  expect(kept(call)?.amount).toBeNull();

  expect((await broker.post("/cruise/1/generate")).status).toBe(200);
  expect(kept(call)?.amount).toBe(2_000);
  const page = (await broker.get("/contract/1/0/draft")).body;
  expect(/Paid on booking.{0,200}2\D?000\.00/s.test(page)).toBe(true);
  expect((await open()).status).toBe(409);

  expect((await broker.delete(`/cruise/payment/${second.body.id}`)).status).toBe(200);
  expect(await shown(call)).toMatchObject({ amount: 2_000, paid_amount: 1_500, paid_ratio: 0.75 });
  expect((await pay(call, "500")).status).toBe(201);
  expect(checkLedger(server.deps)).toEqual([]);
});
