import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the route section. */
export const mappingMessages = defineMessages({
  "mapping.chart": { en: "Chart of the route", fr: "Carte de l’itinéraire" },
  "mapping.chart.hint": {
    en: "A tap on the chart adds a waypoint after the selected one, a tap on a leg puts one between; drag waypoints to move them and legs to bend them.",
    fr: "Un appui sur la carte ajoute un point après celui qui est choisi, un appui sur une étape en insère un ; faites glisser les points pour les déplacer, les étapes pour les infléchir.",
  },
  "mapping.fit": { en: "Show the whole route", fr: "Voir tout l’itinéraire" },
  "mapping.waypoints": { en: "Waypoints", fr: "Points de route" },
  "mapping.waypoints.none": { en: "No waypoints yet", fr: "Pas encore de point de route" },
  "mapping.waypoints.none.hint": {
    en: "Tap the chart where the cruise begins, or type a position.",
    fr: "Appuyez sur la carte là où la croisière commence, ou saisissez une position.",
  },
  "mapping.temporary": { en: "New waypoint", fr: "Nouveau point" },
  "mapping.call": { en: "Call", fr: "Escale" },
  "mapping.routing": { en: "Positioning", fr: "Positionnement" },
  "mapping.highSeas": { en: "high seas", fr: "haute mer" },
  "mapping.arrival": { en: "Arr.", fr: "Arr." },
  "mapping.departure": { en: "Dep.", fr: "Dép." },
  "mapping.both": { en: "{utc} UTC · {local} local", fr: "{utc} UTC · {local} locale" },
  "mapping.estimate": { en: "estimated", fr: "estimée" },
  "mapping.toGo": { en: "{nm} to go", fr: "{nm} à parcourir" },
  "mapping.addAt": { en: "Add at a position", fr: "Ajouter à une position" },
  "mapping.add": { en: "Add waypoint", fr: "Ajouter le point" },
  "mapping.form": { en: "Waypoint {sn}", fr: "Point {sn}" },
  "mapping.form.none": {
    en: "Select a waypoint in the list or on the chart to edit it.",
    fr: "Choisissez un point dans la liste ou sur la carte pour le modifier.",
  },
  "mapping.name": { en: "Name", fr: "Nom" },
  "mapping.position.fault": {
    en: "Type it like 43.58, 43°34.8' N or 43 34 48 N",
    fr: "Saisissez par exemple 43,58, 43°34,8' N ou 43 34 48 N",
  },
  "mapping.latitude": { en: "Latitude", fr: "Latitude" },
  "mapping.longitude": { en: "Longitude", fr: "Longitude" },
  "mapping.is_call": { en: "This waypoint is a call", fr: "Ce point est une escale" },
  "mapping.is_call.first": {
    en: "The first waypoint always is a call.",
    fr: "Le premier point est toujours une escale.",
  },
  "mapping.is_call.waters": {
    en: "A waypoint can be a call only in national waters.",
    fr: "Un point ne peut être une escale que dans des eaux nationales.",
  },
  "mapping.is_routing": { en: "Positioning (delivery or return)", fr: "Positionnement (aller ou retour)" },
  "mapping.arr_date": { en: "Arrival", fr: "Arrivée" },
  "mapping.dep_date": { en: "Departure", fr: "Départ" },
  "mapping.local": { en: "{local} local time ({zone})", fr: "{local} heure locale ({zone})" },
  "mapping.planned_speed": { en: "Planned speed of the leg to here", fr: "Vitesse prévue de l’étape jusqu’ici" },
  "mapping.delete": { en: "Delete waypoint", fr: "Supprimer le point" },
  "mapping.delete.confirm": {
    en: "Are you sure you want to delete this waypoint?",
    fr: "Voulez-vous vraiment supprimer ce point de route ?",
  },
  "mapping.stays.confirm": {
    en: "Passengers embark or disembark at this call. Their embarkations and disembarkations here will be removed. Continue?",
    fr: "Des passagers embarquent ou débarquent à cette escale. Leurs embarquements et débarquements ici seront supprimés. Continuer ?",
  },
  "mapping.issue.arrival-after-departure": {
    en: "The arrival is after the departure.",
    fr: "L’arrivée est après le départ.",
  },
  "mapping.issue.arrival-before-previous-departure": {
    en: "The arrival is before the departure from the previous waypoint.",
    fr: "L’arrivée précède le départ du point précédent.",
  },
  "mapping.issue.position-inland": {
    en: "This position lies inland, and no harbour is near.",
    fr: "Cette position est à terre, sans port à proximité.",
  },
  "mapping.issue.leg-crosses-land": {
    en: "The leg to this waypoint crosses land.",
    fr: "L’étape jusqu’à ce point traverse la terre.",
  },
  "mapping.issue.leg-coast-unknown": {
    en: "The coast along the leg to this waypoint is not on this device, so land was not checked.",
    fr: "La côte le long de cette étape n’est pas sur cet appareil : la terre n’a pas été vérifiée.",
  },
  "mapping.issue.speed-above-maximum": {
    en: "The speed of the leg to this waypoint is above the yacht’s maximum.",
    fr: "La vitesse de l’étape jusqu’à ce point dépasse le maximum du yacht.",
  },
  "mapping.issue.departure-before-estimated-arrival": {
    en: "The yacht is not expected to arrive before this departure.",
    fr: "Le yacht ne devrait pas arriver avant ce départ.",
  },
});
