import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the account's own data: a copy of it, and the end of the account. */
export const privacyMessages = defineMessages({
  "privacy.title": { en: "Your data", fr: "Vos données" },
  "privacy.note": {
    en: "A file with your profiles, contacts, agreements, messages, devices and activity.",
    fr: "Un fichier avec vos profils, contacts, contrats, messages, appareils et activités.",
  },
  "privacy.download": { en: "Download your data", fr: "Télécharger vos données" },
  "privacy.delete": { en: "Delete your account", fr: "Supprimer votre compte" },
  "privacy.deleteTitle": { en: "Delete your account?", fr: "Supprimer votre compte ?" },
  "privacy.profiles": {
    en: "Your profiles are anonymised in drafts, histories and copies.",
    fr: "Vos profils sont rendus anonymes dans les brouillons, les historiques et les copies.",
  },
  "privacy.contacts": {
    en: "Your contacts and messages are deleted.",
    fr: "Vos contacts et messages sont supprimés.",
  },
  "privacy.contracts": {
    en: "Generated contracts are kept as evidence and still name you.",
    fr: "Les contrats produits sont conservés comme preuve et vous nomment toujours.",
  },
  "privacy.kyc": {
    en: "KYC checks of you on agreements are kept for the legal period.",
    fr: "Les vérifications KYC vous concernant sur les contrats sont conservées pendant la durée légale.",
  },
  "privacy.sessions": {
    en: "All your devices are logged out, and changes not sent yet are lost.",
    fr: "Tous vos appareils sont déconnectés, et les modifications non envoyées sont perdues.",
  },
  "privacy.lasts": {
    en: "The account is closed at once. Erasing a large one takes some minutes, and goes on after you have left.",
    fr: "Le compte est fermé aussitôt. L’effacement d’un grand compte prend quelques minutes et se poursuit après votre départ.",
  },
  "privacy.final": { en: "This cannot be undone.", fr: "Cette action est irréversible." },
  "privacy.password": { en: "Your password", fr: "Votre mot de passe" },
});
