import fc from "fast-check";
import { expect, it } from "vitest";
import { digitsToAdd } from "./digits.ts";

const product = (values: readonly number[]) => values.reduce((all, value) => all * value, 1);

it("adds the digits without which the factors come to another result", () => {
  const perHour = { value: 4.8259, decimals: 1 };
  const hours = { value: 27, decimals: 2 };
  const litres = { value: 130.2993, decimals: 1 };
  // 4.8 × 27 is 129.6, and 4.83 × 27 is 130.4.
  expect(digitsToAdd([perHour, hours], litres, product)).toBe(2);
  expect(digitsToAdd([{ value: 5, decimals: 1 }, hours], { value: 135, decimals: 1 }, product)).toBe(0);
  const rate = { value: 0.026108, significant: 3 };
  expect(digitsToAdd([{ value: 100_000, decimals: 2 }, rate], { value: 2_610.8, decimals: 2 }, product)).toBe(2);
});

it("whoever calculates with the factors as they are written comes to the result as it is written", () => {
  const factor = fc.record({
    value: fc.double({ min: 0.01, max: 500, noNaN: true }),
    decimals: fc.constantFrom(0, 1, 2),
  });
  fc.assert(
    fc.property(fc.array(factor, { minLength: 2, maxLength: 3 }), (factors) => {
      const value = product(factors.map((each) => each.value));
      const more = digitsToAdd(factors, { value, decimals: 1 }, product);
      const found = product(factors.map((each) => Number(each.value.toFixed(each.decimals + more))));
      // At a tie the last digit may go either way, however many are written.
      expect(Math.abs(found - value)).toBeLessThan(0.1);
    }),
  );
});
