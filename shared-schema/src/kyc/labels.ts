import type { Bilingual } from "../base/language.ts";
import type { KycWarning } from "./expiry.ts";
import type { KycItem, KycState } from "./items.ts";

export const KYC_CHECKS: Bilingual = { en: "KYC checks", fr: "Vérifications KYC" };

export const KYC_LABELS: Readonly<Record<KycItem, Bilingual>> = {
  REGISTRATION: { en: "Extract from the company register", fr: "Extrait du registre des sociétés" },
  ARTICLES: { en: "Articles of association", fr: "Statuts" },
  OWNERS: { en: "Beneficial owners", fr: "Bénéficiaires effectifs" },
  AUTHORITY: { en: "Authority of the representative", fr: "Pouvoir du représentant" },
  IDENTITY: { en: "Identity document", fr: "Pièce d’identité" },
  ADDRESS: { en: "Proof of address", fr: "Justificatif de domicile" },
  FUNDS: { en: "Source of funds", fr: "Origine des fonds" },
  SCREENING: {
    en: "Screening for sanctions and political exposure",
    fr: "Contrôle des sanctions et de l’exposition politique",
  },
};

export const KYC_STATE_LABELS: Readonly<Record<KycState, Bilingual>> = {
  OPEN: { en: "To be checked", fr: "À vérifier" },
  DONE: { en: "Checked", fr: "Vérifié" },
  NOT_NEEDED: { en: "Not needed", fr: "Non requis" },
};

export const KYC_WARNING_LABELS: Readonly<Record<KycWarning, Bilingual>> = {
  EXPIRED: { en: "Expired", fr: "Expiré" },
  ENDS_BEFORE: { en: "Expires before the end of the charter", fr: "Expire avant la fin de l’affrètement" },
  SOON: { en: "Expires soon", fr: "Expire bientôt" },
};
