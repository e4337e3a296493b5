import { describe, expect, it } from "vitest";
import type { TestClient } from "../../../testing/client.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { checkLedger } from "../../../verbs/money/payments/checkLedger.ts";

const server = useTestServer();
const [broker, captain, client, passenger] = [
  server.as("broker"),
  server.as("captain"),
  server.as("client"),
  server.as("passenger"),
];
const KEY = "7d9f1f0e-3c1e-4f6a-9b0a-2a52f1d1c0de";

/** A new call for fund on agreement 1, due by execution. @returns its id */
async function asked(amount: number, call_type = "CRUISE"): Promise<string> {
  const { body } = await broker.post("/cruise/1/payment_call/", { call_type });
  await broker.put(`/cruise/payment_call/${body.id}`, { amount });
  await broker.put(`/cruise/payment_call/${body.id}`, { due_by_execution: true });
  return body.id;
}

type Part = [call_id: string | null, amount: number];

function transfer(parts: readonly Part[], key: string | null = null, who: TestClient = broker) {
  const body = { date_paid: "2026-11-20", parts: parts.map(([call_id, amount]) => ({ call_id, amount })) };
  return who.send("POST", "/cruise/1/transfer/", JSON.stringify(body), {
    "content-type": "application/json",
    ...(key && { "idempotency-key": key }),
  });
}

