import { describe, expect, it } from "vitest";
import type { TestClient } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const [broker, captain, admin] = [server.as("broker"), server.as("captain"), server.as("admin")];
const V4 = "7d9f1f0e-3c1e-4f6a-9b0a-2a52f1d1c0de";
const V7 = "0190a0a0-0000-7000-8000-0000000000aa";

/** A new call for fund of 100 on an agreement, due by execution. @returns its address */
async function asked(agreement: number): Promise<string> {
  const { body } = await broker.post(`/cruise/${agreement}/payment_call/`, { call_type: "CEA" });
  const path = `/cruise/payment_call/${body.id}`;
  await broker.put(path, { amount: 100 });
  await broker.put(path, { due_by_execution: true });
  return path;
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const pay = (path: string, amount: string, key: string, who: TestClient = broker) =>
  who.send("POST", `${path}/payment/`, formOf({ amount, date_paid: "2026-11-20" }), { "idempotency-key": key });
const spend = (agreement: number, amount: string, key: string) =>
  broker.send(
    "POST",
    `/cruise/${agreement}/expense/`,
    formOf({ amount, category: "FUEL", date: "2026-11-20", paid_by: "CARD" }),
    { "idempotency-key": key },
  );

/** Puts the broker on agreement 2 as well. @returns the numbers of two agreements on which the broker records payments */
async function twoAgreements(): Promise<[number, number]> {
  expect((await admin.post("/cruise/2/brokers/", { profile_id: broker.profileId })).status).toBe(200);
  return [1, 2];
}

describe.each([V4, V7])("the Idempotency-Key %s", (key) => {
  it("gives the first answer to the same request, and refuses another body", async () => {
    const path = await asked(1);
    const first = await pay(path, "50", key);
    expect(first).toMatchObject({ status: 201, body: { amount: 50, balance: 50 } });
    expect(await pay(path, "50", key.toUpperCase())).toEqual(first);
    const other = await pay(path, "60", key);
    expect([other.status, other.body.message]).toEqual([409, expect.stringContaining("another request")]);
    expect((await spend(1, "50", key)).status).toBe(409);
    expect((await broker.delete(`/cruise/payment/${first.body.id}`)).body).toMatchObject({ cancelled: true });
  });

  it("means one request of the account, whatever agreement it is about", async () => {
    const [one, two] = await twoAgreements();
    const [here, there] = [await asked(one), await asked(two)];
    const made = await pay(here, "10", key);
    expect(made.status).toBe(201);
    expect((await pay(there, "10", key)).status).toBe(409);
    expect((await broker.delete(`/cruise/payment/${made.body.id}`)).status).toBe(200);
  });

  it("of two accounts names two payments, and REST cancels each of them", async () => {
    const [one, two] = await twoAgreements();
    const [here, there] = [await asked(one), await asked(two)];
    const mine = await pay(here, "10", key, captain);
    const others = await pay(there, "10", key);
    expect([mine.status, others.status]).toEqual([201, 201]);
    expect(others.body.id).not.toBe(mine.body.id);
    expect((await broker.delete(`/cruise/payment/${mine.body.id}`)).status).toBe(200);
    expect((await broker.delete(`/cruise/payment/${others.body.id}`)).status).toBe(200);
  });

  it("of an expense means one expense, which REST cancels", async () => {
    const [one, two] = await twoAgreements();
    const made = await spend(one, "12.50", key);
    expect(await spend(one, "12.50", key)).toEqual(made);
    expect((await spend(one, "13", key)).status).toBe(409);
    expect((await spend(two, "12.50", key)).status).toBe(409);
    expect((await broker.delete(`/cruise/expense/${made.body.id}`)).body).toMatchObject({ cancelled: true });
  });
});

it("a request that was refused leaves its key free", async () => {
  const path = await asked(1);
  expect((await pay(path, "500", V4)).status).toBe(409);
  expect((await pay(path, "50", V4)).status).toBe(201);
});
