import type { Bilingual } from "../../base/language.ts";

/** A value that both languages state. */
export interface Figure {
  value: number;
  unit: "number" | "percent" | "hours" | "days" | "months" | "years";
}

type Unit = Figure["unit"];

const of = (unit: Unit) => (value: number) => ({ unit, value }) satisfies Figure;
export const number = of("number");
export const percent = of("percent");
export const hours = of("hours");
export const days = of("days");
export const months = of("months");
export const years = of("years");

/** Keeps a number and its unit on one line. */
const NBSP = "\u00a0";
const UNITS: Readonly<Record<Exclude<Unit, "number">, Bilingual>> = {
  percent: { fr: `${NBSP}%`, en: "%" },
  hours: { fr: `${NBSP}heures`, en: `${NBSP}hours` },
  days: { fr: `${NBSP}jours`, en: `${NBSP}days` },
  months: { fr: `${NBSP}mois`, en: `${NBSP}months` },
  years: { fr: `${NBSP}ans`, en: `${NBSP}years` },
};

/** A figure as each language writes it: «30 jours», «30 days». No edition has a figure of one hour, day or year. */
export function figureText({ value, unit }: Figure): Bilingual {
  if (unit === "number") return { fr: String(value), en: String(value) };
  return { fr: `${value}${UNITS[unit].fr}`, en: `${value}${UNITS[unit].en}` };
}
