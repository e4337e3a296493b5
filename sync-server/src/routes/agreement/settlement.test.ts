import type { AgreementBody, CallType, Status } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import type { Answer, TestClient } from "../../testing/client.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { uncut } from "../../verbs/base/uncut.ts";
import { checkLedger } from "../../verbs/money/payments/checkLedger.ts";

const server = useTestServer();
const [admin, broker, captain, client] = [
  server.as("admin"),
  server.as("broker"),
  server.as("captain"),
  server.as("client"),
];

interface Asked {
  id: string;
  call_type: CallType;
  contract_code: string | null;
  amount: number;
}

const set = (change: Partial<AgreementBody>) => setAgreement(server, 1, (body) => ({ ...body, ...change }));
const inStatus = (status: Status) => set({ status, generated_versions_len: 1 });
const calls = async (): Promise<Asked[]> => (await broker.get("/cruise/1/payment_call/")).body;
const settlement = async () => (await calls()).filter(({ contract_code }) => contract_code === "SETTLEMENT");

function pay({ id, amount }: Pick<Asked, "id" | "amount">, who: TestClient = broker): Promise<Answer> {
  const form = new FormData();
  form.append("amount", String(amount));
  form.append("date_paid", "2027-01-15");
  return who.send("POST", `/cruise/payment_call/${id}/payment/`, form);
}

/** A generated contract with one call of each type, all paid. */
async function contract(): Promise<void> {
  set({ payment_calls: {} });
  for (const [call_type, amount] of [
    ["CRUISE", 300_000] as const,
    ["CEA", 45_000] as const,
    ["DEPOSIT", 22_500] as const,
  ]) {
    const { body } = await broker.post("/cruise/1/payment_call/", { call_type });
    await broker.put(`/cruise/payment_call/${body.id}`, { amount, due_by_execution: true });
    expect((await pay({ id: body.id, amount })).status).toBe(201);
  }
  inStatus("CONTRACT");
}

it("opens a call for each type, follows what is entered, and closes when every call is paid", async () => {
  await contract();
  const agreed = (await broker.get("/cruise/1")).body;
  expect(await captain.post("/cruise/1/settling")).toMatchObject({ status: 200, body: { status: "SETTLING" } });
  const total: number = agreed.total_agreement_price;
  expect((await settlement()).map(({ call_type, amount }) => [call_type, amount])).toEqual([
    ["CRUISE", Math.round((total - 300_000) * 100) / 100],
    ["CEA", -45_000],
    ["DEPOSIT", -22_500],
  ]);
  const [bunker] = agreed.fuel_bunkers;
  await captain.put(`/cruise/1/fuel_bunker/${bunker.id}`, { quantity_used: 1 });
  await captain.put("/cruise/1", { actual_client_expenses: 38_412.75, actual_deposit_deduction: 1_250 });
  const settled = (await broker.get("/cruise/1")).body;
  expect(settled).toMatchObject({ actual_client_expenses: 38_412.75, actual_deposit_deduction: 1_250 });
  expect(settled.total_agreement_price).not.toBe(total);
  // Deposit and APA stay those of the last generated version.
  expect(settled.requested_cea_amount).toBe(agreed.requested_cea_amount);
  const open = await settlement();
  expect(open.map(({ amount }) => amount)).toEqual([
    Math.round((settled.total_agreement_price - 300_000) * 100) / 100,
    -6_587.25,
    -21_250,
  ]);
  expect((await broker.put(`/cruise/payment_call/${open[0]?.id}`, { amount: 5 })).status).toBe(409);
  expect(await broker.post("/cruise/1/settled")).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("APA settlement") },
  });
  for (const call of open) expect((await pay(call)).status).toBe(201);
  expect((await captain.post("/cruise/1/settled")).status).toBe(403);
  expect(await broker.post("/cruise/1/settled")).toMatchObject({ body: { status: "SETTLED", locked: true } });
  expect((await captain.put("/cruise/1", { actual_client_expenses: 1 })).status).toBe(409);
  expect(await broker.delete("/cruise/1/settled")).toMatchObject({ body: { status: "SETTLING" } });
  expect((await broker.post("/cruise/1/settled")).status).toBe(200);
  expect(await admin.post("/cruise/1/archived")).toMatchObject({ body: { status: "ARCHIVED" } });
  expect(checkLedger(server.deps)).toEqual([]);
});

