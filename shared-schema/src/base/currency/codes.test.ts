import { expect, it } from "vitest";
import { isCurrency } from "./codes.ts";
import { minorDecimals } from "./minorUnits.ts";

it("knows the currencies in use, and no code that stands for none", () => {
  expect(["EUR", "USD", "JPY", "KWD", "XCD", "TND"].filter((code) => !isCurrency(code))).toEqual([]);
  expect(["ZZZ", "XXX", "XTS", "XAU", "DEM", "eur", ""].filter(isCurrency)).toEqual([]);
});

it("knows every currency whose minor unit is no hundredth", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const all = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  // A unit of account of Uruguay, in which no one is paid.
  expect(all.filter((code) => minorDecimals(code) !== 2 && !isCurrency(code))).toEqual(["UYI"]);
});
