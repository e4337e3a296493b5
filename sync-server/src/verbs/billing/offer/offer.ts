import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import type { Language } from "shared-schema/base/language";
import { done, type Result, refused } from "shared-schema/base/result";
import { feeOwed } from "shared-schema/billing/fee";
import { type FeeOffer, feeOffer, offerHash, vatRates } from "shared-schema/billing/offer";
import { fromMinor } from "shared-schema/billing/vat";
import { PRODUCT_LABELS, VAT_CODE_LABELS } from "shared-schema/labels/billing";
import { currencySymbol, formatAgreementId } from "shared-schema/pricing/format";
import { REFUSALS } from "shared-schema/refusals/catalogue";
import type { ContractVersionRow } from "../../../store/queries/contractVersions.ts";
import { type Actor, reading, type Tx } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import type { Billing, BillingDeps } from "../deps.ts";
import { type Bought, boughtOf } from "./covered.ts";
import { mayBuy } from "./mayBuy.ts";
import { versionFee } from "./versionFee.ts";

/** What a version costs, and what was bought of it. `offer` is null where the fee cannot be computed. */
export interface Priced {
  row: ContractVersionRow;
  bought: Bought;
  offer: FeeOffer | null;
}

/** Prices a version. Null where there is no such version. */
export function priced(tx: Tx, { card, basis }: Billing, place: { id: number; version: number }): Priced | null {
  const row = tx.store.contractVersions.get(place.id, place.version);
  if (!row) return null;
  const bought = boughtOf(tx, place);
  const found = versionFee(tx, row, basis);
  const offer =
    found &&
    feeOffer({
      ...{ cruise_id: place.id, version: place.version, ...found },
      ...{ covered: bought.covered ?? 0, promos: tx.store.billing.promos.all(), today: tx.now.slice(0, 10) },
      least: fromMinor(card.least(found.currency), found.currency),
    });
  return { row, bought, offer };
}

/** Is something still to be bought before the client signs? An addendum that costs no more than was paid owes nothing. */
function isOwed({ bought, offer }: Priced): boolean {
  if (bought.own !== null) return false;
  return offer === null || bought.covered === null || feeOwed(offer.fee, bought.covered) > 0;
}

/** What the version asks of its client before the signature; null where nothing is owed, or nothing is sold here. */
export function owedOffer(
  tx: Tx,
  { billing }: Pick<BillingDeps, "billing">,
  place: { id: number; version: number },
  language: Language,
): PurchaseOffer | null {
  const found = billing && priced(tx, billing, place);
  if (!billing || !found || !isOwed(found)) return null;
  return written(found, billing, language);
}

/** The offer of the current version, to someone who may buy; null where nothing is owed. */
export function showOffer(
  deps: BillingDeps,
  actor: Actor,
  id: number,
  language: Language,
): Promise<Result<PurchaseOffer | null>> {
  return derived(actor, () => {
    const bought = buyable(reading(deps), deps, actor, id);
    if (!bought.ok) return bought;
    return done(isOwed(bought.value.found) ? written(bought.value.found, bought.value.billing, language) : null);
  });
}

/** The current version of an agreement with its price, to someone who may buy. */
export function buyable(
  tx: Tx,
  { billing }: Pick<BillingDeps, "billing">,
  actor: Actor,
  id: number,
): Result<{ found: Priced; billing: Billing }> {
  if (!billing) return refused("billing.off");
  const version = tx.store.contractVersions.latestOf(id);
  const found = version === null ? null : priced(tx, billing, { id, version });
  if (found && mayBuy(tx, actor, found.row)) return done({ found, billing });
  const isSeen = tx.store.documents.visibleTo(actor.user_id, "agreements", String(id)) !== undefined;
  return isSeen ? refused("billing.no-purchases") : refused("agreement.not-found");
}

/** The offer in words: the body of a 402. Without a fee there is no product, and nothing can be bought. */
export function written({ row, offer, bought }: Priced, { card }: Billing, language: Language): PurchaseOffer {
  const version = { cruise_id: row.cruise_id, version: row.version };
  if (offer === null) {
    const nothing = { products: [], vat_rates: [], currency: "EUR", offer_hash: "0".repeat(64), card: null };
    return { message: REFUSALS["billing.no-purchases"][language], ...version, ...nothing };
  }
  const number = formatAgreementId(row.cruise_id);
  const { currency, price, promo } = offer;
  const product = PRODUCT_LABELS[bought.covered === null ? "fee" : "difference"][language];
  return {
    message: MESSAGES[language],
    products: [
      {
        product_id: offer.product_id,
        product_name: product,
        description: DESCRIPTIONS[language](number, row.version),
        price,
        currency_sign: currencySymbol(currency),
        promos: promo
          ? [{ code: promo.code, label: language === "fr" ? promo.label_fr : promo.label_en, share: promo.share }]
          : [],
      },
    ],
    vat_rates: vatRates(VAT_CODE_LABELS, language),
    ...version,
    currency,
    offer_hash: offerHash(offer),
    card: card.entry,
  };
}

const MESSAGES: Readonly<Record<Language, string>> = {
  en: "The fee of this contract is to be paid before its client signs.",
  fr: "Les honoraires de ce contrat sont à payer avant la signature du client.",
};

const DESCRIPTIONS: Readonly<Record<Language, (number: string, version: number) => string>> = {
  en: (number, version) =>
    `Agreement ${number}, ${version === 0 ? "contract" : `addendum ${version}`}: 15% of the savings`,
  fr: (number, version) =>
    `Contrat ${number}, ${version === 0 ? "contrat" : `avenant ${version}`} : 15 % des économies`,
};
