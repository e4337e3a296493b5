import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the chart's layers and of the areas that are saved. */
export const layerMessages = defineMessages({
  "layers.open": { en: "Layers and saved areas", fr: "Couches et zones enregistrées" },
  "layers.close": { en: "Close", fr: "Fermer" },
  "layers.shown": { en: "Shown over the chart", fr: "Affiché sur la carte" },
  "layers.source.chart": { en: "Chart", fr: "Carte" },
  "layers.save.title": { en: "Save what the chart shows", fr: "Enregistrer ce que montre la carte" },
  "layers.save.why": {
    en: "Saved areas are shown without a connection, also where this device does not hold the coast.",
    fr: "Les zones enregistrées s’affichent sans connexion, même là où cet appareil n’a pas la côte.",
  },
  "layers.name": { en: "Name", fr: "Nom" },
  "layers.what": { en: "Layer", fr: "Couche" },
  "layers.depth": { en: "Detail", fr: "Détail" },
  "layers.depth.0": { en: "as shown", fr: "comme affiché" },
  "layers.depth.2": { en: "up to twice as near", fr: "jusqu’à deux crans" },
  "layers.depth.4": { en: "down to the harbours", fr: "jusqu’aux ports" },
  "layers.save": {
    en: "Save {count, plural, one {# tile} other {# tiles}}",
    fr: "Enregistrer {count, plural, one {# tuile} other {# tuiles}}",
  },
  "layers.tooMany": {
    en: "{count} tiles are more than the {most} that can be saved at once: zoom in or take less detail.",
    fr: "{count} tuiles dépassent les {most} enregistrables d’un coup : zoomez ou prenez moins de détail.",
  },
  "layers.progress": { en: "{saved} of {tiles} tiles", fr: "{saved} tuiles sur {tiles}" },
  "layers.cancel": { en: "Stop", fr: "Arrêter" },
  "layers.saved": { en: "Saved on this device", fr: "Enregistré sur cet appareil" },
  "layers.none": { en: "Nothing is saved yet.", fr: "Rien n’est encore enregistré." },
  "layers.size": { en: "{saved} of {tiles} tiles, {size}", fr: "{saved} tuiles sur {tiles}, {size}" },
  "layers.resume": { en: "Fetch the missing tiles", fr: "Récupérer les tuiles manquantes" },
  "layers.resumeOf": { en: "Fetch the missing tiles of {name}", fr: "Récupérer les tuiles manquantes de {name}" },
  "layers.delete": { en: "Delete {name}", fr: "Supprimer {name}" },
  "layers.defaultName": { en: "Area {number}", fr: "Zone {number}" },
});
