import fc from "fast-check";
import { expect, it } from "vitest";
import { leftOf } from "../agreement/payments/balance.ts";
import {
  agreementWith,
  answer,
  CANCELLED,
  callFor,
  keyOf,
  paymentOn,
} from "../agreement/payments/payments.test-support.ts";
import { type AgreementBody, CALL_TYPES } from "../agreement/schema.ts";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { summariseCalls } from "./calls.ts";
import { callsOf } from "./callsOf.ts";
import { ACCOUNT_OF, accountBalances, balancesOf, entriesOfChange, type LedgerEntry, toMinor } from "./ledger.ts";

const CALLS = {
  1: callFor(),
  2: callFor({ pos: "a1", call_type: "CEA", amount: 70 }),
  3: callFor({ pos: "a2", amount: -20 }),
};
const step = fc.record({
  /** A payment on this call; 0 cancels the payment that is named. */
  call: fc.integer({ min: 0, max: 3 }),
  payment: fc.nat({ max: 12 }),
  amount: fc.integer({ min: -3_000, max: 12_000 }),
});

function after(
  body: AgreementBody,
  { call, payment, amount }: { call: number; payment: number; amount: number },
  index: number,
) {
  const key = call === 0 ? keyOf(100 + payment) : keyOf(100 + index);
  const previous = body.payments[key];
  const type = call === 2 ? "CEA" : "CRUISE";
  const unit = 10 ** minorDecimals(body.currency);
  const made =
    call === 0
      ? previous && { ...previous, cancelled: CANCELLED }
      : paymentOn(call, amount / unit, { call_type: type });
  return made ? { ...body, payments: { ...body.payments, [key]: made } } : body;
}

it.each(["EUR", "JPY", "KWD"])(
  "balances after every payment and cancellation, and says what the calls say (%s)",
  (currency) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (course) => {
        let body: AgreementBody = { ...agreementWith(CALLS), currency };
        const ledger: LedgerEntry[] = [];
        const posted = (id: string) => ledger.filter(({ payment_id }) => payment_id === id);
        for (const [index, one] of course.entries()) {
          const next = after(body, one, index);
          if (answer(body, next) !== "ok") continue;
          // The payee changes meanwhile: the reversal still goes where the payment went.
          ledger.push(...entriesOfChange(body, next, 500 + index, posted));
          body = next;
          const balances = accountBalances(ledger);
          expect(Object.values(balances).reduce((sum, one) => sum + one)).toBe(0);
          expect(balances).toEqual(balancesOf(body));
        }
        const rows = callsOf(body, { write: true, can_post_payments: "ALL" });
        for (const { call, balance, payments } of rows) {
          expect(balance).toBe(
            leftOf(
              call.amount,
              payments.map(({ payment }) => payment),
            ),
          );
        }
        for (const type of CALL_TYPES) {
          const own = rows.filter(({ call }) => call.call_type === type);
          const { collected } = summariseCalls(
            own.map(({ call, payments }) => ({
              ...call,
              payments: payments.map(({ payment }) => ({
                amount: payment.amount,
                cancelled: payment.cancelled !== null,
              })),
            })),
            null,
          );
          expect(toMinor(collected, currency)).toBe(0 - accountBalances(ledger)[ACCOUNT_OF[type]]);
        }
        for (const payee of new Set(ledger.flatMap(({ profile_id }) => profile_id ?? []))) {
          const held = ledger.filter(({ account, profile_id }) => account === "PAYEE" && profile_id === payee);
          const cancelled = Object.values(body.payments).filter(({ cancelled }) => cancelled);
          if (cancelled.length === Object.keys(body.payments).length) expect(accountBalances(held).PAYEE).toBe(0);
        }
      }),
    );
  },
);

it("posts a payment that was cancelled before it arrived, and posts nothing twice", () => {
  const before = agreementWith(CALLS);
  const next = { ...before, payments: { [keyOf(100)]: paymentOn(1, 12.34, { cancelled: CANCELLED }) } };
  const entries = entriesOfChange(before, next, 7, () => []);
  expect(entries.map(({ kind, account, amount, profile_id }) => [kind, account, amount, profile_id])).toEqual([
    ["RECORDED", "PAYEE", 1234, 7],
    ["RECORDED", "CARRIER", -1234, null],
    ["CANCELLED", "PAYEE", -1234, 7],
    ["CANCELLED", "CARRIER", 1234, null],
  ]);
  expect(entriesOfChange(next, next, 7, () => entries)).toEqual([]);
});
