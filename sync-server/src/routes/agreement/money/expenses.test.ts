import { createHash } from "node:crypto";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { describe, expect, it } from "vitest";
import { storedBody } from "../../../store/storedBody.ts";
import type { TestClient } from "../../../testing/client.ts";
import { editOf, held, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { uncut } from "../../../verbs/base/uncut.ts";
import { checkLedger } from "../../../verbs/money/payments/checkLedger.ts";

const server = useTestServer();
const [captain, broker, client, passenger] = [
  server.as("captain"),
  server.as("broker"),
  server.as("client"),
  server.as("passenger"),
];
const KEY = "0190a0a0-0000-7000-8000-0000000000e1";
const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n");
const MARKET = { amount: "120.50", category: "PROVISIONS", date: "2027-01-10", paid_by: "CARD" };

async function send(path: string, form: FormData, who: TestClient, key?: string) {
  const headers = new Headers({ authorization: `Bearer ${who.token}` });
  if (key) headers.set("idempotency-key", key);
  const answer = await server.app.request(`/api${path}`, { method: "POST", body: form, headers });
  return { status: answer.status, body: await answer.json() };
}

function enter(fields: Record<string, string>, who: TestClient = captain, key?: string, upload?: Uint8Array) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...MARKET, ...fields })) form.append(name, value);
  if (upload) form.append("upload", new File([new Uint8Array(upload)], "till.pdf"));
  return send("/cruise/1/expense/", form, who, key);
}

const standing = () =>
  uncut("agreements", server.deps.store.documents.get("agreements", "1") ?? { body: storedBody("{}") });
const posted = () =>
  server.deps.store.ledger.of("1").map(({ kind, account, amount }) => [kind, account, amount] as const);

describe("an expense", () => {
  it("is entered once under its key, posted, and seen by the client, not by passengers", async () => {
    const made = await enter({ note: "Market" }, captain, KEY);
    expect(made).toMatchObject({ status: 201, body: { id: KEY, amount: 120.5, other: null, note: "Market" } });
    expect((await enter({ note: "Market" }, captain, KEY)).body).toEqual(made.body);
    expect((await enter({}, captain, KEY)).status).toBe(409);
    expect((await enter({}, broker, KEY)).status).toBe(409);
    expect((await client.get("/cruise/1/expense/")).body).toEqual([made.body]);
    expect((await passenger.get("/cruise/1/expense/")).body).toEqual([]);
    expect(posted()).toEqual([
      ["EXPENSE_RECORDED", "APA", 12_050],
      ["EXPENSE_RECORDED", "PAYEE", -12_050],
    ]);
    expect(checkLedger(server.deps)).toEqual([]);
  });

  it("is cancelled by a reversing entry, once", async () => {
    await enter({}, captain, KEY);
    expect((await broker.delete(`/cruise/expense/${KEY}`)).body).toMatchObject({ cancelled: true });
    expect((await broker.delete(`/cruise/expense/${KEY}`)).status).toBe(409);
    expect(posted().slice(2)).toEqual([
      ["EXPENSE_CANCELLED", "APA", -12_050],
      ["EXPENSE_CANCELLED", "PAYEE", 12_050],
    ]);
    expect(checkLedger(server.deps)).toEqual([]);
    const events = server.deps.store.audit.all().map(({ verb }) => verb);
    expect(events.filter((verb) => verb.startsWith("expense."))).toEqual(["expense.record", "expense.cancel"]);
  });

  it("in another currency is converted at the rate that is given, and at no other", async () => {
    expect((await enter({ amount: "108.23", currency: "USD", rate: "1.0823" })).body).toMatchObject({
      amount: 100,
      other: { currency: "USD", amount: 108.23, rate: 1.0823, source: "ENTERED", day: "2027-01-10" },
    });
    const without = await enter({ currency: "USD" });
    expect([without.status, without.body.message]).toEqual([
      422,
      "Enter the exchange rate of the day: without it, an amount in USD cannot be converted.",
    ]);
    for (const rate of ["0", "-1", "1,08", "x"]) expect((await enter({ currency: "USD", rate })).status).toBe(422);
    expect((await enter({ currency: "JPY", rate: "160", amount: "10.5" })).status).toBe(422);
  });

  it.each([
    { amount: "0" },
    { amount: "12,5" },
    { amount: "1.005" },
    { category: "YACHT" },
    { paid_by: "IOU" },
    { date: "2027-02-30" },
    { date: "2036-01-01" },
    { time: "25:00" },
    { note: "x".repeat(301) },
  ])("that is wrong is refused and leaves nothing: %o", async (fields) => {
    expect((await enter(fields)).status).toBe(422);
    expect(standing().expenses ?? {}).toEqual({});
  });

  it("carries its receipt, whose content is known at once", async () => {
    const { body } = await enter({}, captain, KEY, PDF);
    expect(body.public_url).toBe(`/api/cruise/expense/${KEY}/receipt`);
    const sha256 = createHash("sha256").update(PDF).digest("hex");
    expect(standing().expenses?.[KEY]).toMatchObject({ receipt_hash: sha256, document: { sha256 } });
    const headers = { authorization: `Bearer ${client.token}` };
    const shown = await server.app.request(body.public_url, { headers });
    expect(Buffer.from(await shown.arrayBuffer()).equals(PDF)).toBe(true);
    expect((await enter({}, captain, undefined, Buffer.from("MZ a program"))).status).toBe(422);
    expect(Object.keys(standing().expenses ?? {})).toEqual([KEY]);
  });
});

