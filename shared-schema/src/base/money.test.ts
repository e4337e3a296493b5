import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  compare,
  divide,
  fraction,
  fromDecimal,
  fromExact,
  fromMeasure,
  multiply,
  percentOf,
  roundTo,
  subtract,
  toCents,
  toExact,
} from "./money.ts";

const anyFraction = fc
  .tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 9n))
  .map(([num, den]) => fraction(num, den));

describe("exact fractions", () => {
  it("reads a number as its text", () => {
    const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((units) => units / 1_000);
    const number = fc.oneof(amount, fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(number, (value) => {
        expect(fromDecimal(value)).toEqual(fromDecimal(String(value)));
      }),
    );
  });

  it("reads a decimal as it is written", () => {
    expect(fromDecimal(0.85)).toEqual(fraction(17n, 20n));
    expect(fromDecimal(-123456.78)).toEqual(fraction(-12345678n, 100n));
    expect(fromDecimal(999_999_999_999.999)).toEqual(fraction(999_999_999_999_999n, 1_000n));
    expect(fromDecimal(1e21)).toEqual(fraction(10n ** 21n));
    expect(fromDecimal(0.0005)).toEqual(fraction(1n, 2_000n));
    expect(fromDecimal(1e-7)).toEqual(fraction(1n, 10_000_000n));
    expect(fromExact("9/175")).toEqual(fraction(9n, 175n));
  });

  it("keeps six decimals of a measure", () => {
    expect(fromMeasure(1 / 3)).toEqual(fraction(333333n, 1_000_000n));
  });

  it("rounds a half away from zero", () => {
    expect(toCents(fromDecimal("2.005"))).toBe(2.01);
    expect(toCents(fromDecimal("-2.005"))).toBe(-2.01);
    expect(toCents(fromDecimal("-0.001"))).toBe(0);
    expect(roundTo(fraction(9n, 175n), 6)).toBe(0.051429);
  });

  it("shows three significant digits", () => {
    expect(percentOf(fraction(79n, 1500n), { significant: 3 })).toBe("5.27");
    expect(percentOf(fraction(1n, 10n), { significant: 3 })).toBe("10");
    expect(percentOf(fraction(1n, 1n), { significant: 3 })).toBe("100");
    expect(percentOf(fraction(3n, 80n), { significant: 3 })).toBe("3.75");
    expect(percentOf(fraction(1n, 3_000_000n), { significant: 3 })).toBe("0.0000333");
  });

  it("obeys the laws of arithmetic", () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.num !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
        expect(compare(a, b)).toBe(-compare(b, a) || 0);
        expect(fromExact(toExact(a))).toEqual(a);
      }),
    );
  });

  it("is never more than half a cent away", () => {
    fc.assert(
      fc.property(anyFraction, (value) => {
        const gap = subtract(fromDecimal(toCents(value)), value);
        expect(compare(gap.num < 0n ? { num: -gap.num, den: gap.den } : gap, fraction(1n, 200n))).toBeLessThanOrEqual(
          0,
        );
      }),
    );
  });
});
