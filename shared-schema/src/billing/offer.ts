import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { Bilingual, Language } from "../base/language.ts";
import { eurosIn, feeOwed } from "./fee.ts";
import { type Promo, promoOn, reductionOf } from "./promo.ts";
import { VAT_CODES, VAT_RATES, type VatCode } from "./vat.ts";

/** The one product: the fee of a contract. */
export const FEE_PRODUCT = "contract-fee";

/** What a version of a contract costs its client, whatever the language. */
export interface FeeOffer {
  cruise_id: number;
  version: number;
  product_id: typeof FEE_PRODUCT;
  currency: string;
  /** Without VAT, in units of the currency, after the promo. 0 is added for free. */
  price: number;
  /** The fee of the version and what of it was paid before, in euros. */
  fee: number;
  covered: number;
  promo: Promo | null;
}

export interface FeeFacts {
  cruise_id: number;
  version: number;
  currency: string;
  /** Units of the currency for one euro. */
  perEuro: number;
  /** In euros. */
  fee: number;
  covered: number;
  promos: readonly Promo[];
  /** YYYY-MM-DD */
  today: string;
  /** The least sum that the provider charges, in units of the currency. */
  least: number;
}

/** What is offered for a version. A sum below the provider's least is offered for nothing (decisions §12). */
export function feeOffer({
  cruise_id,
  version,
  currency,
  perEuro,
  fee,
  covered,
  promos,
  today,
  least,
}: FeeFacts): FeeOffer {
  const owed = feeOwed(fee, covered);
  const found = owed === 0 ? null : promoOn(promos, today);
  const euros = found === null ? owed : feeOwed(owed, reductionOf(owed, found));
  const price = eurosIn(euros, currency, perEuro);
  const isFree = price < least;
  return {
    ...{ cruise_id, version, product_id: FEE_PRODUCT, currency, fee, covered },
    price: isFree ? 0 : price,
    promo: isFree ? null : found,
  };
}

/** By which a purchase names the offer that it answers: another price is another offer. Rates of VAT are part of it. */
export function offerHash({ cruise_id, version, product_id, currency, price }: FeeOffer): string {
  const offered = { cruise_id, version, product_id, currency, price, rates: VAT_RATES };
  return bytesToHex(sha256(utf8ToBytes(canonicalize(offered) ?? "")));
}

/** The rates as the specification's list (§3). */
export function vatRates(
  labels: Readonly<Record<VatCode, Bilingual>>,
  language: Language,
): [VatCode, string, number][] {
  return VAT_CODES.map((code) => [code, labels[code][language], VAT_RATES[code]]);
}
