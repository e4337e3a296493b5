import { defineMessages } from "#ui/i18n.ts";

/** Texts of the brief at the head of the overview. */
export const briefMessages = defineMessages({
  "brief.next": { en: "Next", fr: "Prochaine étape" },
  "brief.complete": {
    en: "Nothing is missing. The parties can approve the agreement.",
    fr: "Il ne manque rien. Les parties peuvent approuver le contrat.",
  },
  "brief.awaited": { en: "Not yet approved: {people}", fr: "Pas encore approuvé : {people}" },
  "brief.start_settling": {
    en: "The voyage is over.",
    fr: "Le voyage est terminé.",
  },
  "brief.settle": {
    en: "Enter the actual amounts first.",
    fr: "Saisissez d’abord les montants réels.",
  },
  "brief.archive": { en: "The settlement is closed.", fr: "Le règlement est clos." },
  "brief.nothing": { en: "Nothing to do before the voyage has ended.", fr: "Rien à faire avant la fin du voyage." },
  "brief.toDo": { en: "{count} to do", fr: "{count} à faire" },
  "brief.all": { en: "All missing items ({count})", fr: "Tout ce qui manque ({count})" },
  "brief.yours.title": { en: "For you", fr: "Pour vous" },
  "brief.yours": { en: "Your details", fr: "Vos données" },
  "brief.yours.count": {
    en: "{count, plural, =0 {complete} other {# to do}}",
    fr: "{count, plural, =0 {complètes} other {# à faire}}",
  },
  "brief.yours.stay": { en: "On board: {way}", fr: "À bord : {way}" },
  "brief.contract": { en: "Read the contract", fr: "Lire le contrat" },
  "brief.voyage": { en: "Day by day", fr: "Jour par jour" },
  "brief.voyage.none": {
    en: "Add waypoints to the route to see the voyage day by day.",
    fr: "Ajoutez des points à l’itinéraire pour voir le voyage jour par jour.",
  },
  "brief.voyage.atSea": { en: "Night at sea", fr: "Nuit en mer" },
  "brief.voyage.night": { en: "Night in {place}", fr: "Nuit à {place}" },
  "brief.voyage.range": { en: "{from} to {to}", fr: "{from} au {to}" },
  "brief.voyage.under": { en: "At sea", fr: "En mer" },
  "brief.voyage.more": { en: "… {count} more days", fr: "… {count} jours de plus" },
  "brief.voyage.view": { en: "View of the voyage", fr: "Présentation du voyage" },
  "brief.voyage.days": { en: "Days", fr: "Jours" },
  "brief.voyage.calendar": { en: "Calendar", fr: "Calendrier" },
  "brief.edit": { en: "Edit name, type and dates", fr: "Modifier nom, type et dates" },
  "brief.edit.close": { en: "Close", fr: "Fermer" },
});
