import { WAYPOINT_FIELDS } from "shared-schema/labels/route";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the route section. */
export const mappingMessages = defineMessages({
  "mapping.chart": { en: "Chart of the route", fr: "Carte de l’itinéraire" },
  "mapping.chart.hint": {
    en: "Tap the chart to add a waypoint after the selected one, or tap a leg to insert one. Drag waypoints to move them and legs to bend them.",
    fr: "Appuyez sur la carte pour ajouter un point après celui qui est sélectionné, ou sur une étape pour en insérer un. Faites glisser les points pour les déplacer, les étapes pour les infléchir.",
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
  "mapping.routing": { en: "Positioning", fr: "Convoyage" },
  "mapping.arrival": { en: "Arr.", fr: "Arr." },
  "mapping.departure": { en: "Dep.", fr: "Dép." },
  "mapping.nights": { en: "Nights here", fr: "Nuits sur place" },
  "mapping.nights.count": {
    en: "{count, plural, one {# night} other {# nights}}",
    fr: "{count, plural, one {# nuit} other {# nuits}}",
  },
  "mapping.nights.hint": {
    en: "One more or less moves the rest of the route by a day.",
    fr: "Une de plus ou de moins décale la suite d’un jour.",
  },
  "mapping.nights.fewer": { en: "One night fewer", fr: "Une nuit de moins" },
  "mapping.nights.more": { en: "One night more", fr: "Une nuit de plus" },
  "mapping.held.here": { en: "To here {figures}", fr: "Jusqu’ici {figures}" },
  "mapping.held.onward": { en: "Onward {figures}", fr: "Ensuite {figures}" },
  "mapping.addAt": { en: "Add at a position", fr: "Ajouter à une position" },
  "mapping.add": { en: "Add waypoint", fr: "Ajouter le point" },
  "mapping.position": { en: "Position", fr: "Position" },
  "mapping.form": { en: "Waypoint {sn}", fr: "Point {sn}" },
  "mapping.name": { en: "Name", fr: "Nom" },
  "mapping.position.fault": {
    en: "Enter it like 43.58, 43°34.8' N or 43 34 48 N",
    fr: "Saisissez par exemple 43,58, 43°34,8' N ou 43 34 48 N",
  },
  "mapping.is_call": { en: "This waypoint is a call", fr: "Ce point est une escale" },
  "mapping.is_call.first": {
    en: "The first waypoint is always a call.",
    fr: "Le premier point est toujours une escale.",
  },
  "mapping.is_call.waters": {
    en: "A waypoint can be a call only in national waters.",
    fr: "Un point ne peut être une escale que dans des eaux nationales.",
  },
  "mapping.is_routing": { en: "Positioning (delivery or return)", fr: "Convoyage (aller ou retour)" },
  "mapping.utc": { en: "{utc} UTC ({zone})", fr: "{utc} UTC ({zone})" },
  "mapping.from.delivery": { en: "From delivery", fr: "D’après la livraison" },
  "mapping.from.redelivery": { en: "From redelivery", fr: "D’après la restitution" },
  "mapping.from.estimate": { en: "≈ Estimated", fr: "≈ Estimée" },
  "mapping.planned_speed": { en: "Planned speed to this waypoint", fr: "Vitesse prévue jusqu’à ce point" },
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
    en: "This position is inland, with no harbour nearby.",
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
  "mapping.issue.late-for-delivery": {
    en: "Positioning brings the yacht here after the agreed delivery.",
    fr: "Le convoyage amène le yacht ici après l’heure de livraison convenue.",
  },
  ...prefixed("mapping.field", WAYPOINT_FIELDS),
});
