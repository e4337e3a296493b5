import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of editing the route. */
export const editingMessages = defineMessages({
  "editing.tools": { en: "Tools for the route", fr: "Outils de l’itinéraire" },
  "editing.undo": { en: "Undo (Ctrl-Z)", fr: "Annuler la modification (Ctrl-Z)" },
  "editing.redo": { en: "Redo (Ctrl-Shift-Z)", fr: "Rétablir (Ctrl-Maj-Z)" },
  "editing.append": { en: "Append", fr: "Prolonger" },
  "editing.reverse": { en: "Reverse", fr: "Inverser" },
  "editing.reverse.confirm": {
    en: "Reverse the route? Times are mirrored: the voyage begins and ends when it did, and stays as long at every place; where times contradict each other, they are cleared. Passengers’ stays turn with the route.",
    fr: "Inverser l’itinéraire ? Les heures sont mises en miroir : le voyage commence et finit aux mêmes moments et reste aussi longtemps à chaque lieu ; là où des heures se contredisent, elles sont effacées. Les séjours des passagers suivent.",
  },
  "editing.leg": { en: "Edit leg", fr: "Modifier l’étape" },
  "editing.legTo": { en: "Edit the leg to {place}", fr: "Modifier l’étape vers {place}" },
  "editing.insert": { en: "Insert a waypoint in the middle", fr: "Insérer un point au milieu" },
  "editing.bend": { en: "Bend the line in the middle", fr: "Infléchir la ligne au milieu" },
  "editing.straighten": {
    en: "Straighten the line ({count, plural, one {# bend} other {# bends}})",
    fr: "Rendre la ligne droite ({count, plural, one {# inflexion} other {# inflexions}})",
  },
  "editing.outgrown": {
    en: "{count, plural, one {The line of the leg to {places} was} other {The lines of the legs to {places} were}} drawn for other ends than {count, plural, one {it has} other {they have}} now.",
    fr: "{count, plural, one {La ligne de l’étape vers {places} a été tracée} other {Les lignes des étapes vers {places} ont été tracées}} pour d’autres extrémités que celles d’à présent.",
  },
  "editing.outgrown.route": { en: "Route again round land", fr: "Contourner à nouveau les terres" },
  "editing.outgrown.straighten": { en: "Make straight", fr: "Rendre droit" },
  "editing.outgrown.keep": { en: "Keep as drawn", fr: "Garder le tracé" },
  "editing.bendMarker": { en: "Bend {number} of the selected leg", fr: "Inflexion {number} de l’étape choisie" },
});
