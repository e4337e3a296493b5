import { expect, test } from "vitest";
import { printableText } from "../terms/format.ts";
import { codeMap, unprintable } from "./glyphs.ts";
import { commonCodeMap, REPLACEMENT, replaceUnprintable } from "./printable.ts";
import { testFonts } from "./testing.test-support.ts";

const fonts = testFonts();
const font = commonCodeMap(fonts);

test.each(["Łukasz Žižka", "Γιώργος", "Дмитро", "Nguyễn Thị Hồng", "Þóra", "Șerban Țepeș", "€ $ ¥ £ № ° — «»"])(
  "%s is printable",
  (name) => {
    expect(unprintable(name, codeMap(fonts.regular))).toEqual([]);
    expect(unprintable(name, codeMap(fonts.bold))).toEqual([]);
  },
);

test("a decomposed accent counts as its composed letter", () => {
  expect(unprintable("Nguye\u0302\u0303n", font)).toEqual([]);
});

test("characters without a glyph are named once each", () => {
  expect(unprintable("王小王 🚤", font)).toEqual(["王", "小", "🚤"]);
});

test("in a draft they are replaced by a mark that the fonts have", () => {
  expect(font.has(REPLACEMENT.codePointAt(0) ?? 0)).toBe(true);
  expect(replaceUnprintable("M/Y 王\nAzurite", font)).toBe(`M/Y ${REPLACEMENT}\nAzurite`);
});

test("soft hyphens and other invisible characters are not drawn", () => {
  expect(printableText("re\u00addel\u200bivery\t1\r\n2")).toBe("redelivery 1\n2");
});
