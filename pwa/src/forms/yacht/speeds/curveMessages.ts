import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the curve of speed and consumption, and of the table that it follows. */
export const curveMessages = defineMessages({
  "curve.title": { en: "Speed and consumption curve", fr: "Courbe de vitesse et de consommation" },
  "curve.points": { en: "Entered points", fr: "Points saisis" },
  "curve.reckoned": { en: "Estimated below the lowest point", fr: "Estimation sous le point le plus bas" },
  "curve.planned": { en: "Planned speeds", fr: "Vitesses prévues" },
  "curve.at": { en: "{speed} kt: {litres} L/h", fr: "{speed} nd : {litres} L/h" },
  "curve.knots": { en: "kt", fr: "nd" },
  "curve.litres": { en: "L/h", fr: "L/h" },
  "curve.pasteNote": {
    en: "Paste two spreadsheet columns, speed and consumption, into the first field.",
    fr: "Collez deux colonnes d’un tableur, vitesse et consommation, dans le premier champ.",
  },
});
