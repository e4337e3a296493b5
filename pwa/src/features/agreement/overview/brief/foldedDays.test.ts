import { expect, it } from "vitest";
import { foldedDays } from "./foldedDays.ts";

const days = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it("shows a voyage of twelve days whole", () => {
  expect(foldedDays(days(12))).toEqual({ first: days(12), hidden: 0, last: [] });
});

it("folds a longer one in the middle and hides at least four days", () => {
  expect(foldedDays(days(13))).toEqual({ first: [1, 2, 3, 4, 5, 6], hidden: 4, last: [11, 12, 13] });
});
