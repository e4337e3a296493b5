import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the curve of speed and consumption, and of the table that it follows. */
export const curveMessages = defineMessages({
  "curve.title": { en: "Speed and consumption curve", fr: "Courbe de vitesse et de consommation" },
  "curve.points": { en: "Entered points", fr: "Points saisis" },
  "curve.reckoned": { en: "Estimated below the lowest point", fr: "Estimation sous le point le plus bas" },
  "curve.planned": { en: "Planned speeds", fr: "Vitesses prévues" },
  "curve.at": { en: "{speed} kt: {litres} L/h", fr: "{speed} kt : {litres} L/h" },
  "curve.knots": { en: "kt", fr: "kt" },
  "curve.litres": { en: "L/h", fr: "L/h" },
  "curve.pasteNote": {
    en: "Two columns of a spreadsheet, speed and consumption, can be pasted into the first field.",
    fr: "Deux colonnes d’un tableur, vitesse et consommation, peuvent être collées dans le premier champ.",
  },
  "curve.pasteRefused": {
    en: "Line {line} of what was pasted is no speed (0 to 100 kt) and consumption. Nothing was changed.",
    fr: "La ligne {line} du texte collé n’est pas une vitesse (0 à 100 kt) et une consommation. Rien n’a été modifié.",
  },
  "curve.tooMany": {
    en: "The table holds at most {most} points. Nothing was changed.",
    fr: "La table contient au plus {most} points. Rien n’a été modifié.",
  },
});
