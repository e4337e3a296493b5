import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the search; loaded with it. */
export const searchMessages = defineMessages({
  "search.hint": {
    en: "Search agreements, yachts, people, places and actions",
    fr: "Rechercher un contrat, un yacht, une personne, un lieu ou une action",
  },
  "search.addToRoute": { en: "Add to the route", fr: "Ajouter à l’itinéraire" },
  "search.places": { en: "Places", fr: "Lieux" },
  "search.chart": { en: "Chart of {place}", fr: "Carte : {place}" },
  "search.startHere": { en: "Start a draft here", fr: "Créer un brouillon ici" },
  "search.elsewhere": { en: "Not on this device", fr: "Absents de cet appareil" },
  "search.nothing": { en: "No results", fr: "Aucun résultat" },
  "search.people": { en: "People", fr: "Personnes" },
  "search.sections": { en: "This agreement", fr: "Ce contrat" },
  "search.command.create": { en: "Create an agreement", fr: "Créer un contrat" },
  "search.command.create.words": { en: "new add start draft", fr: "nouveau ajouter commencer brouillon" },
  "search.command.download": { en: "Download the draft contract (PDF)", fr: "Télécharger le projet de contrat (PDF)" },
  "search.command.sea.words": { en: "offline", fr: "hors ligne" },
  "search.actions": { en: "Actions", fr: "Actions" },
});
