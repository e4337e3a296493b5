import fc from "fast-check";
import { decideAgreementChange } from "shared-schema/agreement/change";
import {
  type EnteredExpense,
  type EnteredPayment,
  type Stamp,
  withExpense,
  withExpenseCancelled,
  withPayment,
  withPaymentCancelled,
} from "shared-schema/agreement/mutations/money";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { REFUSAL_TYPE } from "shared-schema/api/refusalType";
import { dayOf } from "shared-schema/base/basics";
import { moneyIn } from "shared-schema/base/currency/exchange";
import type { Result } from "shared-schema/base/result";
import { expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { editOf, held, pushOne } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { reading } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { viewerOf } from "../base/viewer.ts";

const server = useTestServer({ per: "file" });
const accounts = { captain: server.as("captain"), broker: server.as("broker") };

const key = (last: string) => `0190a0a0-0000-7000-8000-0000000000${last}`;
const [APA, CRUISE] = [key("c1"), key("c2")];
/** A key means one request for ever: each is sent once. */
const fresh = fc.uuid({ version: 7 });
const UNKNOWN = key("ff");
const DEVICE_TIME = "2027-01-03T00:00:00.000Z";

/** What someone does on a device: how the agreement changes there, and the REST call that means the same. */
interface Act {
  change(before: AgreementBody, stamp: Stamp): Result<AgreementBody>;
  call: { method: string; path: string; form?: Record<string, string>; id?: string };
}

const paidOn = (call_id: string, cents: number, by: number, cancelled: Stamp | null) => {
  const made = { recorded_by: by, recorded_at: "2027-01-01T00:00:00.000Z", cancelled, document: null };
  const call_type = call_id === APA ? ("CEA" as const) : ("CRUISE" as const);
  return { call_id, call_type, amount: cents / 100, date_paid: "2027-01-01", payer_profile_id: null, ...made };
};
const spent = (cents: number, by: number, cancelled: Stamp | null) => {
  const {
    call_id: _,
    call_type: __,
    date_paid: date,
    payer_profile_id: ___,
    ...made
  } = paidOn(APA, cents, by, cancelled);
  return {
    ...made,
    other: null,
    category: "FUEL" as const,
    date,
    time: null,
    paid_by: "CARD" as const,
    note: null,
    receipt_hash: null,
  };
};

/** An agreement with two calls, and a payment and an expense of the captain, one of each cancelled. */
function withMoney(body: AgreementBody): AgreementBody {
  const by = accounts.captain.userId;
  const gone = { by, at: "2027-01-02T00:00:00.000Z" };
  const asked = { pos: "a8", designation: "Test", amount: 100, date_due: null, due_by_execution: true };
  const open = { ...asked, contract_code: null, locked: false };
  const calls = { [APA]: { ...open, call_type: "CEA" as const }, [CRUISE]: { ...open, call_type: "CRUISE" as const } };
  return {
    ...body,
    payment_calls: calls,
    payments: { [key("a1")]: paidOn(APA, 4_000, by, null), [key("a2")]: paidOn(APA, 1_000, by, gone) },
    expenses: { [key("e1")]: spent(700, by, null), [key("e2")]: spent(800, by, gone) },
  };
}

const cents = fc
  .integer({ min: -20, max: 120 })
  .map((units) => units * 100 + 50)
  .map((units) => units / 100);
const day = fc.constantFrom("2026-12-24", "2027-01-01", "2027-01-02", "2031-01-01");
const rate = fc.option(fc.constantFrom(0.9, 1.0823, 160.5), { nil: null });
const money = fc.record({ cents, rate, day }).map(({ cents: amount, rate: by, day: date }) => {
  const other = by && moneyIn("EUR", { currency: "USD", amount, rate: by, source: "ENTERED", day: date });
  const form: Record<string, string> = { amount: String(amount), ...(by && { currency: "USD", rate: String(by) }) };
  return { counted: other || { amount, other: null }, form, date };
});

const payment = fc
  .record({
    money,
    call: fc.constantFrom(APA, CRUISE),
    id: fc.oneof(fresh, fc.constant(key("a1"))),
    payer: fc.constantFrom(null, 1, 2, 3),
  })
  .map(({ money: { counted, form, date }, call, id, payer }): Act => {
    const entered: EnteredPayment = { ...counted, date_paid: date, payer_profile_id: payer };
    return {
      change: (before, stamp) => withPayment(before, id, { ...entered, call_id: call }, stamp),
      call: {
        ...{ method: "POST", path: `/cruise/payment_call/${call}/payment/`, id },
        form: { ...form, date_paid: date, ...(payer !== null && { client_id: String(payer) }) },
      },
    };
  });
const expense = fc
  .record({
    money,
    category: fc.constantFrom("FUEL", "CASH_DRAWN", "CASH_COUNTED"),
    paid_by: fc.constantFrom("CARD", "CASH"),
    time: fc.constantFrom(null, "09:30"),
    note: fc.constantFrom(null, "Quay"),
    id: fc.oneof(fresh, fc.constant(key("e1"))),
  })
  .map(({ money: { counted, form, date }, id, ...typed }): Act => {
    const entered: EnteredExpense = { ...counted, ...typed, date, receipt_hash: null };
    const { time, note, ...given } = typed;
    return {
      change: (before, stamp) => withExpense(before, id, entered, stamp),
      call: {
        ...{ method: "POST", path: "/cruise/1/expense/", id },
        form: { ...form, ...given, date, ...(time && { time }), ...(note && { note }) },
      },
    };
  });
const paymentCancelled = fc.constantFrom(key("a1"), key("a2"), UNKNOWN).map(
  (id): Act => ({
    change: (before, stamp) => withPaymentCancelled(before, id, stamp),
    call: { method: "DELETE", path: `/cruise/payment/${id}` },
  }),
);
const expenseCancelled = fc.constantFrom(key("e1"), key("e2"), UNKNOWN).map(
  (id): Act => ({
    change: (before, stamp) => withExpenseCancelled(before, id, stamp),
    call: { method: "DELETE", path: `/cruise/expense/${id}` },
  }),
);

const standing = () => {
  const row = server.deps.store.documents.get("agreements", "1");
  if (!row) throw new Error("The demo has an agreement 1.");
  return uncut("agreements", row);
};

/** The agreement with the times at which its records arrived, or would arrive. */
function timeless({ payments, expenses, ...rest }: AgreementBody) {
  const at = "";
  const each = <T extends { cancelled: Stamp | null }>(records: Readonly<Record<string, T>> = {}) =>
    Object.entries(records).map(([id, record]) => [
      id,
      { ...record, recorded_at: at, cancelled: record.cancelled && { ...record.cancelled, at } },
    ]);
  return { ...rest, payments: each(payments), expenses: each(expenses) };
}

/** What a device shows at once: the agreement as it will be, or the code of the refusal. */
function onDevice(who: TestClient, before: AgreementBody, { change }: Act): AgreementBody | string {
  const viewer = viewerOf(reading(server.deps), { user_id: who.userId, is_admin: false });
  const changed = change(before, { by: who.userId, at: DEVICE_TIME });
  const verdict = changed.ok
    ? decideAgreementChange(before, changed.value, viewer, dayOf(server.deps.clock.now().getTime()))
    : changed;
  if (!verdict.ok) return verdict.refusal.code;
  return verdict.value ?? "deleted";
}

async function overRest(who: TestClient, { call: { method, path, form, id } }: Act): Promise<string | null> {
  const body = form ? new FormData() : null;
  for (const [name, value] of Object.entries(form ?? {})) body?.append(name, value);
  const answer = await who.send(method, path, body, { accept: REFUSAL_TYPE, ...(id && { "idempotency-key": id }) });
  return answer.status < 300 ? null : answer.body.code;
}

it("a payment, an expense and their cancellation are the same on the device, in a push and over REST", async () => {
  const acts = fc.oneof(payment, expense, paymentCancelled, expenseCancelled);
  const seen = { taken: 0, refused: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<keyof typeof accounts>("captain", "broker"), acts, async (account, act) => {
      const who = accounts[account];
      setAgreement(server, 1, withMoney);
      const expected = onDevice(who, standing(), act);
      const refusal = await overRest(who, act);
      if (typeof expected === "string") {
        expect(refusal).toBe(expected);
        seen.refused.add(expected);
        return;
      }
      seen.taken += 1;
      expect(refusal).toBeNull();
      const rest = standing();
      expect(timeless(rest)).toEqual(timeless(expected));
      setAgreement(server, 1, withMoney);
      const base = await held(who, "agreements", 1);
      const pushed = await pushOne(who, editOf("agreements", base, expected));
      expect(pushed.outcome).toBe("taken");
      expect(standing()).toEqual(rest);
    }),
    { numRuns: 120, seed: 25 },
  );
  expect(seen.taken).toBeGreaterThan(20);
  expect(seen.refused.size).toBeGreaterThan(5);
}, 120_000);
