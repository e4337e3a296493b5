import { expect, it } from "vitest";
import { agreementWith, CANCELLED, callFor, paymentOn } from "../agreement/payments/payments.test-support.ts";
import { callsOf } from "./callsOf.ts";

const ALL = { write: true, can_post_payments: "ALL" } as const;

it("shows each call with its payments in the order in which they were recorded", () => {
  const agreement = agreementWith(
    { 1: callFor({ pos: "a1" }), 2: callFor({ pos: "a0", date_due: null }) },
    {
      3: paymentOn(1, 30, { recorded_at: "2026-11-23T11:00:00Z", date_paid: "2026-11-20" }),
      4: paymentOn(1, 50, { recorded_at: "2026-11-23T10:00:00Z", date_paid: "2026-11-21" }),
      5: paymentOn(1, 20, { recorded_at: "2026-11-23T10:30:00Z", date_paid: "2026-11-22", cancelled: CANCELLED }),
    },
  );
  const [empty, paid] = callsOf(agreement, ALL);
  expect(empty).toMatchObject({ payments: [], last_payment_date: null, is_payable: false, balance: 100 });
  expect(paid?.payments.map(({ payment, balance }) => [payment.amount, balance])).toEqual([
    [50, 50],
    [20, 50],
    [30, 20],
  ]);
  expect(paid?.balance).toBe(paid?.payments.at(-1)?.balance);
  expect(paid).toMatchObject({ paid_amount: 80, paid_ratio: 0.8, last_payment_date: "2026-11-21", is_payable: true });
});

it.each([
  ["DRAFT", {}, [false, false, true, false]],
  ["LOCKED", {}, [true, true, true, false]],
  ["SETTLED", {}, [true, true, false, true]],
  ["DRAFT", { locked: true }, [true, true, true, true]],
  ["SETTLING", { contract_code: "SETTLEMENT" }, [true, false, true, false]],
] as const)(
  "in %s a call with %o is read-only, locked, to be paid, its payments locked: %o",
  (status, call, wanted) => {
    const [shown] = callsOf({ ...agreementWith({ 1: callFor(call) }, { 2: paymentOn(1, 5) }), status }, ALL);
    const { read_only, locked, can_post_payments, payments } = shown ?? {};
    expect([read_only, locked, can_post_payments, payments?.[0]?.locked]).toEqual(wanted);
  },
);

it("lets a captain pay the APA alone, and a client nothing", () => {
  const agreement = agreementWith({ 1: callFor(), 2: callFor({ pos: "a1", call_type: "CEA" }) });
  const may = (can_post_payments: "CEA" | "NONE") =>
    callsOf(agreement, { write: true, can_post_payments }).map((each) => each.can_post_payments);
  expect([may("CEA"), may("NONE")]).toEqual([
    [false, true],
    [false, false],
  ]);
});
