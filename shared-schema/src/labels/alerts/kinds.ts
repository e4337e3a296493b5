import type { Bilingual } from "../../base/language.ts";

/** The kinds of news about agreements that an account may switch off. Links and changes of bank details are always mailed. */
export const ALERT_KINDS = [
  "added",
  "approval-asked",
  "outdated",
  "rate-withdrawn",
  "generated",
  "signature-asked",
  "call-due",
  "call-overdue",
  "payment",
  "kyc-expiring",
  "kyc-expired",
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Names of the kinds of news, in subjects of mails, settings and the list of alerts. */
export const ALERT_LABELS: Readonly<Record<AlertKind, Bilingual>> = {
  added: { en: "Added to an agreement", fr: "Ajout à un contrat" },
  "approval-asked": { en: "Approval asked", fr: "Approbation demandée" },
  outdated: { en: "Approval outdated", fr: "Approbation caduque" },
  "rate-withdrawn": { en: "VAT rate taken back", fr: "Taux de TVA retiré" },
  generated: { en: "Document ready", fr: "Document disponible" },
  "signature-asked": { en: "Your signature is asked", fr: "Votre signature est demandée" },
  "call-due": { en: "Call for fund due", fr: "Appel de fonds à échéance" },
  "call-overdue": { en: "Call for fund overdue", fr: "Appel de fonds échu" },
  payment: { en: "Payment recorded", fr: "Paiement enregistré" },
  "kyc-expiring": { en: "KYC evidence expires soon", fr: "Justificatif KYC bientôt expiré" },
  "kyc-expired": { en: "KYC evidence has expired", fr: "Justificatif KYC expiré" },
};
