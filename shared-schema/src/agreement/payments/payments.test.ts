import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Role } from "../../base/roles.ts";
import { discardAddendum, openAddendum } from "../addendum.ts";
import { decideAgreementChange } from "../change.ts";
import type { AgreementBody, Payment, PaymentCall } from "../schema.ts";
import { leftOf } from "./balance.ts";
import { MOST_PAYMENTS } from "./change.ts";
import {
  agreementWith,
  answer,
  CANCELLED,
  callFor,
  holderOf,
  keyed,
  keyOf,
  paymentOn,
  profileOf,
  TODAY,
} from "./payments.test-support.ts";
import { stampRecords } from "./stamp.ts";

/** How an agreement with one call answers one more payment. */
const paying = (payment: Payment, call = callFor(), role: Role = "brokers") => {
  const before = agreementWith({ 1: call });
  return answer(before, { ...before, payments: keyed({ 2: payment }) }, holderOf(role));
};

/** How a payment is answered on a call of which so much is left. */
const codeOf = ({ amount, cancelled }: Payment, left: number) => {
  if (amount === 0) return "document.invalid";
  const fits = amount * left > 0 && Math.abs(amount) <= Math.abs(left);
  return fits || cancelled ? "ok" : "payment.beyond-balance";
};

describe("recording a payment", () => {
  it.each<[Role, string, string]>([
    ["carriers", "ok", "ok"],
    ["central_agents", "ok", "ok"],
    ["brokers", "ok", "ok"],
    ["stakeholders", "ok", "ok"],
    ["captains", "payment.forbidden", "ok"],
    ["clients", "agreement.read-only", "agreement.read-only"],
    ["passengers", "agreement.read-only", "agreement.read-only"],
  ])("%s: %s, of the APA %s", (role, cruise, apa) => {
    const cea = { call_type: "CEA" } as const;
    expect([paying(paymentOn(1, 5), callFor(), role), paying(paymentOn(1, 5, cea), callFor(cea), role)]).toEqual([
      cruise,
      apa,
    ]);
  });

  it.each<[string, Partial<PaymentCall>]>([
    ["call-for-fund.incomplete", { amount: null }],
    ["call-for-fund.incomplete", { amount: 0 }],
    ["call-for-fund.incomplete", { date_due: null }],
    ["ok", { date_due: null, due_by_execution: true }],
  ])("%s on a call with %o", (code, call) => expect(paying(paymentOn(1, 5), callFor(call))).toBe(code));

  it.each<[string, Payment]>([
    ["call-for-fund.not-found", paymentOn(7, 5)],
    ["call-for-fund.not-found", paymentOn(1, 5, { call_type: "CEA" })],
    ["payment.not-yours", paymentOn(1, 5, { recorded_by: 51 })],
    ["payment.not-yours", paymentOn(1, 5, { cancelled: { ...CANCELLED, by: 51 } })],
    ["ok", paymentOn(1, 500, { cancelled: CANCELLED })],
    ["ok", paymentOn(1, 5, { payer_profile_id: profileOf("clients") })],
    ["document.invalid", paymentOn(1, 5, { payer_profile_id: profileOf("passengers") })],
    ["ok", paymentOn(1, 5, { date_paid: "2026-11-24" })],
    ["document.invalid", paymentOn(1, 5, { date_paid: "2026-11-25" })],
    ["document.invalid", paymentOn(1, 5, { date_paid: "2026-02-30" })],
    ["document.invalid", paymentOn(1, 0)],
    ["document.invalid", paymentOn(1, 5.005)],
  ])("%s: %o", (code, payment) => expect(paying(payment)).toBe(code));

  it.each([
    ["JPY", 5, "ok"],
    ["JPY", 5.5, "document.invalid"],
    ["KWD", 5.005, "ok"],
  ])("in %s, %d: %s", (currency, amount, code) => {
    const before = { ...agreementWith({ 1: callFor() }), currency };
    expect(answer(before, { ...before, payments: keyed({ 2: paymentOn(1, amount) }) })).toBe(code);
  });

  it("stays within the balance, whatever was paid on the call and however many come at once", () => {
    const cents = fc.integer({ min: -300, max: 300 }).map((amount) => amount / 100);
    const isCancelled = fc.boolean();
    fc.assert(
      fc.property(cents, fc.array(fc.tuple(cents, isCancelled), { maxLength: 6 }), (asked, entered) => {
        fc.pre(asked !== 0);
        const call = callFor({ amount: asked });
        let body: AgreementBody = agreementWith({ 1: call });
        for (const [index, [amount, cancelled]] of entered.entries()) {
          const payment = paymentOn(1, amount, { cancelled: cancelled ? CANCELLED : null });
          const next = { ...body, payments: { ...body.payments, [keyOf(index + 2)]: payment } };
          const left = leftOf(asked, Object.values(body.payments));
          const code = codeOf(payment, left);
          expect(answer(body, next)).toBe(code);
          if (code === "ok") body = next;
        }
        expect(answer(agreementWith({ 1: call }), body)).toBe("ok");
      }),
    );
  });

  it("ends at a number of payments, and does not hinder other edits then", () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST_PAYMENTS }, (_, index) => [index + 2, paymentOn(1, 0.1)]),
    );
    const full = agreementWith({ 1: callFor() }, many);
    expect(answer(agreementWith({ 1: callFor() }), full)).toBe("ok");
    const more = { ...full, payments: { ...full.payments, [keyOf(600)]: paymentOn(1, 0.1) } };
    expect(answer(full, more)).toBe("payment.too-many");
    expect(answer(full, { ...full, name: "Other" })).toBe("ok");
  });
});

