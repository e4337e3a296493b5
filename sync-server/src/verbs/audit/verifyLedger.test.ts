import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { Payment } from "shared-schema/agreement/schema";
import { expect, it, onTestFinished } from "vitest";
import { openStore } from "../../store/store.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { auditHead } from "../base/audit/head.ts";
import { noteEvent } from "../base/audit/note.ts";
import { transact } from "../base/context.ts";
import { coverLedger } from "./coverLedger.ts";
import { verifyTrail } from "./verify.ts";

const CALL = "0190a0a0-0000-7000-8000-00000000ca11";
const server = useTestServer();
const verify = () => verifyTrail(server.deps.store);
const idOf = (number: number) => `0190a0a0-0000-7000-8000-00000000000${number}`;

/** Records three payments: six rows of the ledger. */
function pay(): void {
  const call = {
    ...{ pos: "a9", call_type: "CEA" as const, designation: "APA 9", amount: 100, date_due: null },
    ...{ due_by_execution: true, contract_code: null, locked: false },
  };
  const paid = (amount: number): Payment => ({
    ...{ call_id: CALL, call_type: "CEA", amount, date_paid: "2027-01-01", payer_profile_id: null, recorded_by: 1 },
    ...{ recorded_at: "2027-01-01T00:00:00.000Z", cancelled: null, document: null },
  });
  setAgreement(server, 1, (body) => ({ ...body, payment_calls: { ...body.payment_calls, [CALL]: call } }));
  for (const number of [1, 2, 3]) {
    setAgreement(server, 1, (body) => ({ ...body, payments: { ...body.payments, [idOf(number)]: paid(number) } }));
  }
}

/** Changes a copy of the database by hand, as whoever has the file can, and verifies the copy. */
async function verifyAfter(sql: string) {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-ledger-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "copy.db");
  await server.deps.store.backup(file);
  const copy = new Database(file);
  for (const trigger of ["stay", "are_fixed", "are_added"]) copy.exec(`DROP TRIGGER ledger_entries_${trigger}`);
  copy.exec(sql);
  copy.close();
  const migrationsFolder = new URL("../../store/migrations", import.meta.url).pathname;
  const store = openStore({ file, migrationsFolder, newEpoch: () => "another", newSalt: () => "salt" });
  onTestFinished(store.close);
  return verifyTrail(store);
}

it("covers every row of the ledger", async () => {
  pay();
  expect(await verify()).toMatchObject({ ledger: 6, broken: null });
});

it.each([
  [
    "DELETE FROM ledger_entries WHERE id IN (SELECT id FROM ledger_entries ORDER BY id DESC LIMIT 5)",
    "rows of the ledger are missing",
    [2, 3, 4, 5, 6],
  ],
  [
    "UPDATE ledger_entries SET amount = amount * 2 WHERE id = 3",
    "rows of the ledger are not those that were posted",
    [3],
  ],
  [
    "UPDATE ledger_entries SET at = '2020-01-01' WHERE id = 6",
    "rows of the ledger are not those that were posted",
    [6],
  ],
  [
    "INSERT INTO ledger_entries SELECT 99, agreement_id, 'other', kind, account, profile_id, currency, amount, at, user_id, NULL FROM ledger_entries WHERE id = 1",
    "no entry covers rows of the ledger",
    [99],
  ],
])("names the rows after: %s", async (sql, reason, ledger) => {
  pay();
  expect((await verifyAfter(sql)).broken).toMatchObject({ reason, ledger });
});

it("covers once the rows that are older than its entries", async () => {
  const { store } = server.deps;
  const entry = {
    payment_id: idOf(1),
    kind: "RECORDED",
    account: "PAYEE",
    profile_id: null,
    currency: "EUR",
    transfer_id: null,
  } as const;
  const post = (agreement_id: string) =>
    store.ledger.add([{ ...entry, amount: 1 }], { agreement_id, at: "2027-01-01T00:00:00.000Z", user_id: 1 });
  post("1");
  expect(await verify()).toMatchObject({ ledger: 0, broken: null });
  coverLedger(server.deps);
  expect(await verify()).toMatchObject({ ledger: 1, broken: null });
  post("2");
  coverLedger(server.deps);
  expect((await verify()).broken).toMatchObject({ reason: "no entry covers rows of the ledger", ledger: [2] });
});

it("does not take a later covering for the first one", async () => {
  pay();
  const { deps } = server;
  const details = { rows: { 99: "0".repeat(64) } };
  transact(deps, (tx) => noteEvent(tx, { verb: "ledger.cover", user_id: null, details }, null));
  expect((await verify()).broken).toMatchObject({ reason: "the ledger is covered a second time" });
});

it("compares an entry that is known from outside", async () => {
  pay();
  const head = auditHead(server.deps);
  setAgreement(server, 1, (body) => ({ ...body, name: "Riviera" }));
  const check = async (known: typeof head) => (await verifyTrail(server.deps.store, [], known)).broken;
  expect(await check(head)).toBeNull();
  expect(await check({ ...head, hash: "0".repeat(64) })).toMatchObject({
    entry: head.number,
    reason: "the entry is not the one that is known from outside",
  });
  expect(await check({ ...head, number: 1_000_000 })).toMatchObject({
    entry: 1_000_000,
    reason: "the trail ends before the entry that is known from outside",
  });
});
