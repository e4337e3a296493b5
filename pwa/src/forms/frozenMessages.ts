import { defineMessages } from "../ui/i18n.ts";

/** Texts of what an agreement keeps frozen. */
export const frozenMessages = defineMessages({
  "frozen.yacht": {
    en: "This is the yacht as frozen for this agreement on {when}. Later changes to the yacht do not affect the agreement.",
    fr: "Voici le yacht tel qu’il a été figé pour ce contrat le {when}. Les modifications ultérieures du yacht n’affectent pas le contrat.",
  },
  "frozen.yacht.open": { en: "Open the yacht as it is now", fr: "Ouvrir le yacht tel qu’il est aujourd’hui" },
  "frozen.profile": {
    en: "These are the details as frozen for this agreement on {when}. Later changes do not affect the agreement.",
    fr: "Voici les données telles qu’elles ont été figées pour ce contrat le {when}. Les modifications ultérieures n’affectent pas le contrat.",
  },
  "frozen.profile.open": { en: "Open your profile as it is now", fr: "Ouvrir votre profil tel qu’il est aujourd’hui" },
  "frozen.readOnly": { en: "Frozen data cannot be changed.", fr: "Les données figées ne peuvent pas être modifiées." },
});
