import { referenceOf } from "shared-schema/payments/paymentRequest/reference";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { useTestServer } from "../../testing/useTestServer.ts";

const PER_HOUR = 12;
const server = useTestServer({ quotas: { statementsPerHour: PER_HOUR } });
const [broker, captain, client, carrier] = [
  server.as("broker"),
  server.as("captain"),
  server.as("client"),
  server.as("carrier"),
];

interface Line {
  amount: string;
  text?: string;
  side?: "CRDT" | "DBIT";
  currency?: string;
  reference?: string;
}

function camt(lines: Line[]): string {
  const entries = lines.map(
    ({ amount, text = "", side = "CRDT", currency = "EUR", reference = "" }) =>
      `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
}

function send(file: string, who: TestClient = broker, mapping?: object) {
  const form = new FormData();
  form.append("upload", new Blob([file]), "statement");
  if (mapping) form.append("mapping", JSON.stringify(mapping));
  return who.send("POST", "/statement/", form);
}

/** A new call for fund, due by execution. @returns its id */
async function asked(amount: number, call_type = "CRUISE"): Promise<string> {
  const { body } = await broker.post("/cruise/1/payment_call/", { call_type });
  await broker.put(`/cruise/payment_call/${body.id}`, { amount });
  await broker.put(`/cruise/payment_call/${body.id}`, { due_by_execution: true });
  return body.id;
}

const openLines = async (who: TestClient = broker) => (await who.get("/statement/line/")).body.lines;
const callOf = async (id: string) =>
  (await broker.get("/cruise/1/payment_call/")).body.find((each: { id: string }) => each.id === id);

/** Imports one line about a call, and returns it. */
async function lineFor(call: string, amount: string, fields: Partial<Line> = {}) {
  await send(camt([{ amount, text: referenceOf(1, call), ...fields }]));
  const [line] = await openLines();
  return line;
}

describe("a bank statement", () => {
  it("has its reversals turned where its balances prove it, and tells value date and reference of its lines", async () => {
    const mt940 = (closing: string) =>
      [
        ...[":20:A", ":25:DE89370400440532013000", ":28C:1", ":60F:C261119EUR0,00"],
        ...[":61:2611221121RC70,00NTRFNONREF//V3", ":86:Fee back", `:62F:C261121EUR${closing}`],
      ].join("\r\n");
    const turned = (closing: string) => {
      const form = new FormData();
      form.append("upload", new Blob([mt940(closing)]), "statement");
      form.append("reversals", "TURNED");
      return broker.send("POST", "/statement/", form);
    };
    expect(await turned("99,00")).toMatchObject({ status: 409 });
    expect(await turned("70,00")).toMatchObject({ status: 201, body: { added: 1, unbalanced: [], unstated: 0 } });
    expect(await openLines()).toMatchObject([
      { amount: 70, booked: "2026-11-21", value_date: "2026-11-22", bank_reference: "V3", reversal: true },
    ]);
  });

  it("is kept once, however often it is imported, and for its account alone", async () => {
    const file = camt([{ amount: "10.00" }, { amount: "10.00" }, { amount: "20.00", side: "DBIT" }]);
    expect(await send(file)).toMatchObject({ status: 201, body: { added: 3, known: 0, pending: 0 } });
    expect(await send(file)).toMatchObject({ status: 201, body: { added: 0, known: 3 } });
    const longer = camt([{ amount: "10.00" }, { amount: "10.00" }, { amount: "10.00" }]);
    expect(await send(longer)).toMatchObject({ body: { added: 1, known: 2 } });
    const lines = await openLines();
    expect(lines.map(({ amount }: { amount: number }) => amount).sort()).toEqual([-20, 10, 10, 10]);
    expect(await openLines(carrier)).toEqual([]);
    const [{ id }] = lines;
    expect((await carrier.put(`/statement/line/${id}`, { set_aside: true })).status).toBe(404);
    expect((await carrier.delete(`/statement/line/${id}`)).status).toBe(404);
    const call = await asked(10);
    expect((await carrier.post(`/statement/line/${id}/payment`, { call_id: call })).status).toBe(404);
    expect(await send(file, carrier)).toMatchObject({ body: { added: 3 } });
  });

  it("sets a line aside that an earlier file holds in another format, until a person takes it up", async () => {
    await send(camt([{ amount: "10.00", text: "Ada APA" }, { amount: "7.00" }]));
    const mapping = {
      account: "DE89 3704 0044 0532 0130 00",
      currency: "EUR",
      date: 0,
      date_order: "DMY",
      decimal: ",",
    };
    const rest = { amount: 1, credit: null, debit: null, payer: null, texts: [2], reference: null };
    const csv = "20/11/2026;10,00;APA ADA LOVELACE\n20/11/2026;11,00;other";
    expect(await send(csv, broker, { ...mapping, ...rest })).toMatchObject({ body: { added: 2, known: 0, twins: 1 } });
    expect(await send(csv, broker, { ...mapping, ...rest })).toMatchObject({ body: { added: 0, known: 2, twins: 0 } });
    const amounts = (await openLines()).map(({ amount }: { amount: number }) => amount);
    expect(amounts.sort((a: number, b: number) => a - b)).toEqual([7, 10, 11]);
    const [twin] = (await broker.get("/statement/line/?state=SET_ASIDE")).body.lines;
    const first = (await openLines()).find(({ amount }: { amount: number }) => amount === 10);
    expect(twin).toMatchObject({ amount: 10, twin_of: first.id });
    await broker.delete(`/statement/line/${first.id}`);
    const open = (await openLines()).find(({ amount }: { amount: number }) => amount === 10);
    expect(open).toMatchObject({ id: twin.id, twin_of: null, state: "OPEN" });
  });

  it("that does not add up is kept, and said so", async () => {
    const bal = (code: string, amount: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
    const whole = camt([{ amount: "10.00" }]).replace(
      "<Ntry>",
      `${bal("OPBD", "100.00")}${bal("CLBD", "125.00")}<Ntry>`,
    );
    expect(await send(whole)).toMatchObject({
      ...{ status: 201 },
      body: { added: 1, unbalanced: [{ opening: 100, closing: 125, difference: 15 }] },
    });
    const { body } = await send(whole.replace("125.00", "110.00"));
    expect(body).toMatchObject({ known: 1, unbalanced: [] });
  });

  it("is for those who record payments, and read by its content", async () => {
    expect((await send(camt([{ amount: "1" }]), client)).status).toBe(403);
    expect((await send(camt([{ amount: "1" }]), captain)).status).toBe(201);
    expect((await send("%PDF-1.7")).status).toBe(422);
    expect((await send(`<!DOCTYPE x [<!ENTITY a "b">]>${camt([{ amount: "1" }])}`)).status).toBe(422);
    expect((await send(" ".repeat(5 * 1024 * 1024 + 100_000))).status).toBe(422);
    const mapping = { account: "A", currency: "EUR", date: 0, date_order: "DMY", decimal: ",", amount: 1 };
    const rest = { credit: null, debit: null, payer: null, texts: [2], reference: null };
    const csv = "20/11/2026;1,50;x";
    expect(await send(csv, broker, { ...mapping, ...rest })).toMatchObject({ body: { added: 1 } });
    expect((await send(csv, broker, { ...mapping, date: -1 })).status).toBe(422);
    expect((await send(csv)).status).toBe(422);
  });
});

it("takes so many statements of an account within an hour", async () => {
  const statuses: number[] = [];
  for (let count = 0; count <= PER_HOUR; count += 1) statuses.push((await send("%PDF-1.7", captain)).status);
  expect(statuses).toEqual([...Array.from({ length: PER_HOUR }, () => 422), 429]);
  expect((await send(camt([{ amount: "1" }]))).status).toBe(201);
  expect((await captain.get("/statement/line/")).status).toBe(200);
});

describe("a line of a statement", () => {
  it("is proposed for its call, recorded once, and open again when the payment is cancelled", async () => {
    const call = await asked(100);
    const line = await lineFor(call, "100.00");
    expect(line).toMatchObject({ state: "OPEN", proposals: [{ call_id: call, confidence: "SURE", balance: 100 }] });
    const record = () => broker.post(`/statement/line/${line.id}/payment`, { call_id: call });
    const paid = await record();
    expect(paid).toMatchObject({ status: 201, body: { amount: 100, date_paid: "2026-11-20", balance: 0 } });
    expect((await record()).body.id).toBe(paid.body.id);
    expect((await callOf(call)).payments).toHaveLength(1);
    expect(await openLines()).toEqual([]);
    const other = await asked(100);
    const again = await broker.post(`/statement/line/${line.id}/payment`, { call_id: other });
    expect(again.status).toBe(409);
    expect((await broker.delete(`/statement/line/${line.id}`)).status).toBe(409);
    await broker.delete(`/cruise/payment/${paid.body.id}`);
    expect((await openLines()).map(({ id }: { id: string }) => id)).toEqual([line.id]);
    const second = await broker.post(`/statement/line/${line.id}/payment`, { call_id: other });
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(paid.body.id);
    expect((await broker.get("/statement/line/?state=RECORDED")).body).toMatchObject({
      total: 1,
      lines: [{ agreement_id: 1, payment_id: second.body.id }],
    });
  });

  it("leaves what goes beyond the balance to the client, and is open again when its payment is cancelled", async () => {
    const call = await asked(100);
    const line = await lineFor(call, "130.50");
    const paid = await broker.post(`/statement/line/${line.id}/payment`, { call_id: call });
    expect(paid).toMatchObject({ status: 201, body: { amount: 100, balance: 0 } });
    expect(await callOf(call)).toMatchObject({ paid_amount: 100 });
    const unapplied = async () => (await broker.get("/cruise/1/unapplied")).body.balances;
    expect(await unapplied()).toEqual([{ payer_profile_id: null, balance: 30.5 }]);
    const again = await broker.post(`/statement/line/${line.id}/payment`, { call_id: call });
    expect(again).toMatchObject({ status: 201, body: { id: paid.body.id } });
    expect(await unapplied()).toEqual([{ payer_profile_id: null, balance: 30.5 }]);
    await broker.delete(`/cruise/payment/${paid.body.id}`);
    expect(await unapplied()).toEqual([]);
    expect((await openLines()).map(({ id }: { id: string }) => id)).toEqual([line.id]);
    expect((await broker.post(`/statement/line/${line.id}/payment`, { call_id: call })).status).toBe(201);
    expect(await unapplied()).toEqual([{ payer_profile_id: null, balance: 30.5 }]);
  });

  it("goes beyond the balance of a call that is paid, and of an APA for its captain, which a form does not", async () => {
    const call = await asked(100);
    const first = await lineFor(call, "100.00");
    await broker.post(`/statement/line/${first.id}/payment`, { call_id: call });
    server.advance(1_000);
    const more = await lineFor(call, "30.50", { reference: "M" });
    expect(await broker.post(`/statement/line/${more.id}/payment`, { call_id: call })).toMatchObject({
      ...{ status: 201 },
      body: { amount: 30.5, balance: -30.5 },
    });
    const form = new FormData();
    for (const [name, value] of Object.entries({ amount: "5", date_paid: "2026-11-20" })) form.append(name, value);
    expect((await broker.send("POST", `/cruise/payment_call/${call}/payment/`, form)).status).toBe(409);
    // Payments of one moment stand in the order of their keys.
    server.advance(1_000);
    const back = await lineFor(call, "130.50", { side: "DBIT", reference: "R" });
    expect(await broker.post(`/statement/line/${back.id}/payment`, { call_id: call })).toMatchObject({
      body: { amount: -130.5, balance: 100 },
    });
    const apa = await asked(100, "CEA");
    await send(camt([{ amount: "130.00", text: referenceOf(1, apa) }]), captain);
    const [own] = await openLines(captain);
    const paid = await captain.post(`/statement/line/${own.id}/payment`, { call_id: apa });
    expect(paid).toMatchObject({ status: 201, body: { amount: 130, balance: -30 } });
  });

  it("is refused in another currency, and by those who record no payments on the call", async () => {
    const call = await asked(100);
    const line = await lineFor(call, "100.00", { currency: "USD" });
    expect(line.proposals).toEqual([]);
    const { status, body } = await broker.post(`/statement/line/${line.id}/payment`, { call_id: call });
    expect([status, body.message]).toEqual([
      409,
      "The statement is in USD and the call for fund in EUR. A payment is recorded in the currency of its call.",
    ]);
    await send(camt([{ amount: "100.00", text: referenceOf(1, call) }]), captain);
    const [own] = await openLines(captain);
    expect(own.proposals).toEqual([]);
    expect((await captain.post(`/statement/line/${own.id}/payment`, { call_id: call })).status).toBe(403);
    expect((await openLines(captain)).length).toBe(1);
  });

  it("is tied to a payment that was entered by hand", async () => {
    const call = await asked(100);
    const form = new FormData();
    for (const [name, value] of Object.entries({ amount: "100", date_paid: "2026-11-19" })) form.append(name, value);
    const { body: entered } = await broker.send("POST", `/cruise/payment_call/${call}/payment/`, form);
    const line = await lineFor(call, "100.00");
    expect(line.proposals[0]).toMatchObject({ confidence: "SURE", payment_id: entered.id });
    const tie = (id: string) => broker.post(`/statement/line/${id}/payment`, { payment_id: entered.id });
    expect(await tie(line.id)).toMatchObject({ status: 201, body: { id: entered.id } });
    expect((await callOf(call)).payments).toHaveLength(1);
    const second = await lineFor(call, "100.00", { reference: "2" });
    expect((await tie(second.id)).status).toBe(409);
    expect((await tie((await lineFor(call, "90.00", { reference: "3" })).id)).status).toBe(409);
  });

  it("is set aside, taken up again and deleted", async () => {
    await send(camt([{ amount: "7.00" }]));
    const [{ id }] = await openLines();
    expect(await broker.put(`/statement/line/${id}`, { set_aside: true })).toMatchObject({
      body: { state: "SET_ASIDE" },
    });
    expect(await openLines()).toEqual([]);
    await broker.put(`/statement/line/${id}`, { set_aside: false });
    expect(await openLines()).toHaveLength(1);
    expect((await broker.delete(`/statement/line/${id}`)).status).toBe(200);
    expect(await openLines()).toEqual([]);
  });
});
