import type { Entries } from "../entry.ts";

/** Refusals about waypoints, calls and the passenger lists made for them. */
export const ITINERARY_REFUSALS = {
  "waypoint.not-found": {
    kind: "not-found",
    en: "This waypoint is not on this agreement.",
    fr: "Ce point de route ne figure pas au contrat.",
  },
  "waypoint.removed": {
    kind: "not-found",
    en: "Someone removed this leg.",
    fr: "Quelqu’un a supprimé cette étape.",
  },
  "waypoint.first-is-call": {
    kind: "invalid",
    en: "The first waypoint is always a call.",
    fr: "Le premier point de route est toujours une escale.",
  },
  "waypoint.first-at-sea": {
    kind: "invalid",
    en: "The cruise begins at waypoint 1, which must stay in national waters.",
    fr: "La croisière commence au point 1, qui doit rester dans des eaux nationales.",
  },
  "waypoint.stays-at-sea": {
    kind: "invalid",
    en: "Passengers embark or disembark at this call, which must stay in national waters.",
    fr: "Des passagers embarquent ou débarquent à cette escale, qui doit rester dans des eaux nationales.",
  },
  "waypoint.call-at-sea": {
    kind: "invalid",
    en: "A call must be in national waters.",
    fr: "Une escale doit se trouver dans des eaux nationales.",
  },
  "leg.too-many-points": {
    kind: "rule",
    en: "A leg can have at most {most} track points.",
    fr: "Une étape compte au plus {most, plural, one {# point} other {# points}} de tracé.",
  },
  "route.too-many-points": {
    kind: "rule",
    en: "A route can have at most {most} track points in all. Straighten a leg, or make several agreements of the voyage.",
    fr: "Un itinéraire compte au plus {most, plural, one {# point} other {# points}} de tracé en tout. Redressez une étape, ou répartissez le voyage sur plusieurs contrats.",
  },
  "leg.too-long": {
    kind: "rule",
    en: "The leg to waypoint {sn} can be at most {most} NM long: three times the direct distance plus 1,000 NM. Add a waypoint on it.",
    fr: "L’étape jusqu’au point {sn} peut mesurer au plus {most} M : trois fois la distance directe, plus 1 000 M. Ajoutez-y un point de route.",
  },
  "route.too-long": {
    kind: "rule",
    en: "A route with {waypoints} waypoints can be at most {most} NM long. Make several agreements of the voyage.",
    fr: "Un itinéraire de {waypoints, plural, one {# point} other {# points}} peut mesurer au plus {most} M. Répartissez le voyage sur plusieurs contrats.",
  },
  "manifest.no-waypoint": {
    kind: "not-found",
    en: "This waypoint is not part of the itinerary.",
    fr: "Ce point de route ne fait pas partie de l’itinéraire.",
  },
  "manifest.no-call": {
    kind: "invalid",
    en: "Passenger lists are made for calls, and this waypoint is not a call.",
    fr: "Une liste des passagers s’établit pour une escale ; ce point de route n’en est pas une.",
  },
} as const satisfies Entries;
