import type { PriceCausesView } from "shared-schema/api/agreement/history";
import type { TaxTableChange, TaxTableView } from "shared-schema/api/reference/taxTable";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { expect, it } from "vitest";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { lookForAlerts } from "../../verbs/jobs/alertLoop.ts";
import { seedReference } from "../../verbs/site/reference/seedReference.ts";

const server = useTestServer();
const admin = server.as("admin");
const broker = server.as("broker");

/** French transport at 12 % from the first day of 2027 on. */
const ROW = {
  ...{ code: "FR-CRUISE", country: "FR", contract_type: "CRUISE", rate: 0.12, base_rule: "FR_DISTANCE_PER_TRIP" },
  ...{ static_rate: 0.2, reduction: null, predicate: null, condition: null, label: null, date_basis: "SUPPLY" },
  ...{ valid_from: "2027-01-01", valid_to: null, confidence: "high", source: "Loi de finances 2027" },
};
const table = async (): Promise<TaxTableView> => (await broker.get("/tax_row/")).body;
const add = async (row: object = {}, revision?: number) =>
  admin.post("/tax_row/", { revision: revision ?? (await table()).revision, row: { ...ROW, ...row } });
const rateOf = async (id: number): Promise<number | null> =>
  (await broker.get(`/cruise/${id}`)).body.effective_vat_rate;

it("is changed by administrators alone, and each change reaches every device", async () => {
  const { revision } = await table();
  const body = { revision, row: ROW };
  expect((await broker.post("/tax_row/", body)).status).toBe(403);
  expect((await broker.get("/tax_row/history")).status).toBe(403);
  expect((await broker.post("/tax_row/FR-CRUISE/2014-01-01/end", { revision, valid_to: null })).status).toBe(403);
  expect((await broker.delete(`/tax_row/FR-CRUISE/2014-01-01?revision=${revision}`)).status).toBe(403);
  const added = await add();
  expect(added.status).toBe(201);
  expect(added.body.rows.filter(({ code }: { code: string }) => code === "FR-CRUISE")).toMatchObject([
    { rate: 0.1, valid_to: "2026-12-31" },
    { rate: 0.12, valid_to: null },
  ]);
  const [pulled] = (await broker.pull("reference")).documents;
  expect(pulled).toMatchObject({ body: { rows: added.body.rows } });
});

it("refuses a row that makes no sense at its field, and one that overlaps another", async () => {
  const { revision } = await table();
  const full = await add({ base_rule: "FULL" });
  expect(full.body.errors.json).toEqual({ "row.base_rule": ["does not apply to this contract type"] });
  const guessed = await add({ predicate: "ON_SUNDAYS" });
  expect(Object.keys(guessed.body.errors.json)).toEqual(["row.predicate"]);
  expect((await add({ valid_from: "2014-01-01" })).status).toBe(409);
  const beside = await add({ code: "FR-OTHER" });
  expect(beside.status).toBe(409);
  expect(beside.body.message).toContain("FR-CRUISE");
  expect((await admin.delete(`/tax_row/FR-CRUISE/2014-01-01?revision=${revision}`)).status).toBe(409);
  expect((await admin.delete(`/tax_row/NO-ROW/2014-01-01?revision=${revision}`)).status).toBe(404);
  expect((await table()).rows).toEqual(seedTaxRows());
});

it("takes no change that was made upon an older table", async () => {
  const { revision } = await table();
  expect((await add({}, revision)).status).toBe(201);
  const late = await add({ valid_from: "2028-01-01" }, revision);
  expect(late.status).toBe(409);
  expect(late.body.message).toContain("since you opened it");
});

it("changes the price of a draft, which names the administrator; a locked agreement keeps its rows", async () => {
  setAgreement(server, 2, (body) => ({ ...body, status: "LOCKED" }));
  const before = [await rateOf(1), await rateOf(2)];
  expect(before[0]).toBeGreaterThan(0);
  server.advance(60_000);
  await add();
  const [draft, locked] = [await rateOf(1), await rateOf(2)];
  expect(draft).toBeCloseTo((before[0] ?? 0) * 1.2, 5);
  expect(locked).toBe(before[1]);
  const answer: PriceCausesView = (await broker.get("/cruise/1/price_causes")).body;
  const [cause] = answer.causes;
  expect(cause).toMatchObject({ path: "rates", author: { user_id: admin.userId } });
  expect(cause?.amount).toBe(answer.amount);
  expect((answer.after.total ?? 0) - (answer.before.total ?? 0)).toBeCloseTo(answer.amount, 2);
});

