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
  // A reader of one language may look for the word of the other.
  "search.command.create.words": {
    en: "new add start draft nouveau ajouter commencer brouillon",
    fr: "nouveau ajouter commencer brouillon new add start draft create",
  },
  "search.command.ask": { en: "Ask for approval", fr: "Demander l’approbation" },
  "search.command.ask.words": { en: "request demander approbation", fr: "ask request approval" },
  "search.command.approve": { en: "Approve this agreement", fr: "Approuver ce contrat" },
  "search.command.approve.words": { en: "accept approuver accepter", fr: "approve accept accepter" },
  "search.command.remind": { en: "Remind of payments due", fr: "Relancer les paiements dus" },
  "search.command.remind.words": {
    en: "reminder chase call money relancer rappel paiement",
    fr: "remind reminder rappel échéance paiement",
  },
  "search.command.invite": { en: "Invite and share", fr: "Inviter et partager" },
  "search.command.invite.words": {
    en: "people preview see as inviter partager",
    fr: "invite share personnes aperçu voir comme",
  },
  "search.command.download": { en: "Download the draft contract (PDF)", fr: "Télécharger le projet de contrat (PDF)" },
  "search.command.sea.words": {
    en: "ready for sea offline hors ligne mer",
    fr: "hors ligne mer ready for sea offline",
  },
  "search.actions": { en: "Actions", fr: "Actions" },
});
