import type { Bilingual, Language } from "../base/language.ts";
import type { Invoice } from "./invoice.ts";
import type { Seller } from "./party.ts";

/** Returns the only line of a credit note. */
export function refundLine({ number, language }: Invoice): string {
  return { en: `Refund on invoice ${number}`, fr: `Remboursement sur la facture ${number}` }[language];
}

/** Where an invoice without VAT says why: in French on every invoice, as the law has it, and in the buyer's language. */
const WITHOUT_VAT: Readonly<Record<"AE" | "O", Bilingual>> = {
  AE: {
    fr: "Autoliquidation : TVA due par le preneur, article 283-2 du CGI et article 196 de la directive 2006/112/CE.",
    en: "Reverse charge (Autoliquidation): VAT is due by the customer, article 196 of Directive 2006/112/EC and article 283-2 of the French tax code (CGI).",
  },
  O: {
    fr: "TVA non applicable, article 259-1 du CGI : service fourni à un preneur assujetti établi hors de l’Union européenne.",
    en: "No French VAT, article 259-1 of the French tax code (CGI): service supplied to a business established outside the European Union.",
  },
};

/** Returns why there is no VAT; null where there is. */
export function withoutVat({ vat: { category }, language }: Invoice): string | null {
  return category === "S" ? null : WITHOUT_VAT[category][language];
}

const DEBITS: Bilingual = {
  fr: "Option pour le paiement de la taxe d’après les débits.",
  en: "The seller has opted to pay VAT on debits (Option pour le paiement de la taxe d’après les débits).",
};
const TERMS = {
  paid: { fr: "Payé par carte bancaire le", en: "Paid by card on" },
  refunded: { fr: "Remboursé sur la carte bancaire le", en: "Refunded to the card on" },
} as const;

/** Returns when and how it was paid or refunded, in one sentence. */
export function paymentTerms({ kind, payment, language }: Invoice): string {
  const term = kind === "INVOICE" ? TERMS.paid : TERMS.refunded;
  return `${term[language]} ${payment.on} (${payment.reference}).`;
}

export function vatOnDebits(language: Language): string {
  return DEBITS[language];
}

/** What an invoice to a business says on late and early payment (C. com. L441-9), though it is paid: in the subjects of EN 16931. */
const BUSINESS: readonly { subject: "PMT" | "PMD" | "AAB"; text: Bilingual }[] = [
  {
    subject: "PMT",
    text: {
      fr: "Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €.",
      en: "Fixed compensation for recovery costs if paid late: €40.",
    },
  },
  {
    subject: "PMD",
    text: {
      fr: "Pénalités de retard : trois fois le taux d’intérêt légal.",
      en: "Late payment interest: three times the French legal rate.",
    },
  },
  {
    subject: "AAB",
    text: { fr: "Pas d’escompte pour paiement anticipé.", en: "No discount for early payment." },
  },
];

/** Returns what an invoice to a business says on late and early payment; nothing on one to a person or on a credit note. */
export function businessTerms({ kind, buyer, language }: Invoice): { subject: string; text: string }[] {
  if (kind === "CREDIT_NOTE" || buyer.company === null) return [];
  return BUSINESS.map(({ subject, text }) => ({ subject, text: text[language] }));
}

/** Returns how the seller is registered, as C. com. R123-237 has it said: form, capital, register and number. */
export function registration({ name, legalForm, capital, register, siren }: Seller, language: Language): string {
  const of = { fr: "au capital de", en: "with capital of" }[language];
  return `${name}, ${legalForm} ${of} ${capital}, RCS ${register} ${spacedSiren(siren)}`;
}

/** `303 265 045`. */
export function spacedSiren(siren: string): string {
  return siren.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}
