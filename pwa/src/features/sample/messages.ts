import { defineMessages } from "../../ui/i18n.ts";

/** Texts around the sample. */
export const sampleMessages = defineMessages({
  "sample.notice": { en: "Sample · kept on this device only", fr: "Exemple · sur cet appareil seulement" },
  "sample.keep": { en: "Keep it", fr: "Le garder" },
  "sample.throwAway": { en: "Discard", fr: "Abandonner" },
  "sample.stays": { en: "The sample is still here: {reason}", fr: "L’exemple est toujours là : {reason}" },
  "sample.throwAwayAsk": {
    en: "Discard the sample? Your changes to it are removed from this device.",
    fr: "Abandonner l’exemple ? Vos modifications seront effacées de cet appareil.",
  },
});
