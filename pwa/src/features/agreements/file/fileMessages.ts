import { defineMessages } from "../../../ui/i18n.ts";

/** Texts about an agreement that is created from a file. */
export const fileMessages = defineMessages({
  "fromFile.choose": { en: "Create from a file (JSON)", fr: "Créer à partir d’un fichier (JSON)" },
  "fromFile.other": { en: "Choose another file", fr: "Choisir un autre fichier" },
  "fromFile.without": { en: "Do not use the file", fr: "Ne pas utiliser le fichier" },
  "fromFile.refused": { en: "{name} was not taken.", fr: "{name} n’a pas été repris." },
  "fromFile.taken": { en: "Taken from the file", fr: "Repris du fichier" },
  "fromFile.terms": { en: "Name, dates, prices and taxes", fr: "Nom, dates, prix et taxes" },
  "fromFile.yacht": { en: "Yacht: {name}", fr: "Yacht : {name}" },
  "fromFile.counts": {
    en: "{parties, plural, one {# party} other {# parties}}, {waypoints, plural, one {# waypoint} other {# waypoints}}, {services, plural, one {# service} other {# services}}, {clauses, plural, one {# clause} other {# clauses}}, {calls, plural, one {# call for fund} other {# calls for fund}}",
    fr: "{parties, plural, one {# partie} other {# parties}}, {waypoints, plural, one {# point de route} other {# points de route}}, {services, plural, one {# service} other {# services}}, {clauses, plural, one {# clause} other {# clauses}}, {calls, plural, one {# appel de fonds} other {# appels de fonds}}",
  },
  "fromFile.always": {
    en: "Approvals, comments and settlement; the standard terms are those of the latest edition",
    fr: "Approbations, commentaires et décompte final ; les conditions générales sont celles de la dernière édition",
  },
});
