import fc from "fast-check";
import { expect, it } from "vitest";
import { leftOf, paidOf } from "../agreement/payments/balance.ts";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { callRow } from "./callRow.ts";

/** Amounts as large as an agreement takes them, in whole minor units. */
const units = fc.integer({ min: -1e11, max: 1e11 });

it.each(["EUR", "JPY", "KWD"])("derives the balance that the rule on payments asks for (%s)", (currency) => {
  const unit = 10 ** minorDecimals(currency);
  const payment = fc.record({ amount: units.map((whole) => whole / unit), cancelled: fc.boolean() });
  fc.assert(
    fc.property(fc.option(units), fc.array(payment, { maxLength: 40 }), (whole, payments) => {
      const amount = whole === null ? null : whole / unit;
      const row = callRow({ designation: "First instalment", amount, payments });
      expect(row.paid_amount).toBe(paidOf(payments));
      expect(row.balance).toBe(leftOf(amount, payments));
    }),
  );
});
