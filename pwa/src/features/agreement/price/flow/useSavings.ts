import { given } from "shared-schema/base/derivation/leaves";
import { fromDecimal } from "shared-schema/base/money";
import type { Plan } from "shared-schema/pricing/plan";
import { foreignSavings, hasSavings } from "shared-schema/pricing/price";
import { type Savings, savingsOf } from "shared-schema/pricing/savings";
import { useEuroRate } from "../../frame/derivation/useEuroRate.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

type Known = { [Key in keyof Savings]: number | null };

/**
 * The savings and the fee in euros; `NO_RATE` where the agreement's currency has no reference rate on this device, null where there are
 * none, or not yet.
 */
export function useSavings(): Known | "NO_RATE" | null {
  const { agreement, inputs, plan } = useWorkspace();
  const euro = useEuroRate(agreement.currency);
  if (!plan || plan.price.net_total === null) return null;
  if (plan.price.savings_gross !== null) return plan.price;
  const yacht_status = inputs?.yacht?.status ?? null;
  if (!hasSavings({ contract_type: plan.tax.contract_type, yacht_status })) return null;
  if (agreement.currency === "EUR") return null;
  const terms = euro && foreignSavings(termsOf(plan.price), euro);
  return terms ? savingsOf(terms) : "NO_RATE";
}

/** Figures of the plan, for what follows from them. */
function termsOf({ net_total, vat_amount, total_fuel_consumption }: Plan["price"]) {
  const term = (name: "net_total" | "vat_amount" | "total_fuel_consumption", value: number | null) =>
    value === null ? null : given(name, fromDecimal(value));
  return {
    net_total: term("net_total", net_total),
    vat_amount: term("vat_amount", vat_amount),
    total_fuel_consumption: term("total_fuel_consumption", total_fuel_consumption),
  };
}
