import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { basePriceLabel, PRICE_LINES } from "../../labels/price.ts";
import { amount, BLANK, both } from "../../terms/format.ts";
import type { ContractTerms } from "../../terms/terms.ts";
import type { TableBlock } from "../blocks.ts";

/** The lines of the net total behind the price of the voyage. A line that neither version has is left out. */
const PARTS = [
  ["base_price_routing", PRICE_LINES.routing],
  ["total_oil_price", PRICE_LINES.oil],
  ["total_services_price", PRICE_LINES.services],
] as const;
const SUMS = [
  ["net_total", PRICE_LINES.net],
  ["vat_amount", PRICE_LINES.vat],
  ["total_agreement_price", PRICE_LINES.total],
  ["requested_cea_amount", PRICE_LINES.apa],
  ["requested_deposit_amount", PRICE_LINES.deposit],
  ["grand_total_price", PRICE_LINES.grand],
] as const;
const TOTALS: readonly string[] = ["net_total", "total_agreement_price", "grand_total_price"];

/**
 * Each amount before and after, with its difference: the lines show what moved the totals. Amounts in different currencies have no
 * difference.
 */
export function priceDifference(before: ContractTerms, after: ContractTerms): TableBlock {
  const [was, is] = [String(before["currency"]), String(after["currency"])];
  const isComparable = was === is;
  const parts = [["base_price_cruising", basePriceLabel(after["contract_type"])] as const, ...PARTS];
  const shown = [...parts.filter(([key]) => before[key] || after[key]), ...SUMS];
  return {
    kind: "table",
    caption: { fr: `Différence de prix (${is})`, en: `Difference of price (${is})` },
    columns: [
      { head: { fr: "Montant", en: "Amount" }, align: "left" },
      { head: { fr: `Avant (${was})`, en: `Before (${was})` }, align: "right", width: 0.18 },
      { head: { fr: `Après (${is})`, en: `After (${is})` }, align: "right", width: 0.18 },
      { head: { fr: "Différence", en: "Difference" }, align: "right", width: 0.18 },
    ],
    rows: shown.map(([key, label]) => {
      const [old, now] = [amountOf(before[key]), amountOf(after[key])];
      const difference = old === null || now === null ? null : now - old;
      return [both(label), amount(old, was), amount(now, is), isComparable ? signed(difference, is) : BLANK];
    }),
    totals: shown.flatMap(([key], index) => (TOTALS.includes(key) ? [index] : [])),
    kept: shown.flatMap(([key], index) => (key === "vat_amount" ? [index] : [])),
  };
}

function amountOf(value: ContractTerms[string] | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function signed(difference: number | null, currency: string): string {
  const shown = amount(difference, currency);
  // What binary fractions leave of a difference of nothing is no rise.
  const isRise = difference !== null && difference >= 0.5 / 10 ** minorDecimals(currency);
  return isRise ? `+${shown}` : shown;
}
