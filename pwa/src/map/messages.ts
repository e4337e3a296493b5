import { defineMessages } from "../ui/i18n.ts";

/** Texts on the chart itself. */
export const mapMessages = defineMessages({
  "map.loading": { en: "Loading the chart…", fr: "Chargement de la carte…" },
  "map.unknown": { en: "Coast not on this device", fr: "Côte absente de cet appareil" },
  "map.unknownNote": {
    en: "Hatched areas: the coast is not on this device. It is downloaded at the next connection.",
    fr: "Zones hachurées : la côte n’est pas sur cet appareil. Elle sera téléchargée à la prochaine connexion.",
  },
  "map.failed": {
    en: "The chart could not be displayed. Connect to the internet and try again.",
    fr: "La carte n’a pas pu être affichée. Connectez-vous à Internet et réessayez.",
  },
  "map.layer.unreachable": {
    en: "Part of “{name}” is missing: its tiles cannot be reached.",
    fr: "« {name} » est incomplet : ses tuiles sont inaccessibles.",
  },
  "map.layer.unreadable": {
    en: "Part of “{name}” is missing: its tiles cannot be read.",
    fr: "« {name} » est incomplet : ses tuiles sont illisibles.",
  },
  "map.redraw": { en: "Try again", fr: "Réessayer" },
  "map.detail": { en: "Coast drawn to about 100 m", fr: "Côte dessinée à 100 m près environ" },
  "map.ends": { en: "Planning chart ends here", fr: "La carte de préparation s’arrête ici" },
  "map.ends.above": { en: "above it: {names}", fr: "par-dessus : {names}" },
  "map.twoFingers": { en: "Use two fingers to move the chart", fr: "Utilisez deux doigts pour déplacer la carte" },
  "map.ctrlWheel": {
    en: "Use {key} + scroll to zoom the chart",
    fr: "Utilisez {key} + défilement pour zoomer sur la carte",
  },
  "map.zoomIn": { en: "Zoom in", fr: "Zoom avant" },
  "map.zoomOut": { en: "Zoom out", fr: "Zoom arrière" },
  "map.preview": { en: "Route preview", fr: "Aperçu de l’itinéraire" },
  "map.noRoute": { en: "No route yet", fr: "Pas encore d’itinéraire" },
});
