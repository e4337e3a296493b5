import { expect } from "vitest";
import type { AgreementBody } from "../../agreement/schema.ts";
import type { Operation, Origin, Quantity, Term } from "../../base/derivation/term.ts";
import { valueAt } from "../../base/json.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import { COMPARED_VAT_RATE, FEE_RATIO, TICPE_PER_LITRE } from "../savings.ts";
import type { TaxRow } from "../tax/rows.ts";

// A second arithmetic, for tests alone: exact rational numbers that share nothing with the steps which they check.

type Rational = readonly [num: bigint, den: bigint];

function reduced(num: bigint, den: bigint): Rational {
  let [a, b] = [num < 0n ? -num : num, den];
  while (b !== 0n) [a, b] = [b, a % b];
  return [num / (a || 1n), den / (a || 1n)];
}

/** The exact value of a float, bit by bit. */
function ofFloat(value: number): Rational {
  let [scaled, den] = [value, 1n];
  while (!Number.isInteger(scaled)) [scaled, den] = [scaled * 2, den * 2n];
  return [BigInt(scaled), den];
}

const ofQuantity = (value: Quantity): Rational => (typeof value === "number" ? ofFloat(value) : [value.num, value.den]);
const plus = ([a, b]: Rational, [c, d]: Rational): Rational => reduced(a * d + c * b, b * d);
const minus = (a: Rational, [c, d]: Rational): Rational => plus(a, [-c, d]);
const times = ([a, b]: Rational, [c, d]: Rational): Rational => reduced(a * c, b * d);
const over = ([a, b]: Rational, [c, d]: Rational): Rational =>
  c < 0n ? reduced(-a * d, b * -c) : reduced(a * d, b * c);
const isNegative = ([num]: Rational) => num < 0n;

function halfUp([num, den]: Rational, decimals: number): Rational {
  const scale = 10n ** BigInt(decimals);
  const size = num < 0n ? -num : num;
  const units = (2n * size * scale + den) / (2n * den);
  return reduced(num < 0n ? -units : units, scale);
}

const FOLDS: Readonly<Record<Operation, (values: readonly Rational[]) => Rational>> = {
  SUM: (values) => values.reduce(plus, [0n, 1n]),
  PRODUCT: (values) => values.reduce(times, [1n, 1n]),
  DIFFERENCE: ([a = NONE, b = NONE]) => minus(a, b),
  REST: ([a = NONE, b = NONE]) => (isNegative(minus(a, b)) ? [0n, 1n] : minus(a, b)),
  QUOTIENT: ([a = NONE, b = NONE]) => over(a, b),
  LEAST: ([a = NONE, b = NONE]) => (isNegative(minus(a, b)) ? a : b),
  ELAPSED: ([from = NONE, to = NONE]) => over(minus(to, from), [3_600_000n, 1n]),
  LINE: ([x = NONE, x0 = NONE, y0 = NONE, x1 = NONE, y1 = NONE]) =>
    plus(y0, times(minus(y1, y0), over(minus(x, x0), minus(x1, x0)))),
  CUBE: ([x = NONE, x0 = NONE, y0 = NONE]) => {
    const ratio = over(x, x0);
    return times(y0, times(ratio, times(ratio, ratio)));
  },
  ROUND_UP: ([a = NONE, unit = NONE]) => {
    const [num, den] = over(a, unit);
    const whole = num / den;
    return times([num > 0n && whole * den < num ? whole + 1n : whole, 1n], unit);
  },
  SAME: ([a = NONE]) => a,
};
/** A step lacks a term: no number comes of it. */
const NONE: Rational = [0n, 0n];

/** The value of a tree, computed from its leaves alone. */
export function fold(term: Term, known = new Map<Term, Rational>()): Rational {
  const before = known.get(term);
  if (before) return before;
  const { origin } = term;
  const value = origin.kind === "STEP" ? foldStep(origin, known) : ofQuantity(term.value);
  known.set(term, value);
  return value;
}

function foldStep(
  { operation, of, decimals }: Extract<Origin, { kind: "STEP" }>,
  known: Map<Term, Rational>,
): Rational {
  const value = FOLDS[operation](of.map((term) => fold(term, known)));
  if (decimals === null) return value;
  // A float is taken at six decimals before it is rounded.
  return halfUp(of.some((term) => typeof term.value === "number") ? halfUp(value, 6) : value, decimals);
}

/** A folded value, rounded as it is shown. */
export function foldedTo(term: Term, decimals: number): number {
  const [num, den] = halfUp(fold(term), decimals);
  return Number(num) / Number(den);
}

/** All terms of a tree, each once. */
export function termsOf(root: Term): Term[] {
  const seen = new Set<Term>();
  const visit = (term: Term) => {
    if (seen.has(term)) return;
    seen.add(term);
    if (term.origin.kind === "STEP") term.origin.of.forEach(visit);
  };
  visit(root);
  return [...seen];
}

interface Sources {
  agreement: AgreementBody;
  yacht: YachtBody | null;
  rows: readonly TaxRow[];
}

/** Checks that a leaf says what is where it points. */
export function expectTrueLeaf({ origin, value }: Term, { agreement, yacht, rows }: Sources): void {
  const number = typeof value === "number" ? value : Number(value.num) / Number(value.den);
  if (origin.kind === "ENTERED") {
    const stored = storedAt(origin.at, { agreement, yacht });
    expect(stored ?? null, origin.at.path).toSatisfy((found) => (found === null) === origin.empty);
    const plain = typeof stored === "string" ? Date.parse(stored) : (stored ?? 0);
    expect(number, origin.at.path).toBeCloseTo(Number(plain), 6);
  }
  if (origin.kind === "RULE") {
    const rates = rows.flatMap(({ rate, static_rate, reduction }) => [rate, static_rate ?? 0, 1 - (reduction ?? 0)]);
    expect([...rates, TICPE_PER_LITRE, COMPARED_VAT_RATE, FEE_RATIO, 0, 0.5, 1]).toContain(number);
  }
  if (origin.kind === "MEASURED") expect(origin.by).not.toBe("GIVEN");
}

function storedAt(
  { document, path }: Extract<Origin, { kind: "ENTERED" }>["at"],
  { agreement, yacht }: Pick<Sources, "agreement" | "yacht">,
): unknown {
  if (document === "agreement") return valueAt(agreement, path);
  const [field, ...point] = path.split(".");
  if (field !== "speed_consumption_table") return valueAt(yacht ?? {}, path);
  const column = Number(point.pop());
  return yacht?.speed_consumption_table?.findLast(([speed]) => String(speed) === point.join("."))?.[column];
}