it("keeps more than the paid deposit only once someone who can approve has confirmed the amount", async () => {
  await contract();
  expect((await captain.post("/cruise/1/settling")).status).toBe(200);
  const deposit = async () => (await settlement()).find(({ call_type }) => call_type === "DEPOSIT")?.amount;
  const entered = await captain.put("/cruise/1", { actual_deposit_deduction: 30_000 });
  expect(entered).toMatchObject({ status: 200, body: { deposit_deduction_confirmed: null } });
  expect(await deposit()).toBeUndefined();
  const confirm = (who: TestClient, amount: number | null) =>
    who.put("/cruise/1", { deposit_deduction_confirmed: amount });
  expect((await confirm(captain, 30_000)).status).toBe(403);
  expect((await confirm(client, 30_000)).status).toBe(403);
  expect((await confirm(broker, 29_000)).status).toBe(409);
  const { body } = await confirm(broker, 30_000);
  expect(body.deposit_deduction_confirmed).toMatchObject({ amount: 30_000, by: broker.userId });
  expect(await deposit()).toBe(7_500);
  await captain.put("/cruise/1", { actual_deposit_deduction: 31_000 });
  expect(await deposit()).toBeUndefined();
});

it("cancelled, leaves nothing of itself but in ledger and audit trail", async () => {
  await contract();
  const before = await calls();
  await broker.post("/cruise/1/settling");
  const opened = await settlement();
  await broker.put("/cruise/1", { actual_client_expenses: 40_000 });
  const refund = opened.find(({ call_type }) => call_type === "CEA");
  if (!refund) throw new Error("The APA is settled.");
  const paid = await pay({ id: refund.id, amount: -5_000 });
  expect(paid.status).toBe(201);
  expect(await broker.delete("/cruise/1/settling")).toMatchObject({
    body: { status: "CONTRACT", actual_client_expenses: null },
  });
  expect(await calls()).toEqual(before);
  const posted = server.deps.store.ledger.ofPayment("1", paid.body.id);
  expect(posted.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
    ["RECORDED", "PAYEE", -500_000],
    ["RECORDED", "APA", 500_000],
    ["DISCARDED", "PAYEE", 500_000],
    ["DISCARDED", "APA", -500_000],
  ]);
  expect(checkLedger(server.deps)).toEqual([]);
  const verbs = server.deps.store.audit.all().map(({ verb }) => verb);
  expect(verbs.slice(-3)).toEqual(["agreement.cancel_settling", "payment.discard", "ledger.post"]);
  // It starts afresh, with calls of its own.
  await broker.post("/cruise/1/settling");
  expect((await settlement()).map(({ id }) => id)).not.toContain(refund.id);
});

it("takes over what was spent of the APA", async () => {
  await contract();
  set({
    expenses: {
      "0190a0a0-0000-7000-8000-00000000e001": {
        ...{ amount: 150.25, other: null, category: "FUEL", date: "2027-01-10", time: null, paid_by: "CARD" },
        ...{ note: null, receipt_hash: null, recorded_by: captain.userId, recorded_at: "2027-01-10T10:00:00Z" },
        ...{ cancelled: null, document: null },
      },
    },
  });
  expect(await broker.post("/cruise/1/settling")).toMatchObject({ body: { actual_client_expenses: 150.25 } });
});

it.each<[Status, "post" | "delete", "settling" | "settled"]>([
  ["DRAFT", "post", "settling"],
  ["SETTLING", "post", "settling"],
  ["CONTRACT", "delete", "settling"],
  ["SETTLED", "delete", "settling"],
  ["CONTRACT", "post", "settled"],
  ["SETTLED", "post", "settled"],
  ["SETTLING", "delete", "settled"],
  ["ARCHIVED", "delete", "settled"],
])("in %s: %s of /%s is 409", async (status, method, path) => {
  if (status !== "DRAFT") inStatus(status);
  expect((await broker[method](`/cruise/1/${path}`)).status).toBe(409);
});

it("is for those who may write, and ends with those who can approve", async () => {
  inStatus("ADDENDUM");
  expect((await client.post("/cruise/1/settling")).status).toBe(403);
  inStatus("SETTLING");
  expect((await captain.delete("/cruise/1/settling")).status).toBe(403);
  expect((await broker.post("/cruise/99/settling")).status).toBe(404);
  const row = server.deps.store.documents.get("agreements", "1");
  expect(row && uncut("agreements", row).status).toBe("SETTLING");
  expect((await admin.delete("/cruise/1/settling")).status).toBe(200);
});

it("is stated on paper for those who read the contract, from its start on", async () => {
  const passenger = await server.login("passenger");
  await contract();
  expect((await client.get("/cruise/1/settlement")).status).toBe(409);
  await broker.post("/cruise/1/settling");
  const { status, headers } = await client.get("/cruise/1/settlement");
  expect([status, headers.get("content-disposition")]).toEqual([200, expect.stringContaining("settlement-0001.pdf")]);
  expect((await passenger.get("/cruise/1/settlement")).status).toBe(403);
});
