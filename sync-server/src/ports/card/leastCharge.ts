import { minorDecimals } from "shared-schema/base/currency/minorUnits";

/** The least that Stripe charges in some currencies, in units of each (docs.stripe.com/currencies). */
const LEAST: Readonly<Record<string, number>> = {
  ...{ EUR: 0.5, USD: 0.5, GBP: 0.3, CHF: 0.5, CAD: 0.5, AUD: 0.5, NZD: 0.5, SGD: 0.5, BRL: 0.5, INR: 0.5 },
  ...{ JPY: 50, CNY: 4, HKD: 4, DKK: 2.5, NOK: 3, SEK: 3, AED: 2, PLN: 2, CZK: 15, RON: 2, HUF: 175, MXN: 10, THB: 10 },
};

/** The least sum, in minor units; one unit in a currency that is not listed. */
export function leastCharge(currency: string): number {
  return Math.round((LEAST[currency] ?? 1) * 10 ** minorDecimals(currency));
}
