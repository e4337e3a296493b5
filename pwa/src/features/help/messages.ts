import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the help page. */
export const helpMessages = defineMessages({
  "help.title": { en: "Help", fr: "Aide" },
  "help.guide": { en: "User guide", fr: "Guide d’utilisation" },
  "help.guideNote": {
    en: "Every task step by step, with pictures. It can be kept offline.",
    fr: "Chaque tâche pas à pas, avec des images. Il peut être gardé hors ligne.",
  },
  "help.terms": { en: "Terms of service", fr: "Conditions d’utilisation" },
  "help.termsNote": { en: "The rules for using this service.", fr: "Les règles d’utilisation de ce service." },
  "help.support": { en: "Support", fr: "Assistance" },
  "help.supportNote": { en: "A real person answers.", fr: "Une personne vous répond." },
  "help.faq": { en: "Questions and answers", fr: "Questions et réponses" },
  "help.faqNote": {
    en: "Fees, languages, signatures, where data is stored.",
    fr: "Frais, langues, signatures, lieu de stockage des données.",
  },
  "help.texts": { en: "Contract texts (PDF)", fr: "Textes des contrats (PDF)" },
  "help.standard-terms": { en: "Standard terms of a cruise", fr: "Conditions générales de la croisière" },
  "help.standard-terms.note": {
    en: "All the articles of a cruise agreement, with their definitions.",
    fr: "Tous les articles du contrat de croisière, avec leurs définitions.",
  },
  "help.special-terms": { en: "Special terms of a charter", fr: "Conditions propres à l’affrètement" },
  "help.special-terms.note": {
    en: "The articles and definitions in which a charter differs from a cruise.",
    fr: "Les articles et les définitions par lesquels l’affrètement diffère de la croisière.",
  },
  "help.tax-exhibit": { en: "French tax regime", fr: "Régime fiscal français" },
  "help.tax-exhibit.note": {
    en: "The exhibit that explains the tax calculation.",
    fr: "L’annexe qui explique le calcul de la taxe.",
  },
  "help.keyboard": { en: "Keyboard", fr: "Clavier" },
  "help.search": { en: "Search everything on this device", fr: "Rechercher sur cet appareil" },
  "help.enter": { en: "Save the field", fr: "Enregistrer le champ" },
});
