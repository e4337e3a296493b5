import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AgreementBody, Payment } from "shared-schema/agreement/schema";
import { describe, expect, it, vi } from "vitest";
import { systemIds } from "../../../ports/ids.ts";
import type { TestClient } from "../../../testing/client.ts";
import { editOf, held, inboxOf, pushOne } from "../../../testing/device.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { beginEpoch } from "../../sync/restore/beginEpoch.ts";
import { checkLedger } from "./checkLedger.ts";

const CALL = "0190a0a0-0000-7000-8000-00000000ca11";
const [FIRST, SECOND] = ["0190a0a0-0000-7000-8000-000000000001", "0190a0a0-0000-7000-8000-000000000002"];
const DEVICE_TIME = "2027-01-01T00:00:00.000Z";

const call = {
  ...{ pos: "a9", call_type: "CEA" as const, designation: "APA 9", amount: 100, date_due: null },
  ...{ due_by_execution: true, contract_code: null, locked: false },
};
const asked = (server: Pick<TestServer, "deps">) =>
  setAgreement(server, 1, (body) => ({ ...body, payment_calls: { ...body.payment_calls, [CALL]: call } }));

function paid(by: number, amount: number, fields: Partial<Payment> = {}): Payment {
  const entered = { call_id: CALL, call_type: "CEA" as const, amount, date_paid: "2027-01-01", payer_profile_id: null };
  return { ...entered, recorded_by: by, recorded_at: DEVICE_TIME, cancelled: null, document: null, ...fields };
}

const payments = (body: object) => (body as AgreementBody).payments;
const agreementOf = (who: TestClient) => held(who, "agreements", 1);
const postedIn = (server: Pick<TestServer, "deps">) =>
  server.deps.store.ledger.of("1").map(({ payment_id, kind, account, amount }) => [payment_id, kind, account, amount]);

