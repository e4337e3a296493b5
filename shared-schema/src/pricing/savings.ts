import {
  add,
  compare,
  type Fraction,
  fromDecimal,
  fromMeasure,
  multiply,
  subtract,
  toCents,
  ZERO,
} from "../base/money.ts";

/** Excise on marine fuel (TICPE) that a commercial cruise does not bear, EUR per litre. */
export const TICPE_PER_LITRE = 0.6075;
/** The French rate of VAT with which a hire would be compared. */
export const COMPARED_VAT_RATE = 0.2;
/** The platform's share of the savings. */
export const FEE_RATIO = 0.15;

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

/** Savings on a net total (currency) that contains a consumption (L); `vat` is null while no rate is known. */
export function savingsOf(net: Fraction, consumption: number, vat: Fraction | null): Savings {
  const saving_one = toCents(multiply(fromDecimal(TICPE_PER_LITRE), fromMeasure(consumption)));
  const saving_two = toCents(multiply(fromDecimal(COMPARED_VAT_RATE), add(net, fromDecimal(saving_one))));
  const gross = add(fromDecimal(saving_one), fromDecimal(saving_two));
  const left = vat && subtract(gross, vat);
  const netOfVat = left && compare(left, ZERO) < 0 ? ZERO : left;
  const fee = (basis: Fraction) => toCents(multiply(fromDecimal(FEE_RATIO), basis));
  return {
    saving_one,
    saving_two,
    savings_gross: toCents(gross),
    fee_gross_basis: fee(gross),
    savings_net_of_vat: netOfVat && toCents(netOfVat),
    fee_net_basis: netOfVat && fee(netOfVat),
  };
}
