import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { answer, CANCELLED, holderOf, keyOf, paymentOn } from "../payments/payments.test-support.ts";
import type { AgreementBody, Payment } from "../schema.ts";
import { decideMoveBy } from "../status.ts";
import { callsWithAmounts } from "./amounts.ts";
import { cancelSettlement, openSettlement } from "./moves.ts";
import { APA_CALL, BUNKER, CRUISE_CALL, DEPOSIT_CALL, settling } from "./settlement.test-support.ts";

const example = z.object({
  id: z.string(),
  inputs: z.object({
    cea_asked: z.number(),
    actual_client_expenses: z.number(),
    deposit_asked: z.number(),
    actual_deposit_deduction: z.number(),
  }),
  expected: z.object({
    cea_settlement_call: z.number(),
    deposit_settlement_call: z.number(),
    net_position_client_pays: z.number(),
  }),
});
const file = new URL("../../../fixtures/settlement-examples.json", import.meta.url);
const examples = z.array(example).parse(JSON.parse(readFileSync(file, "utf8")));

/** 100,000 and 1,000 L at 1.20, with VAT of 10 %. */
const TOTAL = 111_320;

const amounts = (body: AgreementBody) =>
  Object.fromEntries(Object.entries(callsWithAmounts(body)).map(([id, { amount }]) => [id, amount ?? 0]));

const pay = (body: AgreementBody, made: Readonly<Record<number, Payment>>): AgreementBody => ({
  ...body,
  payments: { ...body.payments, ...Object.fromEntries(Object.entries(made).map(([key, one]) => [keyOf(+key), one])) },
});
const on = (call_id: string, call_type: Payment["call_type"], amount: number) =>
  paymentOn(1, amount, { call_id, call_type });

describe("the calls of a settlement", () => {
  it.each(examples.map((one) => [one.id, one] as const))(
    "follow the worked example %s",
    (_id, { inputs, expected }) => {
      const asking = settling({ cruise: TOTAL, apa: inputs.cea_asked, deposit: inputs.deposit_asked });
      const opened = pay(asking, { 500: paymentOn(3, inputs.deposit_asked, { call_type: "DEPOSIT" }) });
      const { actual_client_expenses, actual_deposit_deduction } = inputs;
      const asked = amounts({ ...opened, actual_client_expenses, actual_deposit_deduction });
      const [apa = 0, deposit = 0, cruise = 0] = [asked[APA_CALL], asked[DEPOSIT_CALL], asked[CRUISE_CALL]];
      expect([apa, deposit]).toEqual([expected.cea_settlement_call, expected.deposit_settlement_call]);
      expect(apa + deposit + cruise).toBe(expected.net_position_client_pays);
      // What is even has no call.
      expect(Object.hasOwn(asked, APA_CALL)).toBe(expected.cea_settlement_call !== 0);
    },
  );

  it("ask for the fuel that was really used, and for nothing that was entered as a refund", () => {
    const opened = settling({ cruise: TOTAL, apa: 45_000, deposit: 22_500 });
    expect(amounts(opened)).toEqual({
      [keyOf(1)]: TOTAL,
      [keyOf(2)]: 45_000,
      [keyOf(3)]: 22_500,
      [APA_CALL]: -45_000,
      [DEPOSIT_CALL]: -22_500,
    });
    const used = (quantity_used: number) => ({
      ...opened,
      fuel_bunkers: { [BUNKER]: { pos: "a0", price_per_litre: 1.2, quantity: 1_000, quantity_used } },
    });
    expect(amounts(used(1_234.5))[CRUISE_CALL]).toBe(309.54);
    expect(amounts(used(0))[CRUISE_CALL]).toBe(-1_320);
  });

  it("have no amount for a cruise without a total", () => {
    const opened = settling({ cruise: 100, apa: 0, deposit: 0 });
    expect(amounts({ ...opened, base_price_cruising: null })[CRUISE_CALL]).toBeUndefined();
  });

  it("are the product's own: no one changes, adds or removes them, and one that is paid stays in sight", () => {
    const opened = settling({ cruise: TOTAL, apa: 45_000, deposit: 0 });
    const call = opened.payment_calls[APA_CALL];
    if (!call) throw new Error("The settlement has opened it.");
    const { [APA_CALL]: _, ...others } = opened.payment_calls;
    const changed = { ...opened.payment_calls, [APA_CALL]: { ...call, amount: 1 } };
    expect(answer(opened, { ...opened, payment_calls: changed })).toBe("call-for-fund.read-only");
    expect(answer(opened, { ...opened, payment_calls: others })).toBe("call-for-fund.read-only");
    expect(answer(opened, { ...opened, settlement: null })).toBe("document.server-field");
    const refunded = pay(opened, { 500: on(APA_CALL, "CEA", -45_000) });
    expect(amounts({ ...refunded, actual_client_expenses: 45_000 })[APA_CALL]).toBe(0);
  });
});