describe("a device that lies", () => {
  const entered = {
    ...{ amount: 10, other: null, category: "FUEL" as const, date: "2027-01-10", time: null, paid_by: "CARD" as const },
    ...{ note: null, receipt_hash: null, recorded_at: "2027-01-10T00:00:00Z", cancelled: null, document: null },
  };
  const pushing = async (who: TestClient, fields: object) => {
    const base = await held(who, "agreements", 1);
    const expense = { ...entered, recorded_by: who.userId, ...fields };
    const expenses = { ...(base.body as AgreementBody).expenses, [KEY]: expense };
    return pushOne(who, editOf("agreements", base, { expenses }));
  };

  it("enters nothing as a client or a passenger", async () => {
    for (const who of [client, passenger]) expect(await pushing(who, {})).toMatchObject({ outcome: "refused" });
    expect(standing().expenses ?? {}).toEqual({});
  });

  it.each<[string, object]>([
    ["expense.not-yours", { recorded_by: 1 }],
    ["document.invalid", { other: { currency: "USD", amount: 1_000, rate: 1, source: "ENTERED", day: "2027-01-10" } }],
    ["document.invalid", { other: { currency: "EUR", amount: 10, rate: 1, source: "ENTERED", day: "2027-01-10" } }],
    ["document.invalid", { amount: 1e12 }],
  ])("%s: %o", async (code, fields) =>
    expect(await pushing(captain, fields)).toMatchObject({ outcome: "refused", code }),
  );

  it("sets neither the moment nor the receipt, and changes nothing that is there", async () => {
    const document = { kind: "application/pdf", sha256: "0".repeat(64), bytes: 1 };
    expect((await pushing(captain, { document })).outcome).toBe("taken");
    const recorded_at = server.deps.clock.now().toISOString();
    expect(standing().expenses?.[KEY]).toMatchObject({ recorded_at, document: null });
    expect(await pushing(captain, { amount: 1 })).toMatchObject({ outcome: "refused", code: "expense.fixed" });
    expect((await captain.post("/cruise/1/payment_call/", { call_type: "CEA" })).status).toBe(403);
  });

  it("answers a warning at the server's moment and in no one else's name, and the first answer stays", async () => {
    const warning = "0".repeat(32);
    const answer = (by: number) => ({ found_right: { [warning]: { by, at: "2026-01-01T00:00:00Z" } } });
    const answering = async (who: TestClient, by: number) => {
      const base = await held(who, "agreements", 1);
      const { expenses } = base.body as AgreementBody;
      return pushOne(
        who,
        editOf("agreements", base, { expenses: { ...expenses, [KEY]: { ...expenses?.[KEY], ...answer(by) } } }),
      );
    };
    await enter({}, captain, KEY);
    expect(await answering(captain, broker.userId)).toMatchObject({ outcome: "refused", code: "expense.not-yours" });
    expect((await answering(client, client.userId)).outcome).toBe("refused");
    const entered = standing().expenses?.[KEY];
    const at = server.deps.clock.now().toISOString();
    expect((await answering(captain, captain.userId)).outcome).toBe("taken");
    const found_right = { [warning]: { by: captain.userId, at } };
    expect(standing().expenses?.[KEY]).toEqual({ ...entered, found_right });
    expect((await held(broker, "agreements", 1)).body).toMatchObject({ expenses: { [KEY]: { found_right } } });
    await answering(broker, broker.userId);
    expect(standing().expenses?.[KEY]).toEqual({ ...entered, found_right });
  });

  it("posts an expense under a payment's id without touching the payment's entries", async () => {
    const made = await broker.post("/cruise/1/payment_call/", { call_type: "CEA" });
    const path = `/cruise/payment_call/${made.body.id}`;
    await broker.put(path, { amount: 100, due_by_execution: true });
    const form = new FormData();
    form.append("amount", "40");
    form.append("date_paid", "2027-01-10");
    await send(`${path}/payment/`, form, broker, KEY);
    await enter({ amount: "10" }, captain, KEY);
    expect(posted().map(([kind]) => kind)).toEqual(["RECORDED", "RECORDED", "EXPENSE_RECORDED", "EXPENSE_RECORDED"]);
    expect(checkLedger(server.deps)).toEqual([]);
  });
});
