import { defineMessages } from "#ui/i18n.ts";

/** Texts that the passenger lists and the crew lists for authorities share. */
export const listMessages = defineMessages({
  "list.notLatin": { en: "Not in Latin letters: {fields}", fr: "Pas en lettres latines : {fields}" },
  "list.counted": { en: "{field} ({count})", fr: "{field} ({count})" },
});
