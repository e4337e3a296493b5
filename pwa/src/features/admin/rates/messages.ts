import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the table of day rates. */
export const rateMessages = defineMessages({
  "rates.intro": {
    en: "Units of a currency for one euro. The European Central Bank’s reference rates are read every three hours. Enter a rate where it publishes none. A rate that is on record cannot be changed.",
    fr: "Unités d’une devise pour un euro. Les cours de référence de la Banque centrale européenne sont lus toutes les trois heures. Saisissez un cours là où elle n’en publie pas. Un cours enregistré n’est plus modifiable.",
  },
  "rates.month": { en: "Month", fr: "Mois" },
  "rates.table": { en: "Day rates", fr: "Cours du jour" },
  "rates.day": { en: "Day", fr: "Jour" },
  "rates.currency": { en: "Currency", fr: "Devise" },
  "rates.rate": { en: "Units for one euro", fr: "Unités pour un euro" },
  "rates.enter": { en: "Enter a rate", fr: "Saisir un cours" },
  "rates.none": { en: "No rates are on record for this month.", fr: "Aucun cours n’est enregistré pour ce mois." },
  "rates.byHand": { en: "entered", fr: "saisi" },
  "rates.history": { en: "Entered rates", fr: "Cours saisis" },
  "rates.entry": { en: "{day}: {rate} {currency}", fr: "{day} : {rate} {currency}" },
  "rates.formerUser": { en: "someone", fr: "quelqu’un" },
  "rates.notDay": { en: "must be a date, for example 2027/07/03", fr: "doit être une date, par exemple 2027/07/03" },
});
