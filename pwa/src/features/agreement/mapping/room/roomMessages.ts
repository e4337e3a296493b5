import { defineMessages } from "#ui/i18n.ts";

/** Texts of the drawer and the sheet round the chart. */
export const roomMessages = defineMessages({
  "room.drawer": { en: "Height of the drawer", fr: "Hauteur du volet" },
  "room.lower": { en: "Lower the drawer", fr: "Abaisser le volet" },
  "room.raise": { en: "Raise the drawer", fr: "Relever le volet" },
  "room.sheet.low": { en: "Raise the sheet", fr: "Relever le volet" },
  "room.sheet.half": { en: "Raise the sheet fully", fr: "Relever entièrement le volet" },
  "room.sheet.high": { en: "Lower the sheet", fr: "Abaisser le volet" },
  "room.waypoints": { en: "Waypoints", fr: "Points" },
  "room.legs": { en: "Legs", fr: "Étapes" },
  "room.waters": { en: "Waters", fr: "Eaux" },
  "room.fuel": { en: "Fuel", fr: "Carburant" },
  "room.line": {
    en: "{count, plural, one {# leg} other {# legs}} · {nm} · planning aid, not for navigation",
    fr: "{count, plural, one {# étape} other {# étapes}} · {nm} · aide à la préparation, pas pour la navigation",
  },
  "room.line.hours": {
    en: "{count, plural, one {# leg} other {# legs}} · {nm} · {hours} under way · planning aid, not for navigation",
    fr: "{count, plural, one {# étape} other {# étapes}} · {nm} · {hours} en route · aide à la préparation, pas pour la navigation",
  },
  "room.list.fold": { en: "Fold the list of waypoints", fr: "Replier la liste des points" },
  "room.list.unfold": { en: "Unfold the list of waypoints", fr: "Déplier la liste des points" },
  "room.none": { en: "Add at least two waypoints.", fr: "Ajoutez au moins deux points de route." },
  "room.waters.country": { en: "Waters of", fr: "Eaux" },
  "room.waters.time": { en: "Time under way", fr: "Temps en route" },
  "room.waters.share": { en: "Share of the distance", fr: "Part de la distance" },
  "room.waters.total": { en: "Total", fr: "Total" },
  "room.fuel.used": { en: "Used", fr: "Consommé" },
  "room.fuel.left": { en: "Left on arrival", fr: "Reste à l’arrivée" },
  "room.fuel.tanks": { en: "Share of the tanks", fr: "Part des réservoirs" },
  "room.fuel.noTanks": {
    en: "Enter the yacht’s fuel capacity to see the fuel left after each leg.",
    fr: "Saisissez la capacité de carburant du yacht pour voir le carburant restant après chaque étape.",
  },
  "room.tools": { en: "Tools", fr: "Outils" },
  "room.tools.edit": { en: "Route", fr: "Itinéraire" },
  "room.tools.files": { en: "Files", fr: "Fichiers" },
});
