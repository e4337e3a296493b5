import type { Language } from "shared-schema/base/language";

/** The figures that count beside the route. */
export const FIGURES = ["nm", "litres", "rate", "total"] as const;
export type Figure = (typeof FIGURES)[number];

const FORMATS: Readonly<Record<Figure, Intl.NumberFormatOptions>> = {
  nm: { maximumFractionDigits: 0 },
  litres: { maximumFractionDigits: 0 },
  rate: { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 },
  total: { style: "currency", currency: "EUR", maximumFractionDigits: 0 },
};

/** Writes a figure of the hero: whole miles, litres and euros, the rate with one decimal. */
export function figureWriter(figure: Figure, language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(language, FORMATS[figure]);
  return (value) => format.format(value);
}
