import { describe, expect, it } from "vitest";
import numbers from "../../fixtures/vat-numbers.json" with { type: "json" };
import { vatNumber } from "../base/country/vatNumber.ts";
import { refusalText } from "../refusals/text.ts";
import { type CompanyVat, decideCompanyVat } from "./company.ts";

const TODAY = "2026-11-26";

/** The number as it is kept, or the message. */
function decided(vat_code: CompanyVat["vat_code"], country: string | null, vat_number: string | null, today = TODAY) {
  const result = decideCompanyVat({ vat_code, country, vat_number }, today);
  return result.ok ? result.value : refusalText(result.refusal, "en");
}

const MISSING = "Please provide a registration country for your company on your profile page.";
const OUTSIDE =
  "This registration country for your company does not belong to the EU, please select 'Non-EU company' in the VAT menu or update your profile.";
const PREFIX =
  "Make sure your VAT number starts with the correct 2-letter EU country code and matches your company's country of registration.";
const GONE = "The EU country you have dialed, is no longer available.";
const FRENCH = "Please select 'French Company' in the VAT menu.";

describe("the VAT number of a company", () => {
  it.each(numbers.valid.filter((each) => !each.startsWith("XI")))("%s is taken under its country", (number) => {
    const country = number.slice(0, 2);
    expect(decided(country === "FR" ? "FR_COMPANY" : "EU_COMPANY", country, number)).toBe(number);
  });

  it.each([
    ["EU_COMPANY", null, "DE136695976", MISSING],
    ["FR_COMPANY", " ", "FR40303265045", MISSING],
    ["EU_COMPANY", "US", "US123", OUTSIDE],
    ["EU_COMPANY", "CH", "CHE-116.281.710", OUTSIDE],
    ["EU_COMPANY", "DE", "IT00743110157", PREFIX],
    ["EU_COMPANY", "DE", "136695976", PREFIX],
    ["FR_COMPANY", "FR", "DE136695976", PREFIX],
    ["FR_COMPANY", "DE", "DE136695976", PREFIX],
    ["EU_COMPANY", "GB", "GB980780684", GONE],
    ["EU_COMPANY", "UK", "UK980780684", GONE],
    ["EU_COMPANY", "FR", "FR40303265045", FRENCH],
    ["EU_COMPANY", "MC", "FR40303265045", FRENCH],
    ["NON_EU_COMPANY", "FR", "FR40303265045", FRENCH],
    ["NON_EU_COMPANY", "MC", "1", FRENCH],
    ["FR_COMPANY", "MC", "fr 40 303 265 045", "FR40303265045"],
    ["EU_COMPANY", "GR", "GR094259216", "EL094259216"],
    ["EU_COMPANY", "GR", "el 094.259.216", "EL094259216"],
    ["EU_COMPANY", "EL", "EL094259216", "EL094259216"],
    ["EU_COMPANY", "de", "de 136-695-976", "DE136695976"],
    ["NON_EU_COMPANY", "GB", "GB980780684", "GB980780684"],
    ["NON_EU_COMPANY", "UK", "xi980780684", "XI980780684"],
    ["NON_EU_COMPANY", "US", "12-3456789", "123456789"],
  ] as const)("%s in %s with %s: %s", (code, country, number, expected) => {
    expect(decided(code, country, number)).toBe(expected);
  });

  it("explains what a number of Northern Ireland is for", () => {
    expect(decided("EU_COMPANY", "GB", "XI980780684")).toContain(GONE);
    expect(decided("EU_COMPANY", "GB", "XI980780684")).toContain("trade in goods");
  });

  it("was British until 2021", () => {
    expect(decided("EU_COMPANY", "GB", "GB980780684", "2020-12-31")).toBe("GB980780684");
  });

  it("refuses wrong check digits, an empty number, and an EU country as none", () => {
    expect(decided("EU_COMPANY", "DE", "DE136695977")).toContain("DE136695977 is not a valid VAT number");
    expect(decided("NON_EU_COMPANY", "US", "")).toBe("Please provide the VAT number of your company.");
    expect(decided("NON_EU_COMPANY", "DE", "DE136695976")).toContain("select 'EU company'");
  });

  it("is kept in upper case without its spaces", () => expect(vatNumber(" ie6388047v ")).toBe("IE6388047V"));
});