describe("payments that arrive", () => {
  const server = useTestServer();
  const [captain, broker, client, passenger] = [
    server.as("captain"),
    server.as("broker"),
    server.as("client"),
    server.as("passenger"),
  ];
  const recording = (base: Awaited<ReturnType<typeof agreementOf>>, made: AgreementBody["payments"], device = "d1") =>
    editOf("agreements", base, { payments: { ...payments(base.body), ...made } }, device);

  it("are recorded once however often they are sent, and the second of two offline is refused", async () => {
    asked(server);
    const [ofCaptain, ofBroker] = [await agreementOf(captain), await agreementOf(broker)];
    const first = recording(ofCaptain, { [FIRST]: paid(captain.userId, 60) });
    expect((await pushOne(captain, first)).outcome).toBe("taken");
    expect((await pushOne(captain, first)).outcome).toBe("taken");
    const second = recording(ofBroker, { [SECOND]: paid(broker.userId, 60) }, "d2");
    expect(await pushOne(broker, second)).toMatchObject({ outcome: "refused", code: "payment.beyond-balance" });
    expect(await inboxOf(broker)).toMatchObject([{ code: "payment.beyond-balance" }]);
    const { body } = await agreementOf(broker);
    expect(payments(body)).toMatchObject({
      [FIRST]: { amount: 60, recorded_at: server.deps.clock.now().toISOString() },
    });
    expect(postedIn(server)).toEqual([
      [FIRST, "RECORDED", "PAYEE", 6000],
      [FIRST, "RECORDED", "APA", -6000],
    ]);
    expect(checkLedger(server.deps)).toEqual([]);
  });

  it("are cancelled once, also by two people", async () => {
    asked(server);
    const made = recording(await agreementOf(captain), { [FIRST]: paid(captain.userId, 60) });
    await pushOne(captain, made);
    const [ofCaptain, ofBroker] = [await agreementOf(captain), await agreementOf(broker)];
    const cancelling = (who: TestClient, base: typeof ofCaptain, device: string) => {
      const previous = payments(base.body)[FIRST] ?? paid(0, 0);
      return recording(base, { [FIRST]: { ...previous, cancelled: { by: who.userId, at: DEVICE_TIME } } }, device);
    };
    expect((await pushOne(captain, cancelling(captain, ofCaptain, "d1"))).outcome).toBe("taken");
    expect((await pushOne(broker, cancelling(broker, ofBroker, "d2"))).outcome).toBe("taken");
    expect(payments((await agreementOf(broker)).body)).toMatchObject({
      [FIRST]: { cancelled: { by: captain.userId } },
    });
    expect(postedIn(server).map(([, kind, account, amount]) => [kind, account, amount])).toEqual([
      ["RECORDED", "PAYEE", 6000],
      ["RECORDED", "APA", -6000],
      ["CANCELLED", "PAYEE", -6000],
      ["CANCELLED", "APA", 6000],
    ]);
    const events = server.deps.store.audit.all().map(({ verb }) => verb);
    expect(events.filter((verb) => verb.startsWith("payment."))).toEqual(["payment.record", "payment.cancel"]);
    expect(checkLedger(server.deps)).toEqual([]);
  });

  it("do not dispute the server's moment after a lost answer", async () => {
    asked(server);
    const base = await agreementOf(captain);
    const made = { [FIRST]: paid(captain.userId, 60) };
    await pushOne(captain, recording(base, made));
    const more = editOf("agreements", base, { payments: made, name: "Renamed since" });
    expect((await pushOne(captain, more)).outcome).toBe("merged");
    expect((await agreementOf(captain)).body).toMatchObject({ name: "Renamed since" });
  });

  it("are seen by clients, who record none, and not by passengers", async () => {
    asked(server);
    await pushOne(captain, recording(await agreementOf(captain), { [FIRST]: paid(captain.userId, 60) }));
    const ofClient = await agreementOf(client);
    expect(Object.keys(payments(ofClient.body))).toEqual([FIRST]);
    expect((await agreementOf(passenger)).body).not.toHaveProperty("payments");
    const own = recording(ofClient, { [SECOND]: paid(client.userId, 5) });
    expect(await pushOne(client, own)).toMatchObject({ outcome: "refused", code: "agreement.read-only" });
  });

  it("post to a ledger that takes no change, and a difference is told at start", () => {
    asked(server);
    setAgreement(server, 1, (body) => ({ ...body, payments: { [FIRST]: paid(1, 60) } }));
    const { ledger } = server.deps.store;
    ledger.add([{ ...sample(ledger.of("1")), amount: 7 }], { agreement_id: "1", at: DEVICE_TIME, user_id: 1 });
    expect(ledger.of("1")).toHaveLength(2);
    const error = vi.spyOn(server.deps.log, "error").mockImplementation(() => undefined);
    expect(checkLedger(server.deps)).toEqual([]);
    const stray = { ...sample(ledger.of("1")), payment_id: SECOND };
    ledger.add([stray], { agreement_id: "1", at: DEVICE_TIME, user_id: 1 });
    expect(checkLedger(server.deps)).toEqual(["1"]);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});

function sample<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error("Nothing is posted.");
  return first;
}

it("are posted once when a restored backup is brought up to date", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-paid-"));
  const backup = mkdtempSync(join(tmpdir(), "passerelle-backup-"));
  const first = await startTestServer({ dataDir, ids: systemIds });
  asked(first);
  const early = await first.login("captain");
  const base = await agreementOf(early);
  await pushOne(early, editOf("agreements", base, { payments: { [FIRST]: paid(early.userId, 30) } }));
  await first.close();
  cpSync(dataDir, backup, { recursive: true });

  const before = await startTestServer({ dataDir, ids: systemIds });
  const captain = await before.login("captain");
  const held = await agreementOf(captain);
  const both = { ...payments(held.body), [SECOND]: paid(captain.userId, 20) };
  await pushOne(captain, editOf("agreements", held, { payments: both }));
  const known = await agreementOf(captain);
  expect(postedIn(before)).toHaveLength(4);
  await before.close();

  const after = await startTestServer({ dataDir: backup, ids: systemIds });
  beginEpoch(after.deps);
  const again = await after.login("captain");
  for (const _ of [1, 2]) await pushOne(again, editOf("agreements", known, { payments: payments(known.body) }));
  expect(Object.keys(payments((await agreementOf(again)).body))).toEqual([FIRST, SECOND]);
  expect(postedIn(after)).toHaveLength(4);
  expect(checkLedger(after.deps)).toEqual([]);
  await after.close();
  for (const folder of [dataDir, backup]) rmSync(folder, { recursive: true, force: true });
});
