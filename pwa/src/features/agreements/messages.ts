import { STATUS_LABELS } from "shared-schema/labels/agreement";
import { defineMessages, prefixed } from "../../ui/i18n.ts";

/** Texts of the list of agreements. */
export const agreementsMessages = defineMessages({
  "agreements.asOf": { en: "figures as of {when}", fr: "chiffres du {when}" },
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
    fr: "Filtrer par numéro, nom, yacht ou état",
  },
  "agreements.name": { en: "Name", fr: "Nom" },
  "agreements.yacht": { en: "Yacht", fr: "Yacht" },
  "agreements.departure": { en: "Departure date", fr: "Date de départ" },
  "agreements.arrival": { en: "Arrival date", fr: "Date d’arrivée" },
  "agreements.status": { en: "Status", fr: "État" },
  "agreements.total": { en: "Total", fr: "Total" },
  "agreements.next": { en: "Next", fr: "Prochaine action" },
  "agreements.action": { en: "Action", fr: "Action" },
  "agreements.statusAndSeason": { en: "Status and season", fr: "État et saison" },
  "agreements.scope": { en: "Whose turn it is", fr: "À qui de jouer" },
  "agreements.scope.all": { en: "All {count}", fr: "Tous {count}" },
  "agreements.scope.me": { en: "For me {count}", fr: "Pour moi {count}" },
  "agreements.scope.others": { en: "Others {count}", fr: "Autres {count}" },
  "agreements.byStatus": { en: "Status", fr: "État" },
  "agreements.anyStatus": { en: "Any status", fr: "Tous les états" },
  "agreements.bySeason": { en: "Season", fr: "Saison" },
  "agreements.anySeason": { en: "Any season", fr: "Toute saison" },
  "agreements.summer": { en: "Summer {year}", fr: "Été {year}" },
  "agreements.winter": { en: "Winter {year}/{next}", fr: "Hiver {year}/{next}" },
  "agreements.found": {
    en: "{found, plural, one {# agreement of {count}} other {# agreements of {count}}}",
    fr: "{found, plural, one {# contrat sur {count}} other {# contrats sur {count}}}",
  },
  "agreements.clearFilter": { en: "Show all", fr: "Tout afficher" },
  "agreements.na": { en: "n/a", fr: "n/d" },
  "agreements.edit": { en: "Edit {name}", fr: "Modifier {name}" },
  "agreements.view": { en: "View {name}", fr: "Consulter {name}" },
  "agreements.empty": { en: "No agreements yet", fr: "Aucun contrat pour l’instant" },
  "agreements.emptyCreator": {
    en: "Create the first one: a name, a type and a currency are enough to begin.",
    fr: "Créez le premier : un nom, un type et une devise suffisent pour commencer.",
  },
  "agreements.emptyOther": {
    en: "Agreements appear here as soon as you are a party to one.",
    fr: "Les contrats apparaissent ici dès que vous en êtes partie.",
  },
  "agreements.noMatch": { en: "No agreement matches this filter", fr: "Aucun contrat ne correspond à ce filtre" },
  "agreements.ADDENDUM_DRAFT": { en: "Addendum Draft", fr: "Brouillon d’avenant" },
  ...prefixed("agreements", STATUS_LABELS),
});
