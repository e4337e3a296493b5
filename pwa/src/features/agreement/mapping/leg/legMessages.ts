import { defineMessages } from "#ui/i18n.ts";

/** Texts of the table of legs. */
export const legMessages = defineMessages({
  "legs.aid": {
    en: "Planning aid, not for navigation. A leg’s course is that of its longest stretch; * marks an estimate.",
    fr: "Aide à la préparation, ne pas utiliser pour la navigation. La route d’une étape est celle de son plus long tronçon ; * marque une estimation.",
  },
  "legs.table": { en: "Table of the legs", fr: "Tableau des étapes" },
  "legs.hint": {
    en: "Scroll sideways for times and fuel →",
    fr: "Faites défiler vers la droite : heures et carburant →",
  },
  "legs.leg": { en: "Leg", fr: "Étape" },
  "legs.true": { en: "True course", fr: "Route vraie" },
  "legs.magnetic": { en: "Magnetic", fr: "Magnétique" },
  "legs.distance": { en: "Distance", fr: "Distance" },
  "legs.sum": { en: "Cumulative", fr: "Cumul" },
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
    en: "Fuel left assumes full tanks at departure, then the agreement’s bunkers as they fit. The reserve is {share} of the tanks. Generators in port are not included.",
    fr: "Carburant restant : réservoirs pleins au départ, puis soutages du contrat dans la limite de leur capacité. La réserve est de {share} des réservoirs. Les groupes au port ne sont pas compris.",
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
    en: "The leg ends inland, with no harbour nearby.",
    fr: "L’étape finit à terre, sans port à proximité.",
  },
  "legs.warning.leg-crosses-land": { en: "The leg crosses land.", fr: "L’étape traverse la terre." },
  "legs.warning.leg-coast-unknown": {
    en: "The coast along the leg is not on this device: land was not checked.",
    fr: "La côte le long de l’étape n’est pas sur cet appareil : la terre n’a pas été vérifiée.",
  },
  "legs.warning.speed-above-maximum": {
    en: "The leg’s speed is above the yacht’s maximum.",
    fr: "La vitesse de l’étape dépasse le maximum du yacht.",
  },
  "legs.warning.departure-before-estimated-arrival": {
    en: "The yacht is not expected to arrive before its next departure.",
    fr: "Le yacht ne devrait pas arriver avant son prochain départ.",
  },
  "legs.warning.late-for-delivery": {
    en: "The yacht arrives after the agreed delivery.",
    fr: "Le yacht arrive après l’heure de livraison convenue.",
  },
  "legs.warning.speed-above-curve": {
    en: "The speed exceeds the consumption data: fuel is calculated at the highest known speed.",
    fr: "La vitesse dépasse les données de consommation : le carburant est calculé à la vitesse connue la plus élevée.",
  },
  "legs.warning.leg-speed-unknown": {
    en: "The leg has neither times nor speed, so its fuel cannot be estimated.",
    fr: "L’étape n’a ni heures ni vitesse : son carburant ne peut pas être estimé.",
  },
  "legs.warning.below-reserve": {
    en: "The fuel falls below the reserve.",
    fr: "Le carburant passe sous la réserve.",
  },
});
