import fc from "fast-check";
import { expect, it } from "vitest";
import { merged } from "./merged.ts";

/** Numbers that rise, with a note of each that was read and whether they were closed. */
function source(numbers: readonly number[]) {
  const state = { read: 0, closed: false };
  const iterator = (function* () {
    try {
      for (const number of numbers) {
        state.read += 1;
        yield number;
      }
    } finally {
      state.closed = true;
    }
  })();
  return { iterator, state };
}

it("has the rows of all queries in their order, as many as are wanted, and leaves none open", () => {
  const rising = fc.uniqueArray(fc.nat(), { maxLength: 20 }).map((numbers) => numbers.sort((a, b) => a - b));
  fc.assert(
    fc.property(fc.array(rising, { maxLength: 6 }), fc.nat({ max: 40 }), (lists, most) => {
      const sources = lists.map(source);
      const rows = merged(
        sources.map(({ iterator }) => iterator),
        (number) => number,
        most,
      );
      const sorted = lists.flat().sort((a, b) => a - b);
      expect([...rows]).toEqual(sorted.slice(0, most));
      expect(sources.every(({ state }) => state.closed || state.read === 0)).toBe(true);
    }),
  );
});

it("reads one row of each query ahead, and closes them when its reader stops", () => {
  const sources = [source([1, 3, 5, 7]), source([2, 4, 6, 8])];
  for (const number of merged(
    sources.map(({ iterator }) => iterator),
    (number) => number,
    100,
  )) {
    if (number === 2) break;
  }
  expect(sources.map(({ state }) => state)).toEqual([
    { read: 2, closed: true },
    { read: 1, closed: true },
  ]);
});
