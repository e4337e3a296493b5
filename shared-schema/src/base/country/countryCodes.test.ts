import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import { expect, it } from "vitest";
import { COUNTRY_CODES } from "./countryCodes.ts";

it("has the code of every country that has a name", () => {
  expect([...COUNTRY_CODES].sort()).toEqual(Object.keys(english.countries).sort());
});
