import { defineMessages } from "#ui/i18n.ts";

/** Texts of the chart's layers and of the areas that are saved. */
export const layerMessages = defineMessages({
  "layers.open": { en: "Layers and saved areas", fr: "Couches et zones enregistrées" },
  "layers.close": { en: "Close", fr: "Fermer" },
  "layers.shown": { en: "Shown over the chart", fr: "Affiché sur la carte" },
  "layers.own": {
    en: "The chart itself needs no saving: a coast that was shown once stays on this device.",
    fr: "La carte elle-même n’a pas besoin d’être enregistrée : une côte affichée une fois reste sur cet appareil.",
  },
  "layers.more": {
    en: "The operator of this installation can add two layers to the chart, such as OpenSeaMap’s sea marks or charts made from ENCs: set CHART_TILES to the address of tiles or of a PMTiles archive, or CHART_FILE to the path of a PMTiles file (docs/charts.md).",
    fr: "L’exploitant de cette installation peut superposer deux couches à la carte, comme les balises d’OpenSeaMap ou des cartes issues d’ENC : il renseigne dans CHART_TILES l’adresse de tuiles ou d’une archive PMTiles, ou dans CHART_FILE le chemin d’un fichier PMTiles (docs/charts.md).",
  },
  "legend.title": { en: "Legend", fr: "Légende" },
  "legend.limit": {
    en: "Outer limit of territorial waters, as a rule 12 NM",
    fr: "Limite extérieure des eaux territoriales, en général 12 M",
  },
  "legend.border": { en: "Boundary between two countries", fr: "Frontière entre deux pays" },
  "legend.shore": {
    en: "Water near the shore; no depth is meant",
    fr: "Eau près du rivage, sans indication de profondeur",
  },
  "legend.harbour": { en: "Yacht harbour", fr: "Port de plaisance" },
  "legend.first": { en: "First waypoint", fr: "Premier point" },
  "legend.last": { en: "Last waypoint", fr: "Dernier point" },
  "legend.call": { en: "Call", fr: "Escale" },
  "legend.plain": { en: "Other waypoint", fr: "Autre point" },
  "legend.selected": { en: "Selected waypoint", fr: "Point sélectionné" },
  "legend.unknown": { en: "Coast not on this device", fr: "Côte absente de cet appareil" },
  "layers.save.title": { en: "Save this area", fr: "Enregistrer cette zone" },
  "layers.save.why": {
    en: "Saved areas of a layer are available offline.",
    fr: "Les zones enregistrées d’une couche restent disponibles hors ligne.",
  },
  "layers.name": { en: "Name", fr: "Nom" },
  "layers.what": { en: "Layer", fr: "Couche" },
  "layers.depth": { en: "Detail", fr: "Détail" },
  "layers.depth.0": { en: "as shown", fr: "comme affiché" },
  "layers.depth.2": { en: "two zoom levels closer", fr: "deux niveaux de zoom de plus" },
  "layers.depth.4": { en: "down to the harbours", fr: "jusqu’aux ports" },
  "layers.save": {
    en: "Save {count, plural, one {# tile} other {# tiles}}",
    fr: "Enregistrer {count, plural, one {# tuile} other {# tuiles}}",
  },
  "layers.tooMany": {
    en: "{count} tiles exceed the limit of {most}: zoom in or choose less detail.",
    fr: "{count} tuiles dépassent la limite de {most} : zoomez ou choisissez moins de détail.",
  },
  "layers.progress": { en: "{saved} of {tiles} tiles", fr: "{saved} tuiles sur {tiles}" },
  "layers.cancel": { en: "Stop", fr: "Arrêter" },
  "layers.saved": { en: "Saved on this device", fr: "Enregistré sur cet appareil" },
  "layers.none": { en: "No saved areas yet.", fr: "Aucune zone enregistrée pour l’instant." },
  "layers.size": { en: "{saved} of {tiles} tiles, {size}", fr: "{saved} tuiles sur {tiles}, {size}" },
  "layers.resume": { en: "Download missing tiles", fr: "Télécharger les tuiles manquantes" },
  "layers.resumeOf": { en: "Download missing tiles of {name}", fr: "Télécharger les tuiles manquantes de {name}" },
  "layers.delete": { en: "Delete {name}", fr: "Supprimer {name}" },
  "layers.defaultName": { en: "Area {number}", fr: "Zone {number}" },
});
