import { describe, expect, it } from "vitest";
import { COUNTRIES, countriesIn, countryName, inEuVatArea, isEuWaters, taxCountry } from "./countries.ts";

describe("countryName", () => {
  it("names countries in both languages", () => {
    expect(countryName("GR", "en")).toBe("Greece");
    expect(countryName("GR", "fr")).toBe("Grèce");
    expect(countryName("BL", "fr")).toBe("Saint-Barthélemy");
  });

  it("takes the everyday name where there are several, and the code where there is none", () => {
    expect(["US", "GB", "AE", "TR"].map((iso) => countryName(iso, "en"))).toEqual([
      "United States",
      "United Kingdom",
      "United Arab Emirates",
      "Türkiye",
    ]);
    expect(countryName("QQ", "en")).toBe("QQ");
  });

  it.each(["en", "fr"] as const)("gives no two countries one name, and none an abbreviation (%s)", (language) => {
    const names = countriesIn(language).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /\.|^[A-Z]+$|'/.test(name))).toEqual([]);
  });
});

describe("COUNTRIES", () => {
  it("lists each country once, in order", () => {
    expect(COUNTRIES.length).toBeGreaterThan(245);
    expect(new Set(COUNTRIES.map((country) => country.iso)).size).toBe(COUNTRIES.length);
    expect(COUNTRIES[0]?.iso).toBe("AF");
  });
});

describe("the EU's VAT area", () => {
  it("holds the member states and Monaco", () => {
    for (const iso of ["FR", "MC", "IT", "GR", "HR", "MT", "ES"]) expect(isEuWaters(iso)).toBe(true);
  });

  it("leaves out the territories and the rest of the world", () => {
    for (const iso of ["GP", "MQ", "RE", "GF", "YT", "BL", "MF", "AX", "GB", "GI", "TR", null]) {
      expect(isEuWaters(iso)).toBe(false);
    }
  });

  it("leaves out a place whose state's code does not tell", () => {
    expect(inEuVatArea({ country: "ES" })).toBe(true);
    expect(inEuVatArea({ country: "ES", outside_eu_vat: true })).toBe(false);
    expect(inEuVatArea({ country: null })).toBe(false);
  });
});

describe("taxCountry", () => {
  it("counts Monaco as France and a collectivity as itself", () => {
    expect(["MC", "FR", "BL", "IT"].map(taxCountry)).toEqual(["FR", "FR", "BL", "IT"]);
  });
});
