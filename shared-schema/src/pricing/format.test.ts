import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percent } from "../terms/format.ts";
import {
  currencySymbol,
  fileAgreementId,
  formatAgreementId,
  formatCoordinate,
  formatDay,
  formatDistance,
  formatFuel,
  formatInstant,
  formatMoment,
  formatNumber,
  formatPrice,
  formatWeekday,
} from "./format.ts";
import { formatPercent, formatShare, formatTaxRate } from "./formatPercent.ts";

/** Locales separate with spaces of several kinds. */
const plain = (value: string) => value.replaceAll(/\s/g, " ");

describe("formats", () => {
  it("writes amounts with their sign or code", () => {
    expect(formatPrice(1234.5, "EUR", "en")).toBe("€1,234.50");
    expect(plain(formatPrice(1234.5, "EUR", "fr"))).toBe("1 234,50 €");
    expect(formatPrice(1000, "JPY", "en")).toBe("¥1,000");
    expect(plain(formatPrice(1.5, "KWD", "en"))).toBe("KWD 1.500");
    expect(formatPrice(1, "CNY", "en")).toBe("CN¥1.00");
    expect(plain(formatPrice(-7, "CAD", "en"))).toBe("-CAD 7.00");
    expect(currencySymbol("GBP")).toBe("£");
    expect(currencySymbol("CHF")).toBe("CHF");
  });

  it("writes quantities with their digits", () => {
    expect(formatNumber(2.345, "en")).toMatch(/^2\.3[45]$/);
    expect(formatFuel(12345.67, "en")).toBe("12,345.7 L");
    expect(formatPercent(0.2, "en")).toBe("20.0%");
    expect(formatTaxRate(0.052654, "en")).toBe("5.27%");
    expect(formatShare(0.052654, "en")).toBe("5.27%");
    expect(formatShare(0.3, "en")).toBe("30.00%");
    expect(formatTaxRate(0.1, "en")).toBe("10%");
    expect(formatDistance(43.5678, "en")).toBe("43.57 NM");
    expect(formatCoordinate(7.017, "fr")).toBe("7.0170");
    expect([formatFuel(null, "en"), formatPrice(undefined, "EUR", "en"), formatCoordinate(Number.NaN, "en")]).toEqual([
      "n/a",
      "n/a",
      "n/a",
    ]);
  });

  it("rounds percentages half up on their decimal value, on screen and in the contract alike", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (tenThousandths) => {
        const expected = (Math.floor((tenThousandths + 5) / 10) / 10).toFixed(1);
        expect(formatPercent(tenThousandths / 10_000, "en")).toBe(`${expected}%`);
        expect(plain(percent(tenThousandths / 10_000, 1))).toBe(`${expected} %`);
      }),
      { examples: [[725], [1005], [10]] },
    );
    expect(plain(formatPercent(0.0725, "fr"))).toBe("7,3 %");
    expect(formatTaxRate(0.02285, "en")).toBe("2.29%");
    expect(formatTaxRate(0.10005, "en")).toBe("10%");
  });

  it("writes numbers of agreements and dates", () => {
    expect(formatAgreementId(42)).toBe("00042");
    expect(fileAgreementId(42)).toBe("0042");
    expect(formatDay("2027-07-03", "fr-FR")).toBe("3 juil. 2027");
    expect(formatDay("2027-08-01", "fr-FR")).toBe("1er août 2027");
    expect(formatDay("2027-08-01", "en-US")).toBe("Aug 01, 2027");
    expect(formatDay(null, "en")).toBe("n/a");
    expect(formatWeekday("2027-07-03", "en-US")).toBe("Sat, Jul 03");
    expect(formatWeekday("2027-08-01", "fr-FR")).toBe("dim. 1er août");
    expect(formatInstant("2027-07-03T10:00:00Z", "en")).toBe("Jul 03, 2027 10:00 UTC");
    expect(formatInstant("2027-07-03T10:00:00Z", "fr-FR")).toBe("3 juil. 2027 10:00 UTC");
    expect(formatInstant(null, "en")).toBe("n/a");
    expect(formatMoment("2027-07-02T22:30:00Z", "Europe/Paris", "fr-FR")).toBe("3 juil., 00:30");
    expect(formatMoment("2027-07-02T22:30:00Z", "UTC", "en-US")).toBe("Jul 02, 22:30");
    expect([formatInstant(null, "fr-FR"), formatDay(null, "fr"), formatFuel(null, "fr")]).toEqual([
      "n/d",
      "n/d",
      "n/d",
    ]);
  });
});
