import fc from "fast-check";
import { expect, test } from "vitest";
import { rivieraContract, testFonts } from "../testing.test-support.ts";
import { brokenLines } from "./brokenLines.ts";
import { openPdf, setType } from "./pen.ts";

const pen = openPdf(rivieraContract(true), testFonts());
setType(pen, "normal", 8);
const { pdf } = pen;

const part = fc.string({ unit: fc.constantFrom("W", "ż", "i", "Ł"), minLength: 1, maxLength: 40 });
const name = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join("-"));

test("a name is broken in no line before a hyphen, stays in its width and keeps each character", () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), fc.integer({ min: 12, max: 80 }), (names, width) => {
      // Names without a hyphen are chopped by the library.
      const text = names.filter((each) => each.includes("-")).join(" ");
      const lines = brokenLines(pdf, text, width);
      expect(lines.filter((line) => line.startsWith("-"))).toEqual([]);
      for (const line of lines) expect(pdf.getTextWidth(line)).toBeLessThanOrEqual(width);
      expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    }),
  );
});

test("a long name breaks behind a hyphen, and whatever fits is left to the library", () => {
  expect(brokenLines(pdf, "Brzęczyszczykiewiczówna-Grzegżółkowska", 50)).toEqual([
    "Brzęczyszczykiewiczówna-",
    "Grzegżółkowska",
  ]);
  const text = "Jean-Luc Œuvrard sails well-known waters\nin a blue-green sea";
  expect(brokenLines(pdf, text, 30)).toEqual(pdf.splitTextToSize(text, 30));
});
