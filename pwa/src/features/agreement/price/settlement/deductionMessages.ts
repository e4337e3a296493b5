import { defineMessages } from "#ui/i18n.ts";

export const deductionMessages = defineMessages({
  "deduction.above": {
    en: "The deduction is above the deposit that was paid: {paid}.",
    fr: "La retenue dépasse le dépôt versé : {paid}.",
  },
  "deduction.rule": {
    en: "Only the paid deposit counts until someone who can approve confirms the deduction.",
    fr: "Seul le dépôt versé est pris en compte tant qu’une personne habilitée à approuver n’a pas confirmé la retenue.",
  },
  "deduction.confirm": { en: "Confirm the deduction of {money}", fr: "Confirmer la retenue de {money}" },
});
