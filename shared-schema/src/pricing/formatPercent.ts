import Big from "big.js";
import { fromDecimal, type PercentDigits, percentOf } from "../base/money.ts";
import { decimals, shown, type Value } from "./format.ts";

/** A fraction of 1 as a percentage with 1 decimal. */
export function formatPercent(ratio: Value, locale: string): string {
  return percentage(ratio, locale, { decimals: 1 });
}

/** A tax rate (a fraction of 1) as a percentage with 3 significant digits: «5.27%». */
export function formatTaxRate(rate: Value, locale: string): string {
  return percentage(rate, locale, { significant: 3 });
}

/** A fraction of 1 as a percentage with 2 decimals, as the terms of a contract round it. */
export function formatShare(share: Value, locale: string): string {
  return percentage(share, locale, { decimals: 2 });
}

/** Rounded before it is handed to `Intl`, which then only has to write it. */
function percentage(share: Value, locale: string, digits: PercentDigits): string {
  return shown(share, locale, (number) => {
    const rounded = percentOf(fromDecimal(number), digits);
    const written = rounded.split(".")[1]?.length ?? 0;
    return decimals(locale, written, { style: "percent" }).format(Number(new Big(rounded).div(100)));
  });
}
