import fc from "fast-check";
import { expect, test } from "vitest";
import { breakRuns } from "./breakRuns.ts";

const measure = (text: string) => text.length;
const run = fc.record({
  text: fc.stringMatching(/^[a-d \n]{1,20}$/),
  change: fc.constantFrom("same" as const, "deleted" as const, "inserted" as const),
});

test("every character is in its line under its change, and no line is wider than it may be", () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 8 }), (runs) => {
      const lines = breakRuns(runs, 10, measure);
      const characters = (list: typeof runs) =>
        list.flatMap(({ text, change }) => [...text.replaceAll("\n", "")].map((one) => `${one} ${change}`));
      expect(characters(lines.flat())).toEqual(characters(runs));
      for (const line of lines) {
        const text = line.map((each) => each.text).join("");
        expect(text.trimEnd().length).toBeLessThanOrEqual(10);
      }
    }),
  );
});

test("breaks at spaces, at line breaks, and within a word that is longer than a line", () => {
  const same = (text: string) => [{ text, change: "same" as const }];
  expect(breakRuns(same("one two three\nfour"), 9, measure)).toEqual([same("one two "), same("three"), same("four")]);
  expect(breakRuns(same("abcdefghijkl"), 9, measure)).toEqual([same("abcdefghi"), same("jkl")]);
});

test("keeps a word together that changed in part", () => {
  const runs = [
    { text: "at 10", change: "same" as const },
    { text: "h", change: "deleted" as const },
    { text: " sharp", change: "same" as const },
  ];
  const lines = breakRuns([{ text: "seven ", change: "same" }, ...runs], 9, measure);
  expect(lines.map((line) => line.map(({ text }) => text).join(""))).toEqual(["seven at ", "10h sharp"]);
});

test("breaks between what was deleted and what replaces it", () => {
  const runs = [
    { text: "43.5467", change: "deleted" as const },
    { text: "43.5667", change: "inserted" as const },
  ];
  expect(breakRuns(runs, 9, measure)).toEqual(runs.map((each) => [each]));
});
