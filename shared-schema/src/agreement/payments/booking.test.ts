import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callsOf } from "../../payments/callsOf.ts";
import { proposeSchedule } from "../../payments/schedule.ts";
import type { AgreementBody } from "../schema.ts";
import { openCalls } from "../settlement/openCalls.ts";
import { fixBookings, newBookingCall, openBookingCall, releaseBookings } from "./booking.ts";
import {
  agreementWith,
  answer,
  CANCELLED,
  callFor,
  holderOf,
  keyOf,
  paymentOn,
  TODAY,
} from "./payments.test-support.ts";
import { printedCalls } from "./printedCalls.ts";

const FULL = { write: true, can_post_payments: "ALL" } as const;
const draft = agreementWith({ 1: callFor() });
/** A first draft with a booking call, and payments of these amounts on it. */
function booked(...amounts: number[]): AgreementBody {
  const payments = Object.fromEntries(amounts.map((amount, index) => [keyOf(50 + index), paymentOn(9, amount)]));
  return { ...draft, payment_calls: { ...draft.payment_calls, [keyOf(9)]: newBookingCall(draft) }, payments };
}
const amountIn = (body: AgreementBody) => callsOf(body, FULL).find(({ id }) => id === keyOf(9))?.call.amount;

describe("what is paid on a booking", () => {
  it("opens its call with the first payment, by whoever records payments", () => {
    expect(answer(draft, booked(500))).toBe("ok");
    expect(answer(draft, booked())).toBe("ok");
    expect(answer(booked(500), booked(500, 250))).toBe("ok");
    expect(answer(draft, booked(500), holderOf("captains"))).toBe("payment.forbidden");
    expect(answer(draft, booked(500), holderOf("clients"))).toBe("agreement.read-only");
    expect(answer(draft, booked(-500))).toBe("document.invalid");
  });

  it("asks for an amount that no one else can set", () => {
    const forged = booked(500);
    const call = { ...newBookingCall(draft), amount: 100 };
    expect(answer(draft, { ...forged, payment_calls: { ...draft.payment_calls, [keyOf(9)]: call } })).toBe(
      "call-for-fund.read-only",
    );
    const deposit = { ...newBookingCall(draft), call_type: "DEPOSIT" as const };
    expect(answer(draft, { ...draft, payment_calls: { ...draft.payment_calls, [keyOf(9)]: deposit } })).toBe(
      "call-for-fund.read-only",
    );
    const renamed = { ...newBookingCall(draft), designation: "Mine" };
    const current = booked(500);
    expect(answer(current, { ...current, payment_calls: { ...current.payment_calls, [keyOf(9)]: renamed } })).toBe(
      "call-for-fund.read-only",
    );
    expect(answer(current, { ...current, payment_calls: draft.payment_calls })).toBe("call-for-fund.read-only");
  });

  it("asks for the sum of what was paid, and is paid by it", () => {
    const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 1e9 }), fc.boolean()), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, (drawn) => {
        const body = booked(...drawn.map(([cents]) => cents / 100));
        const payments = Object.entries(body.payments).map(([id, payment], index) => {
          return [id, { ...payment, cancelled: drawn[index]?.[1] ? CANCELLED : null }] as const;
        });
        const now = { ...body, payments: Object.fromEntries(payments) };
        const cents = drawn.reduce((sum, [amount, cancelled]) => sum + (cancelled ? 0 : amount), 0);
        for (const each of [now, fixBookings(now), releaseBookings(fixBookings(now))]) {
          const shown = callsOf(each, FULL).find(({ id }) => id === keyOf(9));
          expect(shown).toMatchObject({ paid_amount: cents / 100, balance: 0, read_only: true });
          expect(shown?.call.amount ?? 0).toBe(cents / 100);
          // The terms of the draft are those that are locked and generated.
          expect(printedCalls(each)).toEqual(printedCalls(now));
          expect(printedCalls(each).some(([id]) => id === keyOf(9))).toBe(cents !== 0);
        }
      }),
    );
  });

  it("is fixed by the lock and the first contract, and owed again where a payment is cancelled later", () => {
    const locked = fixBookings({ ...booked(500), status: "LOCKED" });
    expect(amountIn(locked)).toBe(500);
    const more = { ...locked, payments: { ...locked.payments, [keyOf(60)]: paymentOn(9, 1) } };
    expect(answer(locked, more)).toBe("payment.beyond-balance");
    const contract: AgreementBody = { ...locked, status: "CONTRACT", generated_versions_len: 1 };
    const cancelled = { ...contract, payments: { [keyOf(50)]: paymentOn(9, 500, { cancelled: CANCELLED }) } };
    expect(answer(contract, cancelled)).toBe("ok");
    expect(callsOf(cancelled, FULL).find(({ id }) => id === keyOf(9))).toMatchObject({
      balance: 500,
      is_payable: true,
    });
    const again = { ...cancelled, payments: { ...cancelled.payments, [keyOf(61)]: paymentOn(9, 500) } };
    expect(answer(cancelled, again)).toBe("ok");
    expect(
      answer(contract, {
        ...contract,
        payment_calls: { ...contract.payment_calls, [keyOf(8)]: newBookingCall(contract) },
      }),
    ).toBe("booking.closed");
    expect(releaseBookings(contract)).toBe(contract);
    expect(openBookingCall(releaseBookings({ ...locked, status: "DRAFT" }))).toBe(keyOf(9));
  });

  it("leaves no call behind on which nothing was recorded, and none that holds a settlement up", () => {
    expect(fixBookings(booked()).payment_calls).toEqual(draft.payment_calls);
    const undone = { ...booked(500), payments: { [keyOf(50)]: paymentOn(9, 500, { cancelled: CANCELLED }) } };
    const fixed = fixBookings({ ...undone, status: "LOCKED" });
    expect(amountIn(fixed)).toBe(0);
    const late = { ...fixed, payments: { ...fixed.payments, [keyOf(60)]: paymentOn(9, 500) } };
    expect(answer(fixed, late)).toBe("call-for-fund.incomplete");
    expect(amountIn(releaseBookings(fixed))).toBeNull();
    expect(openCalls(fixBookings(undone)).map(({ designation }) => designation)).toEqual(["Down Payment 1"]);
  });

  it("arrives whole when its first payment was cancelled before it was sent", () => {
    const undone = { ...booked(500), payments: { [keyOf(50)]: paymentOn(9, 500, { cancelled: CANCELLED }) } };
    expect(answer(draft, undone)).toBe("ok");
  });

  it("is taken off the usual schedule", () => {
    const price = { total_agreement_price: 1_000, requested_cea_amount: null, requested_deposit_amount: null };
    const proposed = (...amounts: number[]) => {
      const body = booked(...amounts);
      const { [keyOf(9)]: booking } = body.payment_calls;
      const only = { ...body, payment_calls: booking ? { [keyOf(9)]: booking } : {} };
      const calls = proposeSchedule(only, price, { delivery: "2027-07-01T10:00:00Z", today: TODAY });
      return calls.map(({ designation, amount }) => [designation, amount]);
    };
    expect(proposed(100)).toEqual([
      ["Down Payment 1", 400],
      ["Down Payment 2", 500],
    ]);
    expect(proposed(600)).toEqual([["Down Payment 1", 400]]);
    expect(proposed(1_000)).toEqual([]);
  });
});
