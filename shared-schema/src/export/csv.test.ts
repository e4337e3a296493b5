import { expect, test } from "vitest";
import { csv } from "./csv.ts";

test.each([
  ["plain", "plain"],
  ['say "x", y', '"say ""x"", y"'],
  ["a\r\nb", '"a\r\nb"'],
  [" edge", '" edge"'],
  ["=1+1", "'=1+1"],
  ["+33", "'+33"],
  ["-1", "'-1"],
  ["@x", "'@x"],
  [" =1", "' =1"],
  ["\t=1", "'\t=1"],
  ["＝1", "'＝1"],
  ["O'Brien-Smith", "O'Brien-Smith"],
])("the cell %j becomes %j", (value, expected) => {
  expect(csv([[value, "b"]])).toBe(`\ufeff${expected},b\r\n`);
});

test("a number stays one, negative ones too, and a text that looks like one is guarded", () => {
  expect(csv([[-5_199.45, 0, null, 12, "-5199.45"]])).toBe("\ufeff-5199.45,0,,12,'-5199.45\r\n");
});
