import fc from "fast-check";
import { expect, it } from "vitest";
import { newBookingCall } from "../agreement/payments/booking.ts";
import { agreementWith, callFor, keyOf, paymentOn } from "../agreement/payments/payments.test-support.ts";
import { type AgreementBody, CALL_TYPES } from "../agreement/schema.ts";
import { settledAmount } from "../agreement/settlement/amounts.ts";
import { BUNKER, settling } from "../agreement/settlement/settlement.test-support.ts";
import { given } from "../base/derivation/leaves.ts";
import type { TermName } from "../base/derivation/term.ts";
import { fromDecimal, fromMeasure } from "../base/money.ts";
import { figureOf } from "../pricing/derivation/derive.ts";
import { foldedTo } from "../pricing/derivation/fold.test-support.ts";
import { type PriceTerms, priceTerms } from "../pricing/price.ts";
import { callFigures } from "./callFigures.ts";
import { aboutCalls } from "./calls.ts";
import { callsOf } from "./callsOf.ts";

const FULL = { write: true, can_post_payments: "ALL" } as const;
const cents = fc.nat({ max: 1e8 }).map((whole) => whole / 100);

/** The price of the agreement of `settling`. */
function priceOf(body: AgreementBody): PriceTerms {
  return priceTerms({
    ...{ currency: body.currency, contract_type: "CHARTER", yacht_status: "COMMERCIAL", has_routing: false },
    ...{ base_price_cruising: body.base_price_cruising, base_price_routing: body.base_price_routing },
    fuel_bunkers: Object.entries(body.fuel_bunkers).map(([id, bunker]) => ({ id, ...bunker })),
    total_fuel_consumption: given("total_fuel_consumption", fromMeasure(1_000)),
    special_conditions: [],
    rate: given("effective_vat_rate", fromDecimal(0.1)),
    ...{ requested_cea_ratio: null, requested_deposit_ratio: null },
  });
}

/** Every call's amount and balance fold back to what is shown. */
function expectCallsFolded(body: AgreementBody, price: PriceTerms): void {
  const figures = callFigures(body, price);
  const folded = (name: TermName, about: string) => {
    const term = figureOf(figures, name, about);
    return term ? foldedTo(term, 3) : null;
  };
  for (const { id, call, balance } of callsOf(body, FULL)) {
    expect(folded("call_amount", `payment_calls.${id}`)).toBe(call.amount ?? 0);
    expect(folded("call_balance", `payment_calls.${id}`)).toBe(balance);
  }
  if (!body.settlement) return;
  for (const type of CALL_TYPES) expect(folded("settled_amount", aboutCalls(type))).toBe(settledAmount(type, body));
}

it("folds the calls of any settlement back, down to what is entered and what was asked", () => {
  fc.assert(
    fc.property(fc.tuple(cents, cents, cents), fc.tuple(cents, cents), fc.option(cents), (asked, actual, used) => {
      const [cruise, apa, deposit] = asked;
      // The deposit is paid in part: a greater deduction does not count as it is.
      const body = {
        ...settling({ cruise, apa, deposit }),
        payments: { [keyOf(20)]: paymentOn(3, Math.floor(deposit / 2), { call_type: "DEPOSIT" }) },
        ...{ actual_client_expenses: actual[0], actual_deposit_deduction: actual[1] },
        fuel_bunkers: { [BUNKER]: { pos: "a0", price_per_litre: 1.2, quantity: 1_000, quantity_used: used } },
      };
      const price = priceOf(body);
      expectCallsFolded(body, price);
      // The total is told by its own derivation, not taken over.
      const settled = figureOf(callFigures(body, price), "settled_amount", aboutCalls("CRUISE"));
      expect(settled?.origin).toMatchObject({ kind: "STEP", of: [{ origin: { kind: "STEP", operation: "SUM" } }] });
      const other = { ...price, total_agreement_price: given("total_agreement_price", fromDecimal(0.01)) };
      expectCallsFolded(body, other);
    }),
  );
});

it("folds what is asked of a booking back to its payments", () => {
  const draft = agreementWith({ 1: callFor() });
  const calls = { ...draft.payment_calls, [keyOf(9)]: newBookingCall(draft) };
  const payments = { [keyOf(20)]: paymentOn(9, 12.34), [keyOf(21)]: paymentOn(9, 0.66), [keyOf(22)]: paymentOn(1, 5) };
  expectCallsFolded({ ...draft, payment_calls: calls, payments }, priceOf(draft));
});
