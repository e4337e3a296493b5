import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer, CANCELLED, holderOf, keyOf, paymentOn } from "../payments/payments.test-support.ts";
import type { AgreementBody } from "../schema.ts";
import { callsWithAmounts } from "./amounts.ts";
import { deductionInForce, stampDeduction, unconfirmedAbove } from "./deduction.ts";
import { cancelSettlement } from "./moves.ts";
import { DEPOSIT_CALL, settling } from "./settlement.test-support.ts";

const AT = "2026-11-23T10:00:00Z";
const confirmed = (amount: number, by = 50) => ({ amount, by, at: AT });

/** A settlement with a deposit of 22,500 of which some was paid. */
function kept(deduction: number | null, paid = 22_500): AgreementBody {
  const opened = settling({ cruise: 111_320, apa: 0, deposit: 22_500 });
  const payments = paid === 0 ? {} : { [keyOf(500)]: paymentOn(3, paid, { call_type: "DEPOSIT" }) };
  return { ...opened, payments, actual_deposit_deduction: deduction };
}
const asked = (body: AgreementBody) => callsWithAmounts(body)[DEPOSIT_CALL]?.amount ?? 0;

describe("a deduction above the paid deposit", () => {
  it("asks the client for nothing until it is confirmed, and then for the rest", () => {
    const above = kept(9_999_999);
    expect([unconfirmedAbove(above), asked(above)]).toEqual([22_500, 0]);
    const agreed = { ...above, deposit_deduction_confirmed: confirmed(9_999_999) };
    expect([unconfirmedAbove(agreed), asked(agreed)]).toEqual([null, 9_977_499]);
    // Another amount is to be confirmed again.
    expect(asked({ ...agreed, actual_deposit_deduction: 30_000 })).toBe(0);
  });

  it("is measured by payments that are in force, without those of the settlement", () => {
    const above = kept(1_000, 0);
    const on = (payment: Partial<AgreementBody["payments"][string]>) =>
      unconfirmedAbove({
        ...above,
        payments: { [keyOf(501)]: paymentOn(3, 600, { call_type: "DEPOSIT", ...payment }) },
      });
    expect([on({}), on({ cancelled: CANCELLED }), on({ call_id: DEPOSIT_CALL }), on({ call_type: "CEA" })]).toEqual([
      600, 0, 0, 0,
    ]);
  });

  it("never counts for more than was paid or confirmed, and any other deduction counts as it is", () => {
    const cents = fc.nat({ max: 5_000_000 }).map((whole) => whole / 100);
    fc.assert(
      fc.property(cents, cents, fc.option(cents), (deduction, paid, amount) => {
        const body = {
          ...kept(deduction, paid),
          deposit_deduction_confirmed: amount === null ? null : confirmed(amount),
        };
        expect(deductionInForce(body)).toBe(amount === deduction ? deduction : Math.min(deduction, paid));
      }),
    );
  });
});

describe("the confirmation of a deduction", () => {
  const above = kept(30_000);
  const by = (role: Parameters<typeof holderOf>[0], deposit_deduction_confirmed: unknown, before = above) =>
    answer(before, { ...before, deposit_deduction_confirmed } as AgreementBody, holderOf(role));

  it("is given, in their own names and for what is entered, by those who write and can approve", () => {
    expect([by("brokers", confirmed(30_000)), by("carriers", confirmed(30_000))]).toEqual(["ok", "ok"]);
    expect(by("captains", confirmed(30_000))).toBe("agreement.approvers-only");
    expect(by("clients", confirmed(30_000))).toBe("agreement.read-only");
    expect(by("brokers", confirmed(30_000, 51))).toBe("deduction.not-yours");
    expect(by("brokers", confirmed(29_999))).toBe("deduction.other-amount");
    expect(by("brokers", confirmed(30_000), { ...above, status: "CONTRACT" })).toBe("agreement.field-closed");
  });

  it("is taken back by them alone, and stays beside another amount without effect", () => {
    const agreed = { ...above, deposit_deduction_confirmed: confirmed(30_000, 51) };
    expect([by("captains", null, agreed), by("brokers", null, agreed)]).toEqual(["agreement.approvers-only", "ok"]);
    expect(answer(agreed, { ...agreed, actual_deposit_deduction: 40_000 }, holderOf("captains"))).toBe("ok");
  });

  it("bears the moment at which it reached the server, and goes with the settlement", () => {
    const now = "2026-11-23T11:00:00Z";
    expect(stampDeduction(null, confirmed(30_000), now).at).toBe(now);
    expect(stampDeduction(confirmed(30_000), { ...confirmed(30_000), at: now }, now).at).toBe(AT);
    const agreed = { ...above, deposit_deduction_confirmed: confirmed(30_000) };
    expect(cancelSettlement(agreed, "CONTRACT").deposit_deduction_confirmed).toBeNull();
  });
});
