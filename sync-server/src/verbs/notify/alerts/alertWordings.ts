import type { Bilingual } from "shared-schema/base/language";
import type { AlertKind } from "shared-schema/labels/alerts/kinds";

/** The words of a kind of news. */
interface Wording {
  text: Bilingual;
  button: Bilingual;
  /** Below the agreement's address; some news leads to a version of its contract. */
  place: (details: { version?: number }) => string;
}

const OPEN_CONTRACT: Bilingual = { en: "Open the contract", fr: "Ouvrir le contrat" };
const OPEN_PAYMENTS: Bilingual = { en: "Open the payments", fr: "Ouvrir les paiements" };

const OPEN_CHECKS: Bilingual = { en: "Open the KYC checks", fr: "Ouvrir les vérifications KYC" };

/** The words of each kind of news, with the screen that its button opens. */
export const WORDINGS: Readonly<Record<AlertKind, Wording>> = {
  added: {
    text: {
      en: "You were added to an agreement. It is on your list.",
      fr: "Vous avez été ajouté à un contrat. Il figure dans votre liste.",
    },
    button: { en: "Open the agreement", fr: "Ouvrir le contrat" },
    place: () => "",
  },
  "approval-asked": {
    text: {
      en: "The terms are ready for your approval. Read them and approve them, or say what should change.",
      fr: "Les conditions attendent votre approbation. Lisez-les et approuvez-les, ou indiquez les modifications souhaitées.",
    },
    button: { en: "Read the terms", fr: "Lire les conditions" },
    place: () => "",
  },
  outdated: {
    text: {
      en: "The terms have changed since you approved them. Your card shows each change.",
      fr: "Les conditions ont changé depuis votre approbation. Votre carte montre chaque modification.",
    },
    button: { en: "See the changes", fr: "Voir les modifications" },
    place: () => "",
  },
  "rate-withdrawn": {
    text: {
      en: "An administrator has taken back a VAT rate with which the price of this agreement was calculated.",
      fr: "Un administrateur a retiré un taux de TVA avec lequel le prix de ce contrat a été calculé.",
    },
    button: { en: "Open the price", fr: "Ouvrir le prix" },
    place: () => "/price",
  },
  generated: {
    text: {
      en: "The document has been generated. You can read it and download it as a PDF.",
      fr: "Le document a été généré. Vous pouvez le consulter et le télécharger au format PDF.",
    },
    button: OPEN_CONTRACT,
    place: ({ version }) => `/contract/${version ?? 0}`,
  },
  "signature-asked": {
    text: {
      en: "The contract waits for your signature.",
      fr: "Le contrat attend votre signature.",
    },
    button: { en: "Read and sign", fr: "Lire et signer" },
    place: ({ version }) => `/contract/${version ?? 0}`,
  },
  "call-due": {
    text: {
      en: "A call for fund is due soon and has not been paid in full.",
      fr: "Un appel de fonds arrive à échéance et n’est pas entièrement réglé.",
    },
    button: OPEN_PAYMENTS,
    place: () => "/price",
  },
  "call-overdue": {
    text: {
      en: "The due date of a call for fund has passed, and it has not been paid in full.",
      fr: "La date d’échéance d’un appel de fonds est passée et il n’est pas entièrement réglé.",
    },
    button: OPEN_PAYMENTS,
    place: () => "/price",
  },
  payment: {
    text: {
      en: "A payment was recorded on a call for fund.",
      fr: "Un paiement a été enregistré sur un appel de fonds.",
    },
    button: OPEN_PAYMENTS,
    place: () => "/price",
  },
  "kyc-expiring": {
    text: {
      en: "Evidence from the KYC check of a party expires within 30 days, before the end of the charter.",
      fr: "Un justificatif de la vérification KYC d’une partie expire dans les 30 jours, avant la fin de l’affrètement.",
    },
    button: OPEN_CHECKS,
    place: () => "/kyc",
  },
  "kyc-expired": {
    text: {
      en: "Evidence from the KYC check of a party has expired.",
      fr: "Un justificatif de la vérification KYC d’une partie a expiré.",
    },
    button: OPEN_CHECKS,
    place: () => "/kyc",
  },
};
