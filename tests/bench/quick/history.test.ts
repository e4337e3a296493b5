import fc from "fast-check";
import { expect, it } from "vitest";
import { type Line, linesIn, textOf, worseThan } from "./history.ts";

const line = (row: string, ratio: number, commit = "c"): Line => ({ date: "2026-11-26", commit, row, ratio });

it("reads back what it wrote", () => {
  const lines = fc.array(
    fc.record({
      date: fc.constantFrom("2026-11-26", "2027-01-01"),
      commit: fc.stringMatching(/^[0-9a-f]{7}\+?$/),
      row: fc.stringMatching(/^[a-z][a-z ,/0-9]{0,30}$/),
      ratio: fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1_000),
    }),
  );
  fc.assert(
    fc.property(lines, (all) => {
      expect(linesIn(textOf(all))).toEqual(all);
    }),
  );
});

it("names a ratio that is 15 % worse than the best of its row, and no other", () => {
  const former = [line("pull", 1), line("pull", 1.4), line("push", 2)];
  expect(worseThan(former, [line("pull", 1.15), line("push", 2.4), line("new", 9)])).toEqual([
    { row: "push", ratio: 2.4, best: line("push", 2) },
  ]);
  expect(worseThan(former, [line("pull", 1.16)])).toHaveLength(1);
});

it("looks at the last ten lines of a row", () => {
  const nine = Array.from({ length: 9 }, () => line("pull", 2));
  expect(worseThan([line("pull", 1), ...nine], [line("pull", 2)])).toHaveLength(1);
  expect(worseThan([line("pull", 1), ...nine, line("pull", 2)], [line("pull", 2)])).toEqual([]);
});
