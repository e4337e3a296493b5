import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of editing the route. */
export const editingMessages = defineMessages({
  "editing.tools": { en: "Route tools", fr: "Outils de l’itinéraire" },
  "editing.undo": { en: "Undo (Ctrl-Z)", fr: "Annuler la modification (Ctrl-Z)" },
  "editing.redo": { en: "Redo (Ctrl-Shift-Z)", fr: "Rétablir (Ctrl-Maj-Z)" },
  "editing.append": { en: "Append", fr: "Prolonger" },
  "editing.takeEstimates": { en: "Take the estimates", fr: "Reprendre les estimations" },
  "editing.reverse": { en: "Reverse", fr: "Inverser" },
  "editing.reverse.confirm": {
    en: "Reverse the route? The voyage keeps its start, its end and the length of each stop; conflicting times are cleared. Passengers’ stays are reversed too.",
    fr: "Inverser l’itinéraire ? Le voyage garde son début, sa fin et la durée de chaque arrêt ; les heures contradictoires sont effacées. Les séjours des passagers sont inversés aussi.",
  },
  "editing.leg": { en: "Edit leg", fr: "Modifier l’étape" },
  "editing.legTo": { en: "Edit the leg to {place}", fr: "Modifier l’étape vers {place}" },
  "editing.insert": { en: "Insert a waypoint in the middle", fr: "Insérer un point au milieu" },
  "editing.bend": { en: "Bend the line in the middle", fr: "Infléchir la ligne au milieu" },
  "editing.straighten": {
    en: "Straighten the line ({count, plural, one {# bend} other {# bends}})",
    fr: "Redresser la ligne ({count, plural, one {# inflexion} other {# inflexions}})",
  },
  "editing.stale": {
    en: "{count, plural, one {The leg to {places} has moved since its line was drawn.} other {The legs to {places} have moved since their lines were drawn.}}",
    fr: "{count, plural, one {L’étape vers {places} a été déplacée depuis le tracé de sa ligne.} other {Les étapes vers {places} ont été déplacées depuis le tracé de leurs lignes.}}",
  },
  "editing.stale.route": { en: "Reroute around land", fr: "Contourner à nouveau les terres" },
  "editing.stale.straighten": { en: "Straighten", fr: "Redresser" },
  "editing.stale.keep": { en: "Keep as drawn", fr: "Garder le tracé" },
  "editing.bendMarker": { en: "Bend {number} of the selected leg", fr: "Inflexion {number} de l’étape choisie" },
  "editing.demoted": {
    en: "“{place}” left national waters and is no longer a call.",
    fr: "« {place} » a quitté les eaux nationales et n’est plus une escale.",
  },
  "editing.demoted.undo": { en: "Undo the move", fr: "Annuler le déplacement" },
  "editing.demoted.keep": { en: "OK", fr: "OK" },
});
