import fc from "fast-check";
import { expect, it } from "vitest";
import { withPayment, withPaymentCancelled, withTransfer } from "../agreement/mutations/money.ts";
import { paidOf } from "../agreement/payments/balance.ts";
import {
  agreementWith,
  answer,
  CANCELLED,
  callFor,
  holderOf,
  keyOf,
  profileOf,
  TODAY,
} from "../agreement/payments/payments.test-support.ts";
import { unappliedBalances } from "../agreement/payments/unapplied.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { cancelSettlement } from "../agreement/settlement/moves.ts";
import type { Result } from "../base/result.ts";
import { accountBalances, balancesOf, entriesOfChange, type LedgerEntry, toMinor } from "./ledger.ts";

/** A call of each type, and a credit. Amounts in hundreds of minor units. */
const CALLS = {
  1: callFor({ amount: 90 }),
  2: callFor({ pos: "a1", call_type: "CEA", amount: 45 }),
  3: callFor({ pos: "a2", call_type: "DEPOSIT", amount: -20 }),
  4: callFor({ pos: "a3", call_type: "DEPOSIT", amount: 22.5 }),
};
const ADA = profileOf("clients");
const call = fc.constantFrom(1, 2, 3, 4, null);
const amount = fc.constantFrom(10, 20, 22.5, 45, -10, -20, 90);
const payer = fc.constantFrom(null, ADA);
const part = fc.record({ call, amount });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("split" as const),
      parts: fc.array(part, { minLength: 1, maxLength: 4 }),
      payer,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("pay" as const), call: fc.constantFrom(1, 2, 3, 4), amount, payer }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("use" as const),
      call: fc.constantFrom(1, 2, 4),
      amount: fc.constantFrom(10, 20),
      payer,
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("cancel" as const), which: fc.nat({ max: 20 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const stamp = { by: 50, at: `${TODAY}T10:00:00Z` };
const keyOfCall = (number: number | null) => (number === null ? null : keyOf(number));

/** The agreement after a step; `unit` turns hundreds of cents into minor units of its currency. */
function after(body: AgreementBody, one: Step, index: number, unit: number): Result<AgreementBody> {
  const paid = (payer_profile_id: number | null) => ({ date_paid: TODAY, payer_profile_id });
  const id = (number: number) => keyOf(1_000 + 10 * index + number);
  if (one.act === "cancel") {
    const known = Object.keys(body.payments);
    return withPaymentCancelled(body, known[one.which % Math.max(1, known.length)] ?? keyOf(9), stamp);
  }
  if (one.act === "pay") {
    return withPayment(body, id(0), { ...paid(one.payer), amount: one.amount * unit, call_id: keyOf(one.call) }, stamp);
  }
  const parts =
    one.act === "use"
      ? [
          { call: null, amount: 0 - one.amount },
          { call: one.call, amount: one.amount },
        ]
      : one.parts;
  const made = parts.map((each, at) => ({ id: id(at + 1), call_id: keyOfCall(each.call), amount: each.amount * unit }));
  return withTransfer(body, id(0), { ...paid(one.payer), parts: made }, stamp);
}

it.each([
  ["EUR", 1],
  ["JPY", 100],
  ["KWD", 1],
])(
  "balances after every split, use, refund and cancellation, and keeps no client below zero (%s)",
  (currency, unit) => {
    const taken = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (course) => {
        const calls = Object.fromEntries(
          Object.entries(CALLS).map(([key, each]) => [key, { ...each, amount: (each.amount ?? 0) * unit }]),
        );
        let body: AgreementBody = { ...agreementWith(calls), currency };
        const ledger: LedgerEntry[] = [];
        const posted = (id: string) =>
          ledger.filter(({ payment_id, kind }) => payment_id === id && kind === "RECORDED");
        for (const [index, one] of course.entries()) {
          const next = after(body, one, index, unit);
          if (!next.ok || answer(body, next.value, holderOf("brokers")) !== "ok") continue;
          taken.add(one.act);
          const entries = entriesOfChange(body, next.value, 500 + index, posted);
          ledger.push(...entries);
          // A replay of the same change finds everything posted.
          expect(entriesOfChange(next.value, next.value, 500 + index, posted)).toEqual([]);
          body = next.value;
          const balances = accountBalances(ledger);
          expect(Object.values(balances).reduce((sum, each) => sum + each)).toBe(0);
          expect(balances).toEqual(balancesOf(body));
          const unapplied = unappliedBalances(body);
          for (const { balance } of unapplied) expect(balance).toBeGreaterThan(0);
          expect(toMinor(paidOf(unapplied.map(({ balance }) => ({ amount: balance }))), currency)).toBe(
            0 - balances.UNAPPLIED,
          );
          for (const transfer of new Set(ledger.flatMap(({ transfer_id }) => transfer_id ?? []))) {
            const parts = Object.values(body.payments).filter((each) => each.transfer === transfer);
            expect(new Set(parts.map(({ cancelled }) => cancelled === null)).size).toBe(1);
            // The parts add up to the amount that the bank moved.
            const moved = ledger.filter(({ transfer_id, account }) => transfer_id === transfer && account === "PAYEE");
            expect(moved.reduce((sum, each) => sum + each.amount, 0)).toBe(toMinor(paidOf(parts), currency));
          }
        }
      }),
    );
    expect([...taken].sort()).toEqual(["cancel", "pay", "split", "use"]);
  },
);

