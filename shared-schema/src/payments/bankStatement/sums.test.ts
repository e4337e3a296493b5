import fc from "fast-check";
import { expect, it } from "vitest";
import { numbersThatMake } from "./sums.ts";

const numbers = fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 14 });

it("finds two to five numbers that make the target, wherever there are some, and no others", () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: -900, max: 900 }), (all, target) => {
      const found = numbersThatMake(target, all);
      if (found === null) return;
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeGreaterThanOrEqual(2);
      expect(found.length).toBeLessThanOrEqual(5);
      expect(found.reduce((sum, at) => sum + (all[at] ?? 0), 0)).toBe(target);
    }),
  );
});

it("finds what was put in, in as few numbers", () => {
  const chosen = fc.record({
    all: fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 2, maxLength: 12 }),
    take: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(chosen, ({ all, take }) => {
      const some = all.slice(0, Math.min(all.length, take + 2));
      const found = numbersThatMake(
        some.reduce((sum, each) => sum + each, 0),
        all,
      );
      expect(found?.length).toBeLessThanOrEqual(some.length);
    }),
  );
});

it("finds the set-off of a settlement", () => {
  expect(numbersThatMake(-21_500, [5_000, -4_000, -22_500])).toEqual([0, 1, 2]);
  expect(numbersThatMake(67_500, [45_000, 22_500, 9_000])).toEqual([0, 1]);
  expect(numbersThatMake(45_000, [45_000])).toBeNull();
});
