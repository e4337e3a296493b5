import { type Fraction, fromDecimal, fromMeasure } from "../money.ts";
import type { EnteredAt, Measurement, Quantity, Rule, Term, TermName } from "./term.ts";

// The ends of a derivation: what someone entered, a rule, or what was measured.

/** An amount, price or ratio that was entered, as it is written; nothing entered counts as 0. */
export function entered(
  name: TermName,
  at: EnteredAt,
  value: number | null,
  about: string | null = null,
): Term<Fraction> {
  return { name, about, value: fromDecimal(value ?? 0), origin: { kind: "ENTERED", at, empty: value === null } };
}

/** Litres that were entered, at six decimals. */
export function enteredMeasure(
  name: TermName,
  at: EnteredAt,
  value: number | null,
  about: string | null = null,
): Term<Fraction> {
  return { name, about, value: fromMeasure(value ?? 0), origin: { kind: "ENTERED", at, empty: value === null } };
}

/** A speed, an instant or a consumption that was entered and goes on as a float. */
export function enteredFloat(
  name: TermName,
  at: EnteredAt,
  value: number | null,
  about: string | null = null,
): Term<number> {
  return { name, about, value: value ?? 0, origin: { kind: "ENTERED", at, empty: value === null } };
}

/** A rate or constant of a rule. */
export function ruled(name: TermName, rule: Rule, value: number | string, about: string | null = null): Term<Fraction> {
  return { name, about, value: fromDecimal(value), origin: { kind: "RULE", rule } };
}

/** A float that the chart or the schedule tells. */
export function measuredFloat(
  name: TermName,
  by: Measurement,
  value: number,
  about: string | null = null,
): Term<number> {
  return { name, about, value, origin: { kind: "MEASURED", by } };
}

/** A measured value at six decimals, for what goes on exactly. */
export function measuredExact(
  name: TermName,
  by: Measurement,
  value: number,
  about: string | null = null,
): Term<Fraction> {
  return { name, about, value: fromMeasure(value), origin: { kind: "MEASURED", by } };
}

/** A figure that is derived elsewhere. */
export function given<Q extends Quantity>(name: TermName, value: Q): Term<Q> {
  return { name, about: null, value, origin: { kind: "MEASURED", by: "GIVEN" } };
}