it("tells what changed during a lock as no one's doing, once the lock has ended", async () => {
  server.advance(60_000);
  setAgreement(server, 1, (body) => ({ ...body, status: "LOCKED" }));
  await add();
  server.advance(60_000);
  setAgreement(server, 1, (body) => ({ ...body, status: "DRAFT" }));
  const answer: PriceCausesView = (await broker.get("/cruise/1/price_causes")).body;
  const { total_agreement_price } = (await broker.get("/cruise/1")).body;
  expect(answer.after.total).toBe(total_agreement_price);
  expect(answer.causes).toMatchObject([{ path: "rates", author: null, amount: answer.amount }]);
});

it("lists who changed which rows, and keeps them in the audit trail without a word that was typed", async () => {
  await add({ valid_from: "2029-01-01" });
  const { revision } = await table();
  await admin.delete(`/tax_row/FR-CRUISE/2029-01-01?revision=${revision}`);
  expect((await table()).rows).toEqual(seedTaxRows());
  const answer: TaxTableChange[] = (await admin.get("/tax_row/history")).body;
  expect(answer.map(({ author, rows }) => [author?.user_id ?? null, rows.length])).toEqual([
    [admin.userId, 2],
    [admin.userId, 2],
    [null, seedTaxRows().length],
  ]);
  const noted = server.deps.store.audit.all().filter(({ verb }) => verb.startsWith("tax_row."));
  expect(noted.map(({ verb, user_id, details }) => [verb, user_id, details])).toEqual([
    ["tax_row.add", admin.userId, '{"code":"FR-CRUISE","valid_from":"2029-01-01"}'],
    ["tax_row.withdraw", admin.userId, '{"code":"FR-CRUISE","valid_from":"2029-01-01"}'],
  ]);
});

it("takes back a wrong rate of today for a reason, keeps it as taken back, and lets the right one take its day", async () => {
  const [right, today] = [await rateOf(1), server.deps.clock.now().toISOString().slice(0, 10)];
  const wrong = { valid_from: today, rate: 0.21 };
  expect((await add(wrong)).status).toBe(201);
  expect(await rateOf(1)).not.toBe(right);
  const { revision } = await table();
  const path = `/tax_row/FR-CRUISE/${today}?revision=${revision}`;
  const bare = await admin.delete(path);
  expect([bare.status, Object.keys(bare.body.errors.json)]).toEqual([422, ["reason"]]);
  expect((await broker.delete(`${path}&reason=Slip`)).status).toBe(403);
  const back = await admin.delete(`${path}&reason=21%20for%2012`);
  const kept = { row: { ...wrong, code: "FR-CRUISE" }, reason: "21 for 12", by: admin.userId };
  expect(back).toMatchObject({ status: 200, body: { rows: seedTaxRows(), withdrawn: [kept] } });
  expect(await rateOf(1)).toBe(right);
  expect((await add({ valid_from: today })).status).toBe(201);
  expect((await table()).withdrawn).toMatchObject([kept]);
});

it.each([
  ["DRAFT", "The price follows the table without this rate now."],
  ["LOCKED", "Unlock it, and its price follows the table again."],
  ["CONTRACT", "Correct the price with an addendum."],
] as const)("tells the writers alone, once, of a rate taken back that priced an agreement: %s", async (status, way) => {
  const today = server.deps.clock.now().toISOString().slice(0, 10);
  await add({ valid_from: today, rate: 0.21 });
  if (status !== "DRAFT") setAgreement(server, 1, (body) => ({ ...body, status }));
  // Priced by another row of the table.
  setAgreement(server, 2, (body) => ({ ...body, contract_type: "CHARTER" }));
  const { revision } = await table();
  await admin.delete(`/tax_row/FR-CRUISE/${today}?revision=${revision}&reason=21%20for%2012`);
  server.advance(3 * 60_000);
  await lookForAlerts(server.deps, 7);
  await lookForAlerts(server.deps, 7);
  const mails = server.deps.store.mails.newest(100);
  const mailsAbout = (id: number) => mails.filter(({ key }) => key.startsWith(`rate-withdrawn/${id}/`));
  expect(mailsAbout(2).length).toBe(0);
  const told = mailsAbout(1);
  expect(told.map(({ recipient }) => recipient.split("@")[0]).sort()).toEqual([
    ...["broker", "captain", "carrier", "central", "stakeholder"],
  ]);
  for (const mail of told) {
    const letter = JSON.stringify(mail);
    for (const word of ["FR-CRUISE · 21", "21 for 12", way]) expect(letter).toContain(word);
  }
});

it("stays as an administrator left it when the server starts again", async () => {
  const { body } = await add();
  seedReference(server.deps);
  expect(await table()).toEqual(body);
});