async function lineOf(amount: number, who: TestClient = broker): Promise<string> {
  const side = amount < 0 ? "DBIT" : "CRDT";
  const entry = `<Ntry><Amt Ccy="EUR">${Math.abs(amount).toFixed(2)}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>`;
  const text = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entry}</Stmt></BkToCstmrStmt></Document>`;
  const form = new FormData();
  form.append("upload", new Blob([text]), "statement");
  await who.send("POST", "/statement/", form);
  return (await who.get("/statement/line/")).body.lines[0].id;
}

const split = (line: string, parts: readonly Part[]) =>
  broker.post(`/statement/line/${line}/transfer`, {
    ...{ agreement_id: 1, payer_profile_id: null },
    parts: parts.map(([call_id, amount]) => ({ call_id, amount })),
  });
const unapplied = async () => (await broker.get("/cruise/1/unapplied")).body.balances;
const paidOn = async (call: string) =>
  (await broker.get("/cruise/1/payment_call/")).body.find(({ id }: { id: string }) => id === call).paid_amount;

describe("a line of a bank statement", () => {
  it("pays several calls at once, and what is left is the client's unapplied balance", async () => {
    const [apa, deposit] = [await asked(45_000, "CEA"), await asked(22_500, "DEPOSIT")];
    const line = await lineOf(70_000);
    const [proposal] = (await broker.get("/statement/line/")).body.lines[0].proposals;
    expect(proposal).toBeUndefined();
    const parts: Part[] = [
      [apa, 45_000],
      [deposit, 22_500],
    ];
    const made = await split(line, parts);
    expect(made).toMatchObject({ status: 201, body: { unapplied: [{ payer_profile_id: null, balance: 2_500 }] } });
    expect(made.body.parts.map(({ amount }: { amount: number }) => amount)).toEqual([45_000, 22_500, 2_500]);
    expect(await split(line, parts)).toEqual(made);
    expect((await split(line, [[apa, 45_000]])).status).toBe(409);
    expect([await paidOn(apa), await paidOn(deposit)]).toEqual([45_000, 22_500]);
    const [recorded] = (await broker.get("/statement/line/?state=RECORDED")).body.lines;
    expect(recorded).toMatchObject({ id: line, transfer_id: made.body.id, agreement_id: 1 });
    expect(checkLedger(server.deps)).toEqual([]);
    // One part cancelled takes the whole transfer back, and opens the line.
    const [, second] = made.body.parts;
    expect((await broker.delete(`/cruise/payment/${second.payment_id}`)).body).toMatchObject({ cancelled: true });
    expect([await paidOn(apa), await paidOn(deposit), await unapplied()]).toEqual([0, 0, []]);
    expect((await broker.get("/statement/line/")).body.lines).toMatchObject([{ id: line, state: "OPEN" }]);
    expect((await split(line, parts)).status).toBe(201);
    expect(checkLedger(server.deps)).toEqual([]);
    const cancels = server.deps.store.audit.all().filter(({ verb }) => verb === "payment.cancel");
    expect(cancels).toHaveLength(3);
  });

  it("that several calls make together is proposed for them, with what each gets", async () => {
    const [apa, deposit] = [await asked(45_000.25, "CEA"), await asked(22_500.5, "DEPOSIT")];
    await lineOf(67_500.75);
    const [proposal] = (await broker.get("/statement/line/")).body.lines[0].proposals;
    expect(proposal).toMatchObject({ reasons: ["SUM"], agreement_id: 1 });
    expect(proposal.parts.map(({ call_id }: { call_id: string }) => call_id).sort()).toEqual([apa, deposit].sort());
  });

  it("of a settlement is set off against what is owed both ways", async () => {
    const [apa, back] = [await asked(5_000, "CEA"), await asked(-4_000, "CEA")];
    const deposit = await asked(-22_500, "DEPOSIT");
    const made = await split(await lineOf(-21_500), [
      [apa, 5_000],
      [back, -4_000],
      [deposit, -22_500],
    ]);
    expect(made).toMatchObject({ status: 201, body: { unapplied: [] } });
    const calls = (await broker.get("/cruise/1/payment_call/")).body;
    const own = calls.filter(({ id }: { id: string }) => [apa, back, deposit].includes(id));
    expect(own.map(({ paid_ratio }: { paid_ratio: number }) => paid_ratio)).toEqual([1, 1, 1]);
    expect(checkLedger(server.deps)).toEqual([]);
    const payee = server.deps.store.ledger.of("1").filter(({ account }) => account === "PAYEE");
    expect(payee.reduce((sum, { amount }) => sum + amount, 0)).toBe(-2_150_000);
  });

  it("is left open where a part is beyond its call, and belongs to the account alone", async () => {
    const call = await asked(100);
    const line = await lineOf(300);
    expect((await split(line, [[call, 200]])).status).toBe(409);
    const own = { agreement_id: 1, parts: [], payer_profile_id: null };
    expect((await captain.post(`/statement/line/${line}/transfer`, own)).status).toBe(404);
    expect((await captain.post(`/statement/line/${await lineOf(7, captain)}/transfer`, own)).status).toBe(403);
    expect((await broker.get("/statement/line/")).body.lines).toMatchObject([{ id: line, state: "OPEN" }]);
    expect((await split(line, [])).body.unapplied).toEqual([{ payer_profile_id: null, balance: 300 }]);
  });
});

describe("an unapplied balance", () => {
  it("is used for a later call and given back, and no more of it than there is", async () => {
    const made = await transfer([[null, 500]], KEY);
    expect(made).toMatchObject({ status: 201, body: { unapplied: [{ balance: 500 }] } });
    expect(await transfer([[null, 500]], KEY)).toEqual(made);
    expect((await transfer([[null, 600]], KEY)).status).toBe(409);
    const call = await asked(300);
    const use: Part[] = [
      [null, -300],
      [call, 300],
    ];
    const used = await transfer(use);
    expect(used).toMatchObject({ status: 201, body: { unapplied: [{ balance: 200 }] } });
    expect(await paidOn(call)).toBe(300);
    const more = await transfer([[null, -200.01]]);
    expect([more.status, more.body.message]).toEqual([409, expect.stringContaining("beyond the unapplied balance")]);
    // Its source cannot be cancelled while it is used.
    const [source] = made.body.parts;
    expect((await broker.delete(`/cruise/payment/${source.payment_id}`)).status).toBe(409);
    expect((await transfer([[null, -200]])).body.unapplied).toEqual([]);
    expect(
      (await client.get("/cruise/1/unapplied")).body.payments.map(({ balance }: { balance: number }) => balance),
    ).toEqual([500, 200, 0]);
    expect((await passenger.get("/cruise/1/unapplied")).body).toEqual({ balances: [], payments: [] });
    expect(checkLedger(server.deps)).toEqual([]);
  });

  it("is neither posted by captains nor by readers", async () => {
    expect((await transfer([[null, 5]], null, captain)).status).toBe(403);
    expect((await transfer([[null, 5]], null, client)).status).toBe(403);
    expect((await transfer([])).status).toBe(422);
    expect((await transfer([[null, 0]])).status).toBe(422);
    expect((await transfer([[null, 5]], "mine")).status).toBe(422);
  });
});

describe("the ledger", () => {
  it("is read with its trial balance by those who record payments", async () => {
    const call = await asked(300);
    await transfer([
      [call, 300],
      [null, 20.5],
    ]);
    const { status, body } = await broker.get("/ledger/?agreement_id=1");
    expect(status).toBe(200);
    const of = (account: string) => body.trial.find((row: { account: string }) => row.account === account);
    expect(of("PAYEE")).toEqual({ account: "PAYEE", currency: "EUR", debit: 320.5, credit: 0, balance: 320.5 });
    expect(of("UNAPPLIED")).toMatchObject({ credit: 20.5, balance: -20.5 });
    const sum = (side: "debit" | "credit") =>
      body.trial.reduce((total: number, row: Record<string, number>) => total + (row[side] ?? 0), 0);
    expect(sum("debit")).toBe(sum("credit"));
    expect(body.total).toBe(body.entries.length);
    expect(body.entries).toHaveLength(4);
    expect(body.entries[0].id).toBeGreaterThan(body.entries[3].id);
    expect((await broker.get(`/ledger/?agreement_id=1&before=${body.entries[1].id}`)).body.entries).toHaveLength(2);
    expect((await broker.get("/ledger/?agreement_id=1&until=2020-01-01")).body).toEqual({
      trial: [],
      total: 0,
      entries: [],
    });
    expect((await client.get("/ledger/")).status).toBe(403);
    expect((await captain.get("/ledger/")).status).toBe(200);
    expect((await broker.get("/ledger/?agreement_id=x")).status).toBe(422);
  });
});
