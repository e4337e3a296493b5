import fc from "fast-check";
import { expect, test } from "vitest";
import { earlyBreaks, type Room } from "./rowBreaks.ts";

/** The number of rows on each page, filled one by one as the table engine does. */
function rowsPerPage(heights: readonly number[], { here, next }: Room, sums: readonly number[] = []): number[] {
  const breaks = new Set(earlyBreaks(heights, { here, next }, sums));
  const pages = [0];
  let left = here;
  for (const [index, height] of heights.entries()) {
    if (breaks.has(index) || height > left) {
      pages.push(0);
      left = next;
    }
    pages.push((pages.pop() ?? 0) + 1);
    left -= height;
  }
  return pages;
}

const NEXT = 246;
const room = fc.record({ here: fc.double({ min: 0, max: NEXT, noNaN: true }), next: fc.constant(NEXT) });

test("leaves no last row alone on a page where the page before can spare one", () => {
  // Two rows and the last one fit any page: on each there are three at least.
  const heights = fc.array(fc.double({ min: 4, max: 60, noNaN: true }), { minLength: 4, maxLength: 80 });
  fc.assert(
    fc.property(heights, room, (rows, given) => {
      const pages = rowsPerPage(rows, given);
      const [above = 0, last] = pages.slice(-2);
      if (pages.length > 1 && above >= 2) expect(last).toBeGreaterThan(1);
      expect(pages.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    }),
  );
});

test("no sum begins a page where the page before can spare the row above it", () => {
  const heights = fc.array(fc.double({ min: 4, max: 60, noNaN: true }), { minLength: 4, maxLength: 80 });
  fc.assert(
    fc.property(heights, room, fc.array(fc.nat(80)), (rows, given, sums) => {
      const pages = rowsPerPage(rows, given, sums);
      let first = 0;
      for (const [page, count] of pages.entries()) {
        const above = pages[page - 1] ?? 0;
        const isSum = sums.includes(first) || first === rows.length - 1;
        // It does below a row of sums alone.
        if (isSum && above > 2) expect(sums).toContain(first - 1);
        first += count;
      }
    }),
  );
});

test("breaks early where it has to, and nowhere else", () => {
  expect(earlyBreaks([10, 10, 10, 10], { here: 30, next: 100 })).toEqual([2]);
  expect(earlyBreaks([10, 10, 10, 10, 10], { here: 30, next: 100 })).toEqual([]);
  expect(earlyBreaks([10, 10, 10], { here: 20, next: 100 })).toEqual([]);
  expect(earlyBreaks([10, 10, 10, 10], { here: 40, next: 100 })).toEqual([]);
  expect(earlyBreaks([10, 10], { here: 5, next: 100 })).toEqual([0]);
  expect(earlyBreaks([...Array<number>(11).fill(10)], { here: 20, next: 40 })).toEqual([9]);
  expect(earlyBreaks([10, 300, 10, 10], { here: 20, next: 100 })).toEqual([]);
  expect(earlyBreaks([...Array<number>(6).fill(10)], { here: 40, next: 100 }, [4])).toEqual([3]);
  expect(earlyBreaks([...Array<number>(6).fill(10)], { here: 20, next: 100 }, [2])).toEqual([]);
});
