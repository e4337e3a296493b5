import fc from "fast-check";
import { expect, it } from "vitest";
import { readAmountText } from "./amountText.ts";

it.each([
  ["1 234,567.80", 1_234_567.8],
  ["1,234", 1_234],
  ["-1,234,567", -1_234_567],
  ["12.5", 12.5],
  ["1200,50", "decimal-comma"],
  ["1 200,5", "decimal-comma"],
  ["-0,50", "decimal-comma"],
  ["1 200,50 €", "decimal-comma"],
  ["1,200.50", 1_200.5],
  ["", "no-number"],
  ["1e5", "no-number"],
  ["0x10", "no-number"],
  ["1.2.3", "no-number"],
  ["Infinity", "no-number"],
])("reads «%s» as %s", (text, read) => expect(readAmountText(text)).toBe(read));

it.each([
  ["0,95", 0.95],
  ["1234,50", 1_234.5],
  ["1.234,50", 1_234.5],
  ["1\u202F234\u00A0567,5", 1_234_567.5],
  ["2,500", 2.5],
  ["1,234,567", 1_234_567],
  ["1,234.50", 1_234.5],
  ["12500.5", 12_500.5],
  ["1.2,3.4", "no-number"],
])("reads «%s» as %s in French", (text, read) => expect(readAmountText(text, "fr")).toBe(read));

it("reads what is written with thousands apart and a point, and never a hundredfold of a decimal comma", () => {
  const cents = fc.integer({ min: -(10 ** 11), max: 10 ** 11 });
  fc.assert(
    fc.property(cents, (amount) => {
      const written = (amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
      expect(readAmountText(written)).toBe(amount / 100);
      expect(readAmountText((amount / 100).toFixed(2).replace(".", ","))).toBe("decimal-comma");
    }),
  );
});
