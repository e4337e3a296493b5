import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import type { Answer, TestClient } from "../../testing/client.ts";
import { signingServer } from "./signing.test-support.ts";

const SIGNERS = ["carrier", "client", "broker", "stakeholder"];

function pay(who: TestClient, { id, amount }: { id: string; amount: number }): Promise<Answer> {
  const form = new FormData();
  form.append("amount", String(amount));
  form.append("date_paid", "2027-01-15");
  return who.send("POST", `/cruise/payment_call/${id}/payment/`, form);
}

it("lives over REST from the draft to the archive, and its signed PDF can still be downloaded and verified", async () => {
  const signing = await signingServer();
  const [admin, broker, captain] = await Promise.all(["admin", "broker", "captain"].map((name) => signing.as(name)));
  if (!admin || !broker || !captain) throw new Error("All three log in.");
  const status = async () => (await broker.get("/cruise/1")).body.status;
  expect(await status()).toBe("DRAFT");

  // Priced: the calls ask for what is agreed.
  expect((await broker.put("/cruise/1", { base_price_cruising: 210_000 })).status).toBe(200);
  const { total_agreement_price: total } = (await broker.get("/cruise/1")).body;
  for (const { id } of (await broker.get("/cruise/1/payment_call/")).body) {
    await broker.delete(`/cruise/payment_call/${id}`);
  }
  for (const [call_type, amount] of [["CRUISE", 200_000] as const, ["CEA", 45_000] as const]) {
    const { body } = await broker.post("/cruise/1/payment_call/", { call_type });
    const asked = await broker.put(`/cruise/payment_call/${body.id}`, { amount, due_by_execution: true });
    expect(asked.status).toBe(200);
  }

  // Approved by those who sign, which locks it, and generated.
  for (const name of SIGNERS) {
    const party = await signing.as(name);
    expect((await party.post("/cruise/1/approval/", { user_id: party.userId })).status).toBe(200);
  }
  if ((await status()) === "DRAFT") expect((await broker.post("/cruise/1/lock")).status).toBe(200);
  expect(await status()).toBe("LOCKED");
  expect((await broker.post("/cruise/1/generate")).status).toBe(200);
  expect(await status()).toBe("CONTRACT");

  // Signed by all, and completed.
  for (const name of SIGNERS) expect(await signing.sign(name)).toMatchObject({ status: "SIGNED", level: "B-T" });
  await signing.finish();
  const signed = await signing.state("client");
  expect(signed).toMatchObject({ is_complete: true, has_certificate: true, level: "B-LTA" });
  const { bytes } = await signing.pdf("client", signed.document_id);

  // Settled: what was asked is paid, then what the settlement asks.
  for (const call of (await broker.get("/cruise/1/payment_call/")).body) {
    expect((await pay(broker, call)).status).toBe(201);
  }
  expect(await captain.post("/cruise/1/settling")).toMatchObject({ status: 200, body: { status: "SETTLING" } });
  const [bunker] = (await broker.get("/cruise/1")).body.fuel_bunkers;
  await captain.put(`/cruise/1/fuel_bunker/${bunker.id}`, { quantity_used: 1 });
  await captain.put("/cruise/1", { actual_client_expenses: 38_412.75, actual_deposit_deduction: 0 });
  expect((await broker.get("/cruise/1")).body.total_agreement_price).not.toBe(total);
  for (const call of (await broker.get("/cruise/1/payment_call/")).body) {
    if (call.contract_code === "SETTLEMENT") expect((await pay(broker, call)).status).toBe(201);
  }
  expect(await broker.post("/cruise/1/settled")).toMatchObject({ status: 200, body: { status: "SETTLED" } });
  expect(await admin.post("/cruise/1/archived")).toMatchObject({ status: 200, body: { status: "ARCHIVED" } });

  // The archive serves the same file.
  for (const name of [...SIGNERS, "captain"]) {
    const served = await signing.pdf(name, signed.document_id);
    expect([served.status, served.bytes.equals(bytes)]).toEqual([200, true]);
  }
  const anchors = signing.service.anchors();
  expect(await verifyPdf(bytes, { anchors })).toMatchObject({ code: "valid", level: "B-LTA", unsigned: [] });
  expect((await signing.begin("client")).status).toBe(409);
});
