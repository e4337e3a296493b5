import { defineMessages } from "#ui/i18n.ts";

/** Texts of a figure that can be asked. */
export const figureMessages = defineMessages({
  "figure.why": { en: "How this figure is calculated", fr: "Comment ce chiffre est calculé" },
});
