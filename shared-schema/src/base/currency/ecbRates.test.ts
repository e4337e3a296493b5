import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEcbRate, knownRates, rateOn } from "./ecbRates.ts";
import { exchangeRate } from "./exchange.ts";

const DAYS = [
  { day: "2026-07-02", rates: { USD: 1.08, TRY: 47.1 } },
  { day: "2026-07-03", rates: { USD: 1.0823, TRY: 47.25, JPY: 169.3 } },
];
const rate = (own: string, other: string, date: string) => rateOn(DAYS, { own, other, date });

describe("the rate of a day", () => {
  it.each([
    ["that day's", rate("EUR", "USD", "2026-07-02"), { rate: 1.08, day: "2026-07-02" }],
    ["on a Sunday that of Friday", rate("EUR", "TRY", "2026-07-05"), { rate: 47.25, day: "2026-07-03" }],
    ["between two others", rate("USD", "TRY", "2026-07-03"), { rate: 43.657027, day: "2026-07-03" }],
    ["of the euro itself", rate("USD", "EUR", "2026-07-03"), { rate: 0.92395824, day: "2026-07-03" }],
    ["never a later one", rate("EUR", "USD", "2026-07-01"), null],
    ["never one of a month ago", rate("EUR", "USD", "2026-08-04"), null],
    ["none of an unknown currency", rate("EUR", "XYZ", "2026-07-03"), null],
    ["none of what is no currency", rate("EUR", "constructor", "2026-07-03"), null],
  ])("%s", (_, found, expected) => expect(found).toEqual(expected && { ...expected, source: "ECB" }));

  it("is one that an expense may carry, and is recognised", () => {
    const any = fc.double({ min: 0.01, max: 50_000, noNaN: true }).map((value) => Number(value.toFixed(4)));
    fc.assert(
      fc.property(any.filter(Boolean), any.filter(Boolean), (AAA, BBB) => {
        const days = [{ day: "2026-07-03", rates: { AAA, BBB } }];
        const found = rateOn(days, { own: "AAA", other: "BBB", date: "2026-07-03" });
        if (!found || !exchangeRate.safeParse(found.rate).success)
          return found !== null && (found.rate < 1e-6 || found.rate > 1e6);
        const other = { currency: "BBB", amount: 1, ...found, source: "ECB" as const };
        expect(isEcbRate(days, "AAA", other)).toBe(true);
        expect(isEcbRate(days, "AAA", { ...other, rate: found.rate * 1.001 })).toBe(false);
        return true;
      }),
    );
  });

  it("is read from what is known of a table", () => {
    expect(knownRates([DAYS[0], { day: "2026-07-04" }, { day: "x", rates: {} }, null])).toEqual([DAYS[0]]);
  });
});
