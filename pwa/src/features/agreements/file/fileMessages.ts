import type { LeftOut } from "shared-schema/contract/data/draft";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { defineMessages, type Messages, prefixed } from "../../../ui/i18n.ts";

const REASONS: Record<LeftOut["reason"], Messages[string]> = {
  "not-yours": {
    en: "not among the people and yachts you can add",
    fr: "ne fait pas partie des personnes et yachts que vous pouvez ajouter",
  },
  "other-name": { en: "this number has another name here", fr: "ce numéro porte un autre nom ici" },
  "role-closed": { en: "you cannot give this role", fr: "vous ne pouvez pas attribuer ce rôle" },
  "passenger-left-out": { en: "the passenger is left out", fr: "le passager n’est pas repris" },
  "opened-later": { en: "it is opened automatically later", fr: "il est ouvert automatiquement plus tard" },
};

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
  "fromFile.leftOut": { en: "Left out", fr: "Non repris" },
  "fromFile.always": {
    en: "Approvals, comments and settlement; the standard terms are those of the latest edition",
    fr: "Approbations, commentaires et décompte final ; les conditions générales sont celles de la dernière édition",
  },
  "fromFile.item": { en: "{what}: {reason}", fr: "{what} : {reason}" },
  "fromFile.kind.yacht": { en: "Yacht {name}", fr: "Yacht {name}" },
  "fromFile.kind.party": { en: "{role} {name}", fr: "{role} {name}" },
  "fromFile.kind.stay": { en: "Stay of {name}", fr: "Séjour de {name}" },
  "fromFile.kind.payment_call": { en: "Call for fund {name}", fr: "Appel de fonds {name}" },
  ...prefixed("fromFile.role", ROLE_LABELS),
  ...prefixed("fromFile.reason", REASONS),
});
