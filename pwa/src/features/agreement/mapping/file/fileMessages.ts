import { defineMessages } from "#ui/i18n.ts";

/** Texts of files that come in and go out. */
export const fileMessages = defineMessages({
  "file.gpx": { en: "Export GPX", fr: "Exporter un GPX" },
  "file.passagePlan": { en: "Passage plan (PDF)", fr: "Plan de traversée (PDF)" },
  "file.ics": { en: "Schedule (.ics)", fr: "Calendrier (.ics)" },
  "file.failed": { en: "The file could not be created.", fr: "Le fichier n’a pas pu être produit." },
  "file.import": { en: "Import GPX", fr: "Importer un GPX" },
  "file.bad": {
    en: "This file cannot be imported; nothing was changed. {why}",
    fr: "Ce fichier ne peut pas être importé ; rien n’a été modifié. {why}",
  },
  "file.unreadable": { en: "It could not be read.", fr: "Il n’a pas pu être lu." },
  "file.dialog": { en: "Import “{name}”", fr: "Importer « {name} »" },
  "file.path": { en: "Path to import", fr: "Élément à importer" },
  "file.route": {
    en: "Route: {name} ({count, plural, one {# point} other {# points}})",
    fr: "Route : {name} ({count, plural, one {# point} other {# points}})",
  },
  "file.track": {
    en: "Track: {name} ({count, plural, one {# point} other {# points}})",
    fr: "Trace : {name} ({count, plural, one {# point} other {# points}})",
  },
  "file.marks": {
    en: "Marks ({count, plural, one {# point} other {# points}})",
    fr: "Repères ({count, plural, one {# point} other {# points}})",
  },
  "file.unnamed": { en: "unnamed", fr: "sans nom" },
  "file.as": { en: "Import the track as", fr: "Importer la trace comme" },
  "file.as.list": { en: "waypoints where it turns", fr: "des points aux changements de route" },
  "file.as.leg": { en: "the line of one leg", fr: "le tracé d’une seule étape" },
  "file.preview": {
    en: "{count, plural, one {1 waypoint} other {# waypoints}} will be added {where}.",
    fr: "{count, plural, one {1 point sera ajouté} other {# points seront ajoutés}} {where}.",
  },
  "file.ics.empty": {
    en: "The schedule has no times yet: enter the delivery or the times of a call.",
    fr: "Le calendrier ne contient encore aucune heure : saisissez la livraison ou les heures d’une escale.",
  },
  "file.thinned": {
    en: "The tracks in this file have {from, number} points; {to, number} of them were read.",
    fr: "Les traces de ce fichier comptent {from, number} points ; {to, number} ont été lus.",
  },
  "file.fewer": {
    en: "Of {total, number} points, the {count, number} that best describe the route become waypoints.",
    fr: "Sur {total, number} points, les {count, number} qui décrivent le mieux la route deviennent des points de route.",
  },
  "file.noPreview": {
    en: "The waypoints in this file could not be determined; nothing was changed.",
    fr: "Les points de route de ce fichier n’ont pas pu être déterminés ; rien n’a été modifié.",
  },
  "file.callsAtSea": {
    en: "{count, plural, one {1 call is outside national waters and becomes a waypoint} other {# calls are outside national waters and become waypoints}}.",
    fr: "{count, plural, one {1 escale se trouve hors des eaux nationales et devient un point de route} other {# escales se trouvent hors des eaux nationales et deviennent des points de route}}.",
  },
  "file.behind": { en: "after {place}", fr: "après {place}" },
  "file.atEnd": { en: "at the end of the route", fr: "à la fin de l’itinéraire" },
  "file.submit": { en: "Import", fr: "Importer" },
});
