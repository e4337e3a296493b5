import { MOST_MINOR_DECIMALS } from "../currency/minorUnits.ts";
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  fromDecimal,
  fromMeasure,
  multiply,
  roundTo,
  subtract,
  ZERO,
} from "../money.ts";
import type { Operation, Quantity, Term, TermName } from "./term.ts";

// The steps of every figure that people can ask about. A step computes its value out of its terms' values and keeps the terms, so
// that the figure and its derivation are one thing.

const MS_PER_HOUR = 3_600_000;

interface Arithmetic<Q extends Quantity> {
  zero: Q;
  add(a: Q, b: Q): Q;
  subtract(a: Q, b: Q): Q;
  multiply(a: Q, b: Q): Q;
  divide(a: Q, b: Q): Q;
  isBelow(a: Q, b: Q): boolean;
}

type Parts<Q extends Quantity> = readonly [Term<Q>, ...Term<Q>[]];

function step<Q extends Quantity>(
  operation: Operation,
  name: TermName,
  of: readonly Term[],
  value: Q,
  about: string | null,
): Term<Q> {
  return { name, about, value, origin: { kind: "STEP", operation, of, decimals: null } };
}

/** The steps that exact values and floats have in common. */
function calculus<Q extends Quantity>({ zero, add, subtract, multiply, divide, isBelow }: Arithmetic<Q>) {
  return {
    sum: (name: TermName, of: readonly Term<Q>[], about: string | null = null): Term<Q> => {
      const value = of.reduce((all, term) => add(all, term.value), zero);
      return step("SUM", name, of, value, about);
    },
    difference: (name: TermName, a: Term<Q>, b: Term<Q>, about: string | null = null): Term<Q> =>
      step("DIFFERENCE", name, [a, b], subtract(a.value, b.value), about),
    rest: (name: TermName, a: Term<Q>, b: Term<Q>, about: string | null = null): Term<Q> => {
      const left = subtract(a.value, b.value);
      return step("REST", name, [a, b], isBelow(left, zero) ? zero : left, about);
    },
    product: (name: TermName, of: Parts<Q>, about: string | null = null): Term<Q> => {
      const [first, ...others] = of;
      const value = others.reduce((all, term) => multiply(all, term.value), first.value);
      return step("PRODUCT", name, of, value, about);
    },
    quotient: (name: TermName, a: Term<Q>, b: Term<Q>, about: string | null = null): Term<Q> =>
      step("QUOTIENT", name, [a, b], divide(a.value, b.value), about),
    least: (name: TermName, a: Term<Q>, b: Term<Q>, about: string | null = null): Term<Q> =>
      step("LEAST", name, [a, b], isBelow(a.value, b.value) ? a.value : b.value, about),
    /** The same value under another name. */
    same: (name: TermName, term: Term<Q>, about: string | null = null): Term<Q> =>
      step("SAME", name, [term], term.value, about),
  };
}

/** Steps of money and rates. */
export const exact = {
  ...calculus<Fraction>({
    zero: ZERO,
    add,
    subtract,
    multiply,
    divide,
    isBelow: (a, b) => compare(a, b) < 0,
  }),
  /** Up to whole ones of a unit. */
  roundedUp: (
    name: TermName,
    term: Term<Fraction>,
    unit: Term<Fraction>,
    about: string | null = null,
  ): Term<Fraction> => {
    const { num, den } = divide(term.value, unit.value);
    const whole = num > 0n ? (num + den - 1n) / den : num / den;
    return step("ROUND_UP", name, [term, unit], multiply(fraction(whole), unit.value), about);
  },
};

/** Steps of what is measured: NM, hours, knots, litres on the way. */
export const measured = {
  ...calculus<number>({
    zero: 0,
    add: (a, b) => a + b,
    subtract: (a, b) => a - b,
    multiply: (a, b) => a * b,
    divide: (a, b) => a / b,
    isBelow: (a, b) => a < b,
  }),
  /** Hours from one instant to another. */
  elapsed: (name: TermName, from: Term<number>, to: Term<number>, about: string | null = null): Term<number> =>
    step("ELAPSED", name, [from, to], (to.value - from.value) / MS_PER_HOUR, about),
  /** On the line from one point to another, each of them x and y. */
  line: (
    name: TermName,
    x: Term<number>,
    [x0, y0]: readonly [Term<number>, Term<number>],
    [x1, y1]: readonly [Term<number>, Term<number>],
    about: string | null = null,
  ): Term<number> => {
    const share = (x.value - x0.value) / (x1.value - x0.value);
    return step("LINE", name, [x, x0, y0, x1, y1], y0.value + share * (y1.value - y0.value), about);
  },
  /** By the cube of x, from one point. */
  cube: (
    name: TermName,
    x: Term<number>,
    [x0, y0]: readonly [Term<number>, Term<number>],
    about: string | null = null,
  ): Term<number> => step("CUBE", name, [x, x0, y0], y0.value * (x.value / x0.value) ** 3, about),
};

/** The result of a step, rounded half up. A float is taken at six decimals first, as everywhere. */
export function rounded(term: Term, decimals: number): Term<Fraction> {
  const value = fromDecimal(roundTo(typeof term.value === "number" ? fromMeasure(term.value) : term.value, decimals));
  const { name, about, origin } = term;
  return origin.kind === "STEP"
    ? { name, about, value, origin: { ...origin, decimals } }
    : { name, about, value, origin: { kind: "STEP", operation: "SAME", of: [term], decimals } };
}

/** The amount of an exact term that adds up whole minor units of a currency: nothing is rounded. */
export function amountOf(term: Term<Fraction>): number {
  return roundTo(term.value, MOST_MINOR_DECIMALS);
}
