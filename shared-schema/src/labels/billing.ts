import type { Bilingual } from "../base/language.ts";
import type { OrderState } from "../billing/order.ts";
import type { VatCode } from "../billing/vat.ts";

/** The words of the VAT menu, as the messages of the specification name them (§5). */
export const VAT_CODE_LABELS: Readonly<Record<VatCode, Bilingual>> = {
  PERSON: { en: "Natural person", fr: "Personne physique" },
  FR_COMPANY: { en: "French Company", fr: "Société française" },
  EU_COMPANY: { en: "EU company", fr: "Société de l’UE" },
  NON_EU_COMPANY: { en: "Non-EU company", fr: "Société hors UE" },
};

/** The reason of each code's rate, as the invoice prints it. */
export const VAT_REASONS: Readonly<Record<VatCode, Bilingual>> = {
  PERSON: { en: "French VAT", fr: "TVA française" },
  FR_COMPANY: { en: "French VAT", fr: "TVA française" },
  EU_COMPANY: {
    en: "Reverse charge (article 283-2 CGI)",
    fr: "Autoliquidation (article 283-2 du CGI)",
  },
  NON_EU_COMPANY: {
    en: "Outside the scope of French VAT (article 259-1 CGI)",
    fr: "Hors champ de la TVA française (article 259-1 du CGI)",
  },
};

export const ORDER_STATE_LABELS: Readonly<Record<OrderState, Bilingual>> = {
  unpaid: { en: "Unpaid", fr: "Non payée" },
  pending: { en: "Payment under way", fr: "Paiement en cours" },
  paid: { en: "Paid", fr: "Payée" },
  partly_refunded: { en: "Refunded in part", fr: "Remboursée en partie" },
  refunded: { en: "Refunded", fr: "Remboursée" },
  disputed: { en: "Disputed", fr: "Contestée" },
};

/** The product, by what of the fee it pays. */
export const PRODUCT_LABELS = {
  fee: { en: "Fee of the contract", fr: "Honoraires du contrat" },
  difference: { en: "Difference of the fee for the addendum", fr: "Complément d’honoraires pour l’avenant" },
} as const satisfies Record<string, Bilingual>;