describe("a payment that is recorded", () => {
  const before = agreementWith({ 1: callFor() }, { 2: paymentOn(1, 60) });
  const becoming = (payment: Payment, role: Role = "brokers") =>
    answer(before, { ...before, payments: keyed({ 2: payment }) }, holderOf(role));

  it("is never changed or removed, and cancelled once, in one's own name", () => {
    expect(answer(before, { ...before, payments: {} })).toBe("payment.fixed");
    expect(becoming(paymentOn(1, 50))).toBe("payment.fixed");
    expect(becoming(paymentOn(1, 50, { cancelled: CANCELLED }))).toBe("payment.fixed");
    expect(becoming(paymentOn(1, 60, { cancelled: { ...CANCELLED, by: 51 } }))).toBe("payment.not-yours");
    expect(becoming(paymentOn(1, 60, { cancelled: CANCELLED }), "captains")).toBe("payment.forbidden");
    expect(becoming(paymentOn(1, 60, { cancelled: CANCELLED }))).toBe("ok");
    const cancelled = agreementWith({ 1: callFor() }, { 2: paymentOn(1, 60, { cancelled: CANCELLED }) });
    expect(answer(cancelled, before)).toBe("payment.cancelled");
  });

  it("is not cancelled once its call is locked", () => {
    const locked = agreementWith({ 1: callFor({ locked: true }) }, { 2: paymentOn(1, 60) });
    const next = { ...locked, payments: keyed({ 2: paymentOn(1, 60, { cancelled: CANCELLED }) }) };
    expect(answer(locked, next)).toBe("payment.locked");
  });

  it("keeps its call as it is until it is cancelled, and its currency and agreement for good", () => {
    const asking = (fields: Partial<PaymentCall>) => ({ ...before, payment_calls: keyed({ 1: callFor(fields) }) });
    for (const fields of [
      { amount: 61 },
      { date_due: null },
      { due_by_execution: true },
      { call_type: "CEA" as const },
    ]) {
      expect(answer(before, asking(fields))).toBe("call-for-fund.paid-field");
    }
    expect(answer(before, asking({ designation: "First" }))).toBe("ok");
    expect(answer(before, { ...before, payment_calls: {} })).toBe("call-for-fund.paid");
    const cancelled = { payments: keyed({ 2: paymentOn(1, 60, { cancelled: CANCELLED }) }) };
    expect(answer(before, { ...before, ...cancelled, payment_calls: {} })).toBe("ok");
    expect(answer(before, { ...before, ...cancelled, currency: "USD" })).toBe("call-for-fund.paid-field");
    expect(answer({ ...before, ...cancelled }, null)).toBe("agreement.paid");
  });

  it("may follow an edit of its call in one change made offline", () => {
    const free = agreementWith({ 1: callFor() });
    expect(answer(free, agreementWith({ 1: callFor({ amount: 200 }) }, { 2: paymentOn(1, 200) }))).toBe("ok");
    const moved = { 2: paymentOn(1, 60, { cancelled: CANCELLED }), 3: paymentOn(1, 10) };
    expect(answer(before, agreementWith({ 1: callFor({ amount: 10 }) }, moved))).toBe("ok");
  });

  it("outlives the draft of an addendum, which is not discarded while it holds what was paid", () => {
    const generated: AgreementBody = { ...before, status: "CONTRACT", generated_versions_len: 1 };
    const draft = openAddendum(generated);
    const paid = { ...draft, payments: { ...draft.payments, ...keyed({ 3: paymentOn(1, 40) }) } };
    expect(discardAddendum(paid, generated, "CONTRACT")).toMatchObject({
      ok: true,
      value: { payments: paid.payments },
    });
    const more = {
      ...draft,
      payment_calls: keyed({ 1: callFor(), 4: callFor({ pos: "a1" }) }),
      payments: { ...draft.payments, ...keyed({ 3: paymentOn(4, 40) }) },
    };
    expect(discardAddendum(more, generated, "CONTRACT")).toMatchObject({ refusal: { code: "call-for-fund.paid" } });
  });
});

it("bears the server's moments and receipts, whatever a device sends", () => {
  const document = { kind: "application/pdf" as const, sha256: "0".repeat(64), bytes: 1 };
  const now = "2027-01-01T00:00:00Z";
  const [stamped] = Object.values(
    stampRecords({}, keyed({ 2: paymentOn(1, 5, { document, cancelled: CANCELLED }) }), now),
  );
  expect(stamped).toMatchObject({ recorded_at: now, document: null, cancelled: { by: 50, at: now } });
  const known = keyed({ 2: paymentOn(1, 5, { document }) });
  const sent = keyed({ 2: paymentOn(1, 5, { recorded_at: now }) });
  expect(stampRecords(known, sent, now)).toEqual(known);
});

it("keeps no payment under a key of every object", () => {
  const sent = JSON.parse(`{"payments":{"__proto__":${JSON.stringify(paymentOn(1, 5))}}}`) as object;
  const before = agreementWith({ 1: callFor() });
  expect(decideAgreementChange(before, { ...before, ...sent }, holderOf("brokers"), TODAY)).toMatchObject({
    refusal: { code: "document.wrong-key" },
  });
});
