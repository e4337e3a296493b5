import fc from "fast-check";
import { expect, it } from "vitest";
import { agreementWith } from "../agreement/payments/payments.test-support.ts";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { fromDecimal, roundTo, sum } from "../base/money.ts";
import { moneyFlow } from "./flow.ts";
import { NO_COMMISSION } from "./schema.ts";

it("parts add up to the grand total exactly, with the commission and without it, in any currency", () => {
  const minor = fc.integer({ min: 0, max: 90_000_000 });
  fc.assert(
    fc.property(
      fc.tuple(minor, minor, minor, minor, minor, minor, minor),
      fc.constantFrom("EUR", "JPY", "KWD"),
      (amounts, currency) => {
        const decimals = minorDecimals(currency);
        const [cruising, routing, oil, services, vat, cea, deposit] = amounts.map((value) => value / 10 ** decimals);
        const parts = [cruising ?? 0, routing ?? 0, oil ?? 0, services ?? 0, vat ?? 0, cea ?? 0, deposit ?? 0];
        const grand = roundTo(sum(parts.map(fromDecimal)), decimals);
        const price = {
          ...{
            total_fuel_consumption: null,
            total_oil_price: oil ?? 0,
            total_services_price: services ?? 0,
            net_total: 0,
            vat_amount: vat ?? 0,
          },
          ...{ total_agreement_price: 0, requested_cea_amount: cea ?? 0, requested_deposit_amount: deposit ?? 0 },
          grand_total_price: grand,
        };
        const fields = { base_price_cruising: cruising ?? 0, base_price_routing: routing ?? 0, currency };
        const agreement = { ...agreementWith({}), ...fields };
        for (const commission of [null, NO_COMMISSION]) {
          const lines = moneyFlow(price, agreement, commission) ?? [];
          expect(roundTo(sum(lines.map(({ amount }) => fromDecimal(amount))), decimals)).toBe(grand);
          if (commission === null) expect(lines.some(({ name }) => name === "commission_share")).toBe(false);
        }
      },
    ),
  );
});
