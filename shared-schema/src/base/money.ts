import Big from "big.js";

/** An exact rational number, always in lowest terms with a positive denominator. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** A fraction as it travels in JSON: two whole numbers written out. */
export interface ExactFraction {
  num: string;
  den: string;
}

/** Decimals kept of a measured value (hours, NM, L) before it enters exact arithmetic. */
const MEASURE_DECIMALS = 6;

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** num / den in lowest terms. A zero denominator is a programming error and throws. */
export function fraction(num: bigint, den = 1n): Fraction {
  if (den === 0n) throw new RangeError("fraction with a zero denominator");
  const sign = den < 0n ? -1n : 1n;
  const divisor = gcd(num, den * sign) || 1n;
  return { num: (num * sign) / divisor, den: (den * sign) / divisor };
}

export const ZERO = fraction(0n);
export const ONE = fraction(1n);

/** The exact value of a decimal as it is written: 0.85 is 17/20, not the nearest binary float. */
export function fromDecimal(value: number | string): Fraction {
  if (typeof value === "number") {
    // Amounts: below 15 digits, a float that a decimal reads as is that decimal, and need not be written out and read again.
    const thousandths = Math.round(value * 1_000);
    if (Math.abs(thousandths) < 1e15 && thousandths / 1_000 === value) return fraction(BigInt(thousandths), 1_000n);
  }
  const [whole = "0", decimals = ""] = new Big(value).toFixed().split(".");
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** A measured float (hours, NM, L) as an exact fraction, rounded half up at six decimals. */
export function fromMeasure(value: number): Fraction {
  return fromDecimal(new Big(value).round(MEASURE_DECIMALS, Big.roundHalfUp).toFixed());
}

/** Reads `{num, den}` or «9/175». */
export function fromExact(value: ExactFraction | string): Fraction {
  if (typeof value !== "string") return fraction(BigInt(value.num), BigInt(value.den));
  const [num = "0", den = "1"] = value.split("/");
  return fraction(BigInt(num), BigInt(den));
}

/** The JSON form of a fraction. */
export function toExact(value: Fraction): ExactFraction {
  return { num: value.num.toString(), den: value.den.toString() };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { num: -b.num, den: b.den });
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den, a.den * b.num);
}

export function sum(values: Iterable<Fraction>): Fraction {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

/** Negative, zero or positive as a is below, at or above b. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.num * b.den - b.num * a.den;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Rounded half up (a half goes away from zero) at a number of decimals. */
export function roundTo(value: Fraction, decimals: number): number {
  const scale = 10n ** BigInt(decimals);
  const negative = value.num < 0n;
  const scaled = (negative ? -value.num : value.num) * scale;
  const units = (2n * scaled + value.den) / (2n * value.den);
  const digits = units.toString().padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  const written = `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return units === 0n ? 0 : Number(negative ? `-${written}` : written);
}

/** An amount rounded half up to whole cents: the once-per-line rounding of the price. */
export function toCents(value: Fraction): number {
  return roundTo(value, 2);
}

/** The number of digits shown of a percentage: after the point, or in all. */
export type PercentDigits = { decimals: number } | { significant: number };

/**
 * A share of 1 in percent, rounded half up on its exact value: 0.0725 with one decimal is «7.3», which binary floats round to
 * 7.2; 79/1500 with 3 significant digits is «5.27».
 */
export function percentOf(share: Fraction, digits: PercentDigits): string {
  const hundredfold = multiply(share, fraction(100n));
  if ("decimals" in digits) return roundTo(hundredfold, digits.decimals).toFixed(digits.decimals);
  const scaled = new Big((hundredfold.num * 10n ** 20n).toString()).div(hundredfold.den.toString());
  return scaled.div(new Big(10).pow(20)).prec(digits.significant, Big.roundHalfUp).toFixed();
}
