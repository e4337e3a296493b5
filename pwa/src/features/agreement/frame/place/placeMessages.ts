import { defineMessages } from "#ui/i18n.ts";

/** Texts of finding and adding places. */
export const placeMessages = defineMessages({
  "place.add": { en: "Add a port, anchorage or position", fr: "Ajouter un port, un mouillage ou une position" },
  "place.add.short": { en: "Add a port or position", fr: "Port, mouillage, position" },
  "place.found": {
    en: "{count, plural, =0 {No places} one {# place} other {# places}}",
    fr: "{count, plural, =0 {Aucun lieu} one {# lieu} other {# lieux}}",
  },
  "place.none": { en: "No such place", fr: "Aucun lieu de ce nom" },
  "place.kind.harbour": { en: "Harbour", fr: "Port" },
  "place.kind.anchorage": { en: "Anchorage, position approximate", fr: "Mouillage, position approximative" },
  "place.kind.place": { en: "Town", fr: "Localité" },
  "place.kind.position": { en: "Position", fr: "Position" },
  "place.added": { en: "Waypoint {sn} added: {place}", fr: "Point {sn} ajouté : {place}" },
  "place.added.undo": { en: "Undo", fr: "Annuler" },
  "place.land": {
    en: "That position is on land. Nothing was added yet.",
    fr: "Cette position est à terre. Rien n’a encore été ajouté.",
  },
  "place.land.water": { en: "Add at the nearest water", fr: "Ajouter dans l’eau la plus proche" },
  "place.land.here": { en: "Add here all the same", fr: "Ajouter ici quand même" },
  "place.land.cancel": { en: "Cancel", fr: "Annuler" },
});
