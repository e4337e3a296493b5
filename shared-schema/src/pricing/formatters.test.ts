import { expect, it } from "vitest";
import { dateFormat, numberFormat } from "./formatters.ts";

it("makes a format once for each locale and options, and no more than it may keep", () => {
  const english = numberFormat("en-GB", { minimumFractionDigits: 2 });
  expect(numberFormat("en-GB", { minimumFractionDigits: 2 })).toBe(english);
  expect(numberFormat("fr-FR", { minimumFractionDigits: 2 })).not.toBe(english);
  expect(numberFormat("en-GB", { minimumFractionDigits: 1 }).format(1.5)).toBe("1.5");
  for (let digits = 0; digits < 1_000; digits++) {
    numberFormat("en-GB", { minimumFractionDigits: digits % 20, maximumSignificantDigits: 1 + (digits % 21) });
  }
  expect(numberFormat("en-GB", { minimumFractionDigits: 2 })).not.toBe(english);
});

it("tells dates of one zone from those of another, and refuses a zone that is none", () => {
  const at = new Date("2027-07-03T23:30:00Z");
  const day = (timeZone: string) => dateFormat("en-GB", { day: "numeric", timeZone }).format(at);
  expect([day("UTC"), day("Europe/Paris"), day("UTC")]).toEqual(["3", "4", "3"]);
  expect(() => day("Sea/Nowhere")).toThrow(RangeError);
});
