import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the help page. */
export const helpMessages = defineMessages({
  "help.title": { en: "Help", fr: "Aide" },
  "help.documents": { en: "Documents", fr: "Documents" },
  "help.standard": { en: "Standard terms", fr: "Conditions générales" },
  "help.special": { en: "Special terms", fr: "Conditions particulières" },
  "help.tax": { en: "France tax regime", fr: "Régime fiscal français" },
  "help.later": {
    en: "The PDF, in English and French, comes with a later release.",
    fr: "Le PDF, en anglais et en français, arrivera dans une version ultérieure.",
  },
  "help.terms": { en: "Terms of service", fr: "Conditions d’utilisation" },
  "help.termsNote": { en: "What this service may and may not do.", fr: "Ce que ce service peut et ne peut pas faire." },
  "help.support": { en: "Support", fr: "Assistance" },
  "help.supportNote": { en: "A person answers.", fr: "Une personne vous répond." },
  "help.faq": { en: "Questions and answers", fr: "Questions et réponses" },
  "help.faqNote": {
    en: "Fees, languages, signatures, where data is kept.",
    fr: "Frais, langues, signatures, lieu de conservation des données.",
  },
  "help.keyboard": { en: "Keyboard", fr: "Clavier" },
  "help.search": { en: "Search everything on this device", fr: "Rechercher sur cet appareil" },
  "help.enter": { en: "Save the field at once", fr: "Enregistrer le champ tout de suite" },
});
