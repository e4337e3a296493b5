import { minorDecimals } from "../base/currency/minorUnits.ts";
import { amountOf, exact, rounded } from "../base/derivation/calculus.ts";
import { ruled } from "../base/derivation/leaves.ts";
import type { Rule, Term } from "../base/derivation/term.ts";
import type { Fraction } from "../base/money.ts";

/** Excise on marine fuel (TICPE) that a commercial cruise does not bear, EUR per litre. */
export const TICPE_PER_LITRE = 0.6075;
/** The French rate of VAT with which a hire would be compared. */
export const COMPARED_VAT_RATE = 0.2;
/** Savings and fee are told in euros, whatever the currency. */
const inEuroCents = (term: Term) => rounded(term, minorDecimals("EUR"));
/** The platform's share of the savings. */
export const FEE_RATIO = 0.15;

const constant = (code: string, source: string | null, valid_from: string | null): Rule => ({
  code,
  source,
  country: null,
  valid_from,
});
const TICPE = constant("TICPE", "Code des douanes, art. 265 (CIBS, art. L. 312-1 s.)", null);
const VAT = constant("VAT", "CGI, art. 278", "2014-01-01");
const FEE = constant("FEE", null, null);

/**
 * The client's savings from a transport agreement over a hire, and the fee on them. Amounts are rounded to cents per
 * line.
 */
export interface Savings {
  saving_one: number;
  saving_two: number;
  savings_gross: number;
  fee_gross_basis: number;
  /** Null while the VAT is unknown; never below 0. */
  savings_net_of_vat: number | null;
  fee_net_basis: number | null;
}

export const NO_SAVINGS: { [Key in keyof Savings]: null } = {
  saving_one: null,
  saving_two: null,
  savings_gross: null,
  fee_gross_basis: null,
  savings_net_of_vat: null,
  fee_net_basis: null,
};

/** The savings and the fee with their derivation. */
export type SavingsTerms = {
  [Key in keyof Savings]: null extends Savings[Key] ? Term<Fraction> | null : Term<Fraction>;
};

/** Savings on a net total (EUR) that contains a consumption (L); `vat` is null while no rate is known. */
export function savingsTerms(
  net: Term<Fraction>,
  consumption: Term<Fraction>,
  vat: Term<Fraction> | null,
): SavingsTerms {
  const excise = ruled("ticpe_per_litre", TICPE, TICPE_PER_LITRE);
  const saving_one = inEuroCents(exact.product("saving_one", [excise, consumption]));
  const compared = exact.sum("compared_price", [net, saving_one]);
  const comparedRate = ruled("compared_vat_rate", VAT, COMPARED_VAT_RATE);
  const saving_two = inEuroCents(exact.product("saving_two", [comparedRate, compared]));
  const savings_gross = exact.sum("savings_gross", [saving_one, saving_two]);
  const savings_net_of_vat = vat && exact.rest("savings_net_of_vat", savings_gross, vat);
  const feeOn = (name: "fee_gross_basis" | "fee_net_basis", basis: Term<Fraction>) =>
    inEuroCents(exact.product(name, [ruled("fee_ratio", FEE, FEE_RATIO), basis]));
  return {
    saving_one,
    saving_two,
    savings_gross,
    fee_gross_basis: feeOn("fee_gross_basis", savings_gross),
    savings_net_of_vat,
    fee_net_basis: savings_net_of_vat && feeOn("fee_net_basis", savings_net_of_vat),
  };
}

/** The reference rate of the European Central Bank at which another currency is told in euros. */
export interface EuroRate {
  /** Units of the currency for one euro. */
  rate: number;
  /** `YYYY-MM-DD` */
  day: string;
}

const ECB_SOURCE = "European Central Bank, euro foreign exchange reference rates";

/** The savings of an agreement in another currency, in euros: its net total and VAT are converted first, each rounded to cents. */
export function savingsInEuros(
  { net, consumption, vat }: { net: Term<Fraction>; consumption: Term<Fraction>; vat: Term<Fraction> | null },
  { rate, day }: EuroRate,
): SavingsTerms {
  const perEuro = ruled("per_euro", constant("ECB", ECB_SOURCE, day), rate);
  const inEuros = (name: "net_in_euros" | "vat_in_euros", amount: Term<Fraction>) =>
    inEuroCents(exact.quotient(name, amount, perEuro));
  return savingsTerms(inEuros("net_in_euros", net), consumption, vat && inEuros("vat_in_euros", vat));
}

/** The figures of the savings. */
export function savingsOf(terms: SavingsTerms): Savings {
  return {
    saving_one: amountOf(terms.saving_one),
    saving_two: amountOf(terms.saving_two),
    savings_gross: amountOf(terms.savings_gross),
    fee_gross_basis: amountOf(terms.fee_gross_basis),
    savings_net_of_vat: terms.savings_net_of_vat && amountOf(terms.savings_net_of_vat),
    fee_net_basis: terms.fee_net_basis && amountOf(terms.fee_net_basis),
  };
}
