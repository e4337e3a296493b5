import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the table of legs. */
export const legMessages = defineMessages({
  "legs.title": { en: "Legs", fr: "Étapes" },
  "legs.aid": {
    en: "Planning aid, not for navigation. Courses are those on leaving; * marks an estimate.",
    fr: "Aide à la préparation, pas à la navigation. Les caps sont ceux du départ ; * marque une estimation.",
  },
  "legs.table": { en: "Table of the legs", fr: "Tableau des étapes" },
  "legs.hint": {
    en: "Scroll sideways for times and fuel →",
    fr: "Faites défiler vers la droite : heures et carburant →",
  },
  "legs.leg": { en: "Leg", fr: "Étape" },
  "legs.true": { en: "Course true", fr: "Cap vrai" },
  "legs.magnetic": { en: "Magnetic", fr: "Magnétique" },
  "legs.distance": { en: "Distance", fr: "Distance" },
  "legs.sum": { en: "Cumulated", fr: "Cumul" },
  "legs.speed": { en: "Planned speed", fr: "Vitesse prévue" },
  "legs.speedTo": { en: "Planned speed to {place}", fr: "Vitesse prévue vers {place}" },
  "legs.departure": { en: "Departure", fr: "Départ" },
  "legs.eta": { en: "ETA", fr: "ETA" },
  "legs.fuel": { en: "Fuel", fr: "Carburant" },
  "legs.left": { en: "Left", fr: "Reste" },
  "legs.total": { en: "Total", fr: "Total" },
  "legs.utc": { en: "{at} UTC", fr: "{at} UTC" },
  "legs.local": { en: "{at} local", fr: "{at} locale" },
  "legs.highSeas": { en: "High seas", fr: "Haute mer" },
  "legs.water": { en: "{country} {nm}, {hours}", fr: "{country} {nm}, {hours}" },
  "legs.inWaters": { en: "In the waters of:", fr: "Dans les eaux de :" },
  "legs.reserveRule": {
    en: "Fuel left: she leaves with full tanks and takes the agreement’s bunkers as they fit; the reserve is {share} of the tanks. Generators in port are not counted here.",
    fr: "Carburant restant : départ réservoirs pleins, soutes du contrat prises quand elles y tiennent ; la réserve est de {share} des réservoirs. Les groupes au port ne sont pas comptés ici.",
  },
  "legs.warning.arrival-after-departure": {
    en: "The arrival is after the departure.",
    fr: "L’arrivée est après le départ.",
  },
  "legs.warning.arrival-before-previous-departure": {
    en: "The arrival is before the departure.",
    fr: "L’arrivée précède le départ.",
  },
  "legs.warning.position-inland": {
    en: "The leg ends inland, and no harbour is near.",
    fr: "L’étape finit à terre, sans port à proximité.",
  },
  "legs.warning.leg-crosses-land": { en: "The leg crosses land.", fr: "L’étape traverse la terre." },
  "legs.warning.leg-coast-unknown": {
    en: "The coast along the leg is not on this device: land was not checked.",
    fr: "La côte le long de l’étape n’est pas sur cet appareil : la terre n’a pas été vérifiée.",
  },
  "legs.warning.speed-above-maximum": {
    en: "The leg is faster than the yacht can go.",
    fr: "L’étape est plus rapide que le yacht ne peut aller.",
  },
  "legs.warning.departure-before-estimated-arrival": {
    en: "The yacht is not expected to arrive before her next departure.",
    fr: "Le yacht ne devrait pas arriver avant son prochain départ.",
  },
  "legs.warning.speed-above-curve": {
    en: "The speed is beyond the consumption data: the fuel is that of the highest known speed.",
    fr: "La vitesse dépasse les données de consommation : le carburant est celui de la plus haute connue.",
  },
  "legs.warning.leg-speed-unknown": {
    en: "The leg has neither times nor speed: its fuel is not known.",
    fr: "L’étape n’a ni heures ni vitesse : son carburant n’est pas connu.",
  },
  "legs.warning.below-reserve": {
    en: "The fuel falls below the reserve.",
    fr: "Le carburant tombe sous la réserve.",
  },
});
