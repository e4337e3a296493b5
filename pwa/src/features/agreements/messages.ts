import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the list of agreements. */
export const agreementsMessages = defineMessages({
  "agreements.title": { en: "Agreements", fr: "Contrats" },
  "agreements.count": {
    en: "{count, plural, =0 {No agreements} one {# agreement} other {# agreements}}",
    fr: "{count, plural, =0 {Aucun contrat} one {# contrat} other {# contrats}}",
  },
  "agreements.create": { en: "Create new agreement", fr: "Créer un contrat" },
  "agreements.contactUs": {
    en: "Please contact us to create a new agreement",
    fr: "Veuillez nous contacter pour créer un contrat",
  },
  "agreements.filter": {
    en: "Filter by number, name, yacht or status",
    fr: "Filtrer par numéro, nom, yacht ou statut",
  },
  "agreements.name": { en: "Name", fr: "Nom" },
  "agreements.yacht": { en: "Yacht", fr: "Yacht" },
  "agreements.departure": { en: "Departure date", fr: "Date de départ" },
  "agreements.arrival": { en: "Arrival date", fr: "Date d’arrivée" },
  "agreements.status": { en: "Status", fr: "Statut" },
  "agreements.action": { en: "Action", fr: "Action" },
  "agreements.na": { en: "n/a", fr: "n/d" },
  "agreements.edit": { en: "Edit {name}", fr: "Modifier {name}" },
  "agreements.view": { en: "View {name}", fr: "Consulter {name}" },
  "agreements.empty": { en: "No agreement yet", fr: "Aucun contrat pour l’instant" },
  "agreements.emptyAdmin": {
    en: "Create the first one: a name, a type and a currency are enough to begin.",
    fr: "Créez le premier : un nom, un type et une devise suffisent pour commencer.",
  },
  "agreements.emptyOther": {
    en: "Agreements appear here as soon as you are a party to one.",
    fr: "Les contrats apparaissent ici dès que vous en êtes partie.",
  },
  "agreements.noMatch": { en: "No agreement matches «{filter}»", fr: "Aucun contrat ne correspond à « {filter} »" },
  "agreements.type": { en: "Contract type", fr: "Type de contrat" },
  "agreements.CRUISE": { en: "Cruise (passenger transport)", fr: "Croisière (transport de passagers)" },
  "agreements.CHARTER": { en: "Charter (hire of the yacht)", fr: "Affrètement (location du yacht)" },
  "agreements.currency": { en: "Currency", fr: "Devise" },
  "agreements.new": { en: "New agreement", fr: "Nouveau contrat" },
  "agreements.createIt": { en: "Create", fr: "Créer" },
  "agreements.DRAFT": { en: "Draft", fr: "Brouillon" },
  "agreements.ADDENDUM_DRAFT": { en: "Addendum Draft", fr: "Brouillon d’avenant" },
  "agreements.LOCKED": { en: "Approved", fr: "Approuvé" },
  "agreements.CONTRACT": { en: "Contract", fr: "Contrat" },
  "agreements.ADDENDUM": { en: "Addendum", fr: "Avenant" },
  "agreements.SETTLING": { en: "Settling", fr: "En règlement" },
  "agreements.SETTLED": { en: "Settled", fr: "Réglé" },
  "agreements.ARCHIVED": { en: "Archived", fr: "Archivé" },
});
