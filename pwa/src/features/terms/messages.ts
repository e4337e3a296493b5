import { defineMessages } from "../../ui/i18n.ts";

/** Texts round the terms of service. */
export const termsMessages = defineMessages({
  "terms.title": { en: "Terms of service", fr: "Conditions d’utilisation" },
  "terms.onlyFrench": {
    en: "These terms are available in French only.",
    fr: "Ces conditions ne sont disponibles qu’en français.",
  },
  "terms.onlyEnglish": {
    en: "These terms are available in English only.",
    fr: "Ces conditions ne sont disponibles qu’en anglais.",
  },
  "terms.absent": {
    en: "Connect to the internet to read the terms. Once opened, they stay available offline.",
    fr: "Connectez-vous à Internet pour lire les conditions. Une fois ouvertes, elles restent disponibles hors ligne.",
  },
});
