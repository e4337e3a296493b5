import { PRICE_LINES } from "../../labels/price.ts";
import { BLANK, both, number } from "../../terms/format.ts";
import type { Terms } from "../../terms/terms.ts";
import type { TableBlock } from "../blocks.ts";

/** The lines of the net total. A line that neither version has is left out. */
const PARTS = [
  ["base_price_cruising", PRICE_LINES.cruising],
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
export function priceDifference(before: Terms, after: Terms): TableBlock {
  const [was, is] = [before["currency"], after["currency"]].map(String);
  const isComparable = was === is;
  const shown = [...PARTS.filter(([key]) => before[key] || after[key]), ...SUMS];
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
      return [both(label), number(old, 2), number(now, 2), isComparable ? signed(difference) : BLANK];
    }),
    totals: shown.flatMap(([key], index) => (TOTALS.includes(key) ? [index] : [])),
  };
}

function amountOf(value: Terms[string] | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function signed(difference: number | null): string {
  const shown = number(difference, 2);
  return difference !== null && difference >= 0.005 ? `+${shown}` : shown;
}
