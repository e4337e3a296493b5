import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of files that come in and go out. */
export const exchangeMessages = defineMessages({
  "exchange.export": { en: "Export", fr: "Exporter" },
  "exchange.gpx": { en: "GPX", fr: "GPX" },
  "exchange.passagePlan": { en: "Passage plan (PDF)", fr: "Plan de traversée (PDF)" },
  "exchange.ics": { en: "Schedule (.ics)", fr: "Calendrier (.ics)" },
  "exchange.failed": { en: "The file could not be made.", fr: "Le fichier n’a pas pu être produit." },
  "exchange.import": { en: "Import GPX", fr: "Importer un GPX" },
  "exchange.file": { en: "GPX file", fr: "Fichier GPX" },
  "exchange.bad": {
    en: "This file cannot be imported; nothing was changed. {why}",
    fr: "Ce fichier ne peut pas être importé ; rien n’a été modifié. {why}",
  },
  "exchange.unreadable": { en: "It could not be read.", fr: "Il n’a pas pu être lu." },
  "exchange.dialog": { en: "Import “{name}”", fr: "Importer « {name} »" },
  "exchange.path": { en: "What to import", fr: "Élément à importer" },
  "exchange.route": {
    en: "Route: {name} ({count, plural, one {# point} other {# points}})",
    fr: "Route : {name} ({count, plural, one {# point} other {# points}})",
  },
  "exchange.track": {
    en: "Track: {name} ({count, plural, one {# point} other {# points}})",
    fr: "Trace : {name} ({count, plural, one {# point} other {# points}})",
  },
  "exchange.marks": {
    en: "Marks ({count, plural, one {# point} other {# points}})",
    fr: "Repères ({count, plural, one {# point} other {# points}})",
  },
  "exchange.unnamed": { en: "unnamed", fr: "sans nom" },
  "exchange.as": { en: "A track becomes", fr: "Une trace devient" },
  "exchange.as.list": { en: "waypoints where it turns", fr: "des points aux changements de route" },
  "exchange.as.leg": { en: "the line of one leg", fr: "la ligne d’une seule étape" },
  "exchange.preview": {
    en: "{count, plural, one {1 waypoint} other {# waypoints}} will be added {where}.",
    fr: "{count, plural, one {1 point sera ajouté} other {# points seront ajoutés}} {where}.",
  },
  "exchange.callsAtSea": {
    en: "{count, plural, one {1 call lies at sea and becomes a waypoint} other {# calls lie at sea and become waypoints}}: a call has to lie in national waters.",
    fr: "{count, plural, one {1 escale se trouve en haute mer et devient un point de route} other {# escales se trouvent en haute mer et deviennent des points de route}} : une escale doit se trouver dans des eaux nationales.",
  },
  "exchange.behind": { en: "after {place}", fr: "après {place}" },
  "exchange.atEnd": { en: "at the end of the route", fr: "à la fin de l’itinéraire" },
  "exchange.submit": { en: "Import", fr: "Importer" },
});
