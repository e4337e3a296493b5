import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the doors that a newcomer finds. */
export const doorMessages = defineMessages({
  "agreements.door.sample": { en: "Try the sample week", fr: "Essayer la semaine d’exemple" },
  "agreements.door.sampleNote": {
    en: "A complete agreement to change as you like, on this device alone.",
    fr: "Un contrat complet, à modifier à votre guise, sur cet appareil seulement.",
  },
  "agreements.requests": { en: "Your requests", fr: "Vos demandes" },
  "agreements.door.kept": { en: "Go on with your sample week", fr: "Poursuivre votre semaine d’exemple" },
  "agreements.door.keptNote": {
    en: "Ask for an agreement with its dates, yacht and areas.",
    fr: "Demandez un contrat avec ses dates, son yacht et ses zones.",
  },
  "agreements.door.yacht": { en: "Add your yacht", fr: "Ajouter votre yacht" },
  "agreements.door.yachtNote": {
    en: "Her particulars and pictures, ready for every agreement.",
    fr: "Ses caractéristiques et ses photos, prêtes pour chaque contrat.",
  },
  "agreements.door.ask": { en: "Ask for an agreement", fr: "Demander un contrat" },
  "agreements.door.askNote": {
    en: "Say when, where and with how many guests. We draft it with you.",
    fr: "Indiquez les dates, les zones et le nombre de passagers. Nous le préparons avec vous.",
  },
});
