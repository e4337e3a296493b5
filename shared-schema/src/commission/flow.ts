import { ofAgreement } from "../agreement/derivation/enteredAt.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { amountOf, exact } from "../base/derivation/calculus.ts";
import { entered } from "../base/derivation/leaves.ts";
import type { Term } from "../base/derivation/term.ts";
import type { Fraction } from "../base/money.ts";
import type { PriceFigures } from "../pricing/price.ts";
import { commissionLines } from "./figures.ts";
import type { CommissionBody } from "./schema.ts";

/** A part of what the client pays, and where it goes. */
export interface FlowLine {
  name:
    | "vat_amount"
    | "total_oil_price"
    | "total_services_price"
    | "base_price_routing"
    | "commission_share"
    | "base_price_cruising"
    | "carrier_share"
    | "requested_cea_amount"
    | "requested_deposit_amount";
  /** Of a commission, the profile that earns it. */
  profile_id: number | null;
  about: string | null;
  amount: number;
}

type Priced = Pick<AgreementBody, "base_price_cruising" | "base_price_routing" | "currency" | "parties">;

/**
 * The derivation of each commission, and of what is left of the base price to the carrier.
 * @returns none without a base price
 */
export function commissionFigures(agreement: Priced, commission: CommissionBody): Term<Fraction>[] {
  const { base_price_cruising: price } = agreement;
  if (price === null) return [];
  const shares = commissionLines(agreement, commission).flatMap(({ term }) => term ?? []);
  const base = entered("base_price_cruising", ofAgreement("base_price_cruising"), price);
  return [...shares, exact.difference("carrier_share", base, exact.sum("commission_named", shares))];
}

/**
 * Where the money of an agreement goes: the parts of its grand total, which add up to it exactly.
 * @param commission null for a reader who does not see it: the base price is shown whole
 * @returns null while the grand total is not known
 */
export function moneyFlow(
  price: PriceFigures,
  agreement: Priced,
  commission: CommissionBody | null,
): FlowLine[] | null {
  const { vat_amount, requested_cea_amount, requested_deposit_amount } = price;
  const { base_price_cruising } = agreement;
  const isKnown = price.grand_total_price !== null && base_price_cruising !== null && vat_amount !== null;
  if (!isKnown || requested_cea_amount === null || requested_deposit_amount === null) return null;
  const line = (name: FlowLine["name"], amount: number): FlowLine => ({ name, profile_id: null, about: null, amount });
  return [
    ...baseLines(agreement, base_price_cruising, commission),
    line("base_price_routing", agreement.base_price_routing ?? 0),
    line("total_oil_price", price.total_oil_price),
    line("total_services_price", price.total_services_price),
    line("vat_amount", vat_amount),
    line("requested_cea_amount", requested_cea_amount),
    line("requested_deposit_amount", requested_deposit_amount),
  ].filter(({ amount }) => amount !== 0);
}

function baseLines(agreement: Priced, price: number, commission: CommissionBody | null): FlowLine[] {
  if (commission === null) return [{ name: "base_price_cruising", profile_id: null, about: null, amount: price }];
  const earned = commissionLines(agreement, commission).map(
    ({ profile_id, key, amount }): FlowLine => ({
      ...{ name: "commission_share", profile_id, about: `parties.${key}` },
      amount: amount ?? 0,
    }),
  );
  const left = commissionFigures(agreement, commission).find(({ name }) => name === "carrier_share");
  const carrier: FlowLine = {
    name: "carrier_share",
    profile_id: null,
    about: null,
    amount: left ? amountOf(left) : price,
  };
  return [carrier, ...earned];
}
