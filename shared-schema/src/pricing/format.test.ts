import { describe, expect, it } from "vitest";
import {
  currencySymbol,
  fileAgreementId,
  formatAgreementId,
  formatCoordinate,
  formatDate,
  formatDistance,
  formatFuel,
  formatInstant,
  formatNumber,
  formatPercent,
  formatPrice,
  formatTaxRate,
} from "./format.ts";

/** Locales separate with spaces of several kinds. */
const plain = (value: string) => value.replaceAll(/\s/g, " ");

describe("formats", () => {
  it("writes amounts with their sign or code", () => {
    expect(formatPrice(1234.5, "EUR", "en")).toBe("€1,234.50");
    expect(plain(formatPrice(1234.5, "EUR", "fr"))).toBe("1 234,50 €");
    expect(formatPrice(1000, "JPY", "en")).toBe("¥1,000.00");
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
    expect(formatTaxRate(0.1, "en")).toBe("10%");
    expect(formatDistance(43.5678, "en")).toBe("43.57 NM");
    expect(formatCoordinate(7.017, "fr")).toBe("7.0170");
    expect([formatFuel(null, "en"), formatPrice(undefined, "EUR", "en"), formatCoordinate(Number.NaN, "en")]).toEqual([
      "n/a",
      "n/a",
      "n/a",
    ]);
  });

  it("writes numbers of agreements and dates", () => {
    expect(formatAgreementId(42)).toBe("00042");
    expect(fileAgreementId(42)).toBe("0042");
    expect(formatDate("2027-07-03T10:00:00Z", "fr")).toBe("2027/07/03");
    expect(formatDate(null, "en")).toBe("n/a");
    expect(formatInstant("2027-07-03T10:00:00Z", "en")).toBe("Jul 03, 2027 10:00 UTC");
    expect(formatInstant(null, "en")).toBe("n/a");
    expect([formatInstant(null, "fr-FR"), formatDate(null, "fr"), formatFuel(null, "fr")]).toEqual([
      "n/d",
      "n/d",
      "n/d",
    ]);
  });
});
