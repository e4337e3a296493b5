import fc from "fast-check";
import { expect, it } from "vitest";
import { holderOf, keyOf, paymentOn, profileOf } from "../../agreement/payments/payments.test-support.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { APA_CALL, settling } from "../../agreement/settlement/settlement.test-support.ts";
import { sheetFonts } from "../../contract/testing.test-support.ts";
import { judged } from "../../tagged/read.test-support.ts";
import { statementPdf } from "./pdf.ts";
import { type SettlementStatement, settlementStatement } from "./statement.ts";

const input = (agreement: AgreementBody) => ({ id: 7, agreement, yacht: { name: "Azurite" }, profiles: {} });

function statementOf(agreement: AgreementBody): SettlementStatement {
  const made = settlementStatement(input(agreement), holderOf("clients"));
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}

const opened: AgreementBody = {
  ...settling({ cruise: 111_320, apa: 45_000, deposit: 22_500 }),
  ...{ actual_client_expenses: 38_412.75, actual_deposit_deduction: 1_250, requested_cea_ratio: 0.3 },
  // The deposit was not paid.
  deposit_deduction_confirmed: { amount: 1_250, by: 50, at: "2026-11-23T10:00:00Z" },
};
const client = { payer_profile_id: profileOf("clients") };
const paid: AgreementBody = {
  ...opened,
  payments: {
    [keyOf(501)]: paymentOn(1, 111_320, client),
    [keyOf(502)]: paymentOn(2, 45_000, { call_type: "CEA" }),
    [keyOf(503)]: paymentOn(1, -6_587.25, { call_id: APA_CALL, call_type: "CEA", ...client }),
  },
};

it("says of each type what was agreed, asked, spent, paid, returned and is left", () => {
  expect(statementOf(paid).rows).toEqual([
    { type: "CRUISE", agreed: 111_320, asked: 111_320, actual: 111_320, paid: 111_320, returned: 0, left: 0 },
    { type: "CEA", agreed: 33_396, asked: 45_000, actual: 38_412.75, paid: 45_000, returned: 6_587.25, left: 0 },
    { type: "DEPOSIT", agreed: 0, asked: 22_500, actual: 1_250, paid: 0, returned: 0, left: 1_250 },
  ]);
  expect(statementOf(paid).payments).toHaveLength(3);
});

it("adds up by party and by type to the same sums", () => {
  const amounts = fc.array(
    fc.integer({ min: -1e9, max: 1e9 }).map((whole) => whole / 100),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(amounts, (list) => {
      const made = list.map((amount, index) => paymentOn(1, amount, index % 2 === 0 ? client : {}));
      const payments = Object.fromEntries(made.map((one, index) => [keyOf(500 + index), one]));
      const { rows, payers } = statementOf({ ...opened, payments });
      for (const key of ["paid", "returned"] as const) {
        const sum = (parts: readonly Record<typeof key, number>[]) => parts.reduce((all, one) => all + one[key], 0);
        expect(sum(payers)).toBeCloseTo(sum(rows), 2);
      }
    }),
  );
});

it("is for readers of the contract, from the start of settling on", () => {
  expect(settlementStatement(input({ ...opened, settlement: null }), holderOf("clients"))).toMatchObject({
    refusal: { code: "agreement.not-settled" },
  });
  expect(settlementStatement(input(opened), holderOf("passengers"))).toMatchObject({
    refusal: { code: "contract.forbidden" },
  });
});

/** The client has paid 250 that are on no call. */
const over: AgreementBody = {
  ...paid,
  payments: {
    ...paid.payments,
    [keyOf(504)]: paymentOn(1, 1_000, { call_id: null, call_type: null, ...client }),
    [keyOf(505)]: paymentOn(1, -750, { call_id: null, call_type: null, ...client }),
  },
};

it("tells what is on no call apart, and nothing where there is nothing", () => {
  expect(statementOf(over)).toEqual({ ...statementOf(paid), unapplied: [{ name: null, balance: 250 }] });
  expect(statementOf(paid)).not.toHaveProperty("unapplied");
});

it("prints the unapplied balance", () => {
  const { bytes, pages, unprintable } = statementPdf(statementOf(over), sheetFonts(), {
    issuedAt: "2027-01-15T09:00:00Z",
    productName: "Passerelle",
  });
  expect([pages, unprintable]).toEqual([2, []]);
  expect(judged(bytes)).toEqual({
    faults: [],
    hash: "5a6dfbc401fc0610351f83ffa0fdadd0fcfc4bf949b75fe0f6b7f52de57a190d",
  });
});

it("is printed on paper, the same bytes each time", () => {
  const print = () =>
    statementPdf(statementOf(paid), sheetFonts(), { issuedAt: "2027-01-15T09:00:00Z", productName: "Passerelle" });
  const { bytes, pages, unprintable } = print();
  expect([pages, unprintable]).toEqual([1, []]);
  expect(new TextDecoder("latin1").decode(bytes.slice(0, 5))).toBe("%PDF-");
  expect(print().bytes).toEqual(bytes);
  expect(judged(bytes)).toEqual({
    faults: [],
    hash: "7fba254fef57d6102340b6efa6a0f19b5b7621bd4564dc1d9d1a462fdd6514c7",
  });
});