describe("payments of a settlement", () => {
  const opened = { ...settling({ cruise: TOTAL, apa: 45_000, deposit: 0 }), actual_client_expenses: 38_412.75 };
  const paying = (amount: number) => answer(opened, pay(opened, { 500: on(APA_CALL, "CEA", amount) }));

  it("are credits within what is to be returned", () => {
    expect([paying(-6_587.25), paying(-6_587.26), paying(1)]).toEqual([
      "ok",
      "payment.beyond-balance",
      "payment.beyond-balance",
    ]);
  });

  it("follow amounts that the same edit enters", () => {
    const before = { ...opened, actual_client_expenses: null };
    const paid = pay({ ...before, actual_client_expenses: 50_000 }, { 500: on(APA_CALL, "CEA", 5_000) });
    expect(answer(before, paid)).toBe("ok");
  });
});

describe("the moves of a settlement", () => {
  const opened = settling({ cruise: TOTAL, apa: 45_000, deposit: 0 });
  const broker = holderOf("brokers");

  it("closes once every call is paid in full, and names the open ones before", () => {
    const verdict = decideMoveBy(opened, "settle", broker);
    expect(verdict).toMatchObject({
      refusal: { code: "agreement.calls-open", params: { calls: "Down Payment 1, APA 1, Deposit 1, APA settlement" } },
    });
    const { [keyOf(3)]: _, ...calls } = opened.payment_calls;
    const made = {
      501: paymentOn(1, TOTAL),
      502: paymentOn(2, 45_000, { call_type: "CEA" }),
      503: on(APA_CALL, "CEA", -45_000),
    };
    const paid = pay({ ...opened, payment_calls: calls }, made);
    expect(decideMoveBy(paid, "settle", broker)).toEqual({ ok: true, value: "SETTLED" });
    expect(decideMoveBy(paid, "settle", holderOf("captains"))).toMatchObject({
      refusal: { code: "agreement.approvers-only" },
    });
    const overpaid = pay(paid, { 504: paymentOn(1, 1) });
    expect(decideMoveBy(overpaid, "settle", broker)).toMatchObject({
      refusal: { params: { calls: "Down Payment 1" } },
    });
    const cancelled = pay(paid, { 503: { ...on(APA_CALL, "CEA", -45_000), cancelled: CANCELLED } });
    expect(decideMoveBy(cancelled, "settle", broker)).toMatchObject({
      refusal: { params: { calls: "APA settlement" } },
    });
  });

  it("cancelled, leaves the agreement as it was, with the payments on its own calls", () => {
    const contract = cancelSettlement(opened, "CONTRACT");
    const bunker = { pos: "a0", price_per_litre: 1.2, quantity: 1_000, quantity_used: 900 };
    const used: AgreementBody = {
      ...pay(opened, { 501: paymentOn(1, 5), 502: on(APA_CALL, "CEA", -5) }),
      ...{ actual_client_expenses: 3, actual_deposit_deduction: 2, fuel_bunkers: { [BUNKER]: bunker } },
    };
    const back = cancelSettlement(used, "CONTRACT");
    expect(back).toEqual({ ...contract, payments: { [keyOf(501)]: paymentOn(1, 5) } });
    expect(Object.keys(back.payment_calls)).toEqual([1, 2, 3].map(keyOf));
  });

  it("takes the expenses on record over, and speaks the language of the agreement", () => {
    const french = { ...cancelSettlement(opened, "CONTRACT"), language: "fr" as const };
    let last = 900;
    const newId = () => keyOf(++last);
    const again = openSettlement(french, { agreed: { rate: null, litres: {} }, spent: 12.5, newId });
    expect(again).toMatchObject({ status: "SETTLING", actual_client_expenses: 12.5 });
    expect(again.payment_calls[keyOf(902)]?.designation).toBe("Solde de l’APA");
  });
});
