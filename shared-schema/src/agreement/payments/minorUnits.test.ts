import { describe, expect, it } from "vitest";
import { decideAgreementChange } from "../change.ts";
import type { AgreementBody } from "../schema.ts";
import { agreementWith, answer, callFor, holderOf, keyed, keyOf, TODAY } from "./payments.test-support.ts";

const SERVICE = { pos: "a0", name: "Tender", price: 10.5, product: null };
const inCurrency = (currency: string): AgreementBody => ({ ...agreementWith({ 1: callFor() }), currency });

describe("amounts in the minor unit of the agreement's currency", () => {
  it.each([
    ["JPY", 100, "ok"],
    ["JPY", 100.5, "document.invalid"],
    ["EUR", 100.25, "ok"],
    ["EUR", 100.125, "document.invalid"],
    ["KWD", 100.125, "ok"],
    ["KWD", 100.1255, "document.invalid"],
  ])("%s %d: %s", (currency, amount, code) => {
    const before = inCurrency(currency);
    const changed: Partial<AgreementBody>[] = [
      { base_price_cruising: amount },
      { special_conditions: keyed({ 2: { ...SERVICE, price: amount } }) },
      { payment_calls: keyed({ 1: callFor({ amount }) }) },
    ];
    expect(changed.map((change) => answer(before, { ...before, ...change }))).toEqual([code, code, code]);
  });

  it("names the field that has too many decimals", () => {
    const before = inCurrency("JPY");
    const next = { ...before, payment_calls: keyed({ 1: callFor({ amount: 0.5 }) }) };
    const verdict = decideAgreementChange(before, next, holderOf("brokers"), TODAY);
    expect(verdict.ok ? null : verdict.refusal.fields).toEqual({
      [`payment_calls.${keyOf(1)}.amount`]: [{ code: "too-many-decimals", params: { most: 0 } }],
    });
  });

  it("refuses a currency that the amounts do not fit, and takes one that they do", () => {
    const before = { ...inCurrency("EUR"), special_conditions: keyed({ 2: SERVICE }) };
    expect(answer(before, { ...before, currency: "JPY" })).toBe("currency.too-coarse");
    expect(answer(before, { ...before, currency: "KWD" })).toBe("ok");
    const rounded = { ...before, special_conditions: keyed({ 2: { ...SERVICE, price: 11 } }) };
    expect(answer(before, { ...rounded, currency: "JPY" })).toBe("ok");
  });

  it("does not hinder another edit where an amount was kept with more decimals before", () => {
    const before = { ...inCurrency("JPY"), base_price_cruising: 100.5 };
    expect(answer(before, { ...before, name: "Other" })).toBe("ok");
    expect(answer(before, { ...before, base_price_cruising: 100.25 })).toBe("document.invalid");
  });
});
