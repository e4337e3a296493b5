import { expect, it } from "vitest";
import { compared, type SortValue } from "./compared.ts";

const sorted = <V extends SortValue>(values: readonly V[], isDown = false) =>
  values
    .map((value) => ({ value }))
    .sort((a, b) => compared(a.value, b.value, isDown))
    .map(({ value }) => value);

it("keeps the amounts in one currency together", () => {
  const totals = [
    ["USD", 2],
    ["EUR", 30],
    ["JPY", 9_000],
    ["EUR", 4],
    ["USD", 1],
  ] as const;
  expect(sorted(totals).map((total) => total.join(" "))).toEqual(["EUR 4", "EUR 30", "JPY 9000", "USD 1", "USD 2"]);
});

it("puts what is unknown last in either direction", () => {
  expect(sorted([undefined, "b", "a"])).toEqual(["a", "b", undefined]);
  expect(sorted([undefined, "b", "a"], true)).toEqual(["b", "a", undefined]);
});

it("compares texts without regard to case and accents, numbers in them by value, and null before all others", () => {
  expect(sorted(["Étoile 10", "etoile 9", "Zephyr", "Alba"])).toEqual(["Alba", "etoile 9", "Étoile 10", "Zephyr"]);
  expect(sorted([1, null, 0])).toEqual([null, 0, 1]);
});
