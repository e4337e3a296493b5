import fc from "fast-check";
import { expect, it } from "vitest";
import { unprintable } from "../glyphs.ts";
import { commonCodeMap } from "../printable.ts";
import { sheetFonts, testFonts } from "../testing.test-support.ts";
import { MOST_QUOTED, quoted } from "./quoted.ts";

const maps = [testFonts(), sheetFonts()].map(commonCodeMap);

it("writes European languages as they are, and other characters by their number", () => {
  expect(quoted(" L’été à Žilina: «€ 90,000»\r\nΣάμος, Ялта — ")).toBe("L’été à Žilina: «€ 90,000»\nΣάμος, Ялта —");
  expect(quoted("No 🙂, אב")).toBe("No [U+1F642], [U+05D0][U+05D1]");
});

it("can always be printed, whatever was written", () => {
  for (let code = 0x20; code < 0x3000; code++) {
    const text = quoted(String.fromCodePoint(code));
    for (const map of maps) expect(unprintable(text, map), code.toString(16)).toEqual([]);
  }
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const map of maps) expect(unprintable(quoted(text), map)).toEqual([]);
    }),
  );
});

it("ends long texts", () => {
  expect(quoted("a".repeat(20_000))).toBe(`${"a".repeat(MOST_QUOTED)} […]`);
});
