import { defineMessages } from "../ui/i18n.ts";

/** Texts on the chart itself. */
export const mapMessages = defineMessages({
  "map.unknown": { en: "Coast not on this device", fr: "Côte absente de l’appareil" },
  "map.unknownNote": {
    en: "Hatched: the coast there is not on this device. It comes with the next connection.",
    fr: "Hachuré : la côte n’y est pas sur cet appareil. Elle viendra à la prochaine connexion.",
  },
  "map.zoomIn": { en: "Zoom in", fr: "Agrandir" },
  "map.zoomOut": { en: "Zoom out", fr: "Réduire" },
});