it("discards the whole transfer of a settlement that is cancelled, and posts it back", () => {
  const body = agreementWith({ 1: callFor({ amount: 50 }), 2: callFor({ contract_code: "SETTLEMENT", amount: null }) });
  const paid = { date_paid: TODAY, payer_profile_id: null };
  const parts = [
    { id: keyOf(11), call_id: keyOf(1), amount: 50 },
    { id: keyOf(12), call_id: keyOf(2), amount: -70 },
  ];
  const settling = withTransfer({ ...body, status: "SETTLING" }, keyOf(10), { ...paid, parts }, stamp);
  if (!settling.ok) throw new Error(settling.refusal.code);
  const ledger = entriesOfChange(body, settling.value, 7, () => []);
  const back = cancelSettlement(settling.value, "CONTRACT");
  expect(back.payments).toEqual({});
  const all = [
    ...ledger,
    ...entriesOfChange(settling.value, back, 7, (id) => ledger.filter((each) => each.payment_id === id)),
  ];
  expect(accountBalances(all)).toEqual({ PAYEE: 0, CARRIER: 0, APA: 0, DEPOSIT: 0, UNAPPLIED: 0 });
  expect(all.filter(({ kind }) => kind === "DISCARDED")).toHaveLength(4);
});

it("refuses parts of a transfer that are added later or cancelled alone, and a payment on no call that is no part of one", () => {
  const before = agreementWith(CALLS);
  const paid = { date_paid: TODAY, payer_profile_id: null };
  const parts = [
    { id: keyOf(11), call_id: keyOf(1), amount: 50 },
    { id: keyOf(12), call_id: null, amount: 5 },
  ];
  const made = withTransfer(before, keyOf(10), { ...paid, parts }, stamp);
  if (!made.ok) throw new Error(made.refusal.code);
  const [first, rest] = [made.value.payments[keyOf(11)], made.value.payments[keyOf(12)]];
  if (!first || !rest) throw new Error("Both parts were just made.");
  const { payments } = made.value;
  expect(answer(before, made.value)).toBe("ok");
  expect(answer(before, made.value, holderOf("captains"))).toBe("payment.forbidden");
  const added = { ...made.value, payments: { ...payments, [keyOf(13)]: { ...rest, amount: 1 } } };
  expect(answer(made.value, added)).toBe("payment.transfer");
  const alone = { ...made.value, payments: { ...payments, [keyOf(11)]: { ...first, cancelled: CANCELLED } } };
  expect(answer(made.value, alone)).toBe("payment.transfer");
  const bare = { ...before, payments: { [keyOf(12)]: { ...rest, transfer: null } } };
  expect(answer(before, bare)).toBe("payment.transfer");
  const used = withTransfer(
    made.value,
    keyOf(20),
    { ...paid, parts: [{ id: keyOf(21), call_id: null, amount: -6 }] },
    stamp,
  );
  expect(used.ok && answer(made.value, used.value)).toBe("payment.beyond-unapplied");
});
