import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the yachts' list and detail. */
export const yachtsMessages = defineMessages({
  "yachts.title": { en: "Yachts", fr: "Yachts" },
  "yachts.count": {
    en: "{count, plural, =0 {No yachts} one {# yacht} other {# yachts}}",
    fr: "{count, plural, =0 {Aucun yacht} one {# yacht} other {# yachts}}",
  },
  "yachts.add": { en: "Add Yacht", fr: "Ajouter un yacht" },
  "yachts.detail": { en: "Detailed info", fr: "Informations détaillées" },
  "yachts.detailOf": { en: "Detailed info on {name}", fr: "Informations détaillées sur {name}" },
  "yachts.flag": { en: "Flag", fr: "Pavillon" },
  "yachts.port": { en: "Port of registry", fr: "Port d’attache" },
  "yachts.loa": { en: "Length over all", fr: "Longueur hors tout" },
  "yachts.na": { en: "n/a", fr: "n/d" },
  "yachts.empty": { en: "No yacht yet", fr: "Aucun yacht pour l’instant" },
  "yachts.emptyNote": {
    en: "Add the first one: name, port of registry and type are enough to begin.",
    fr: "Ajoutez le premier : nom, port d’attache et type suffisent pour commencer.",
  },
  "yachts.notFound": { en: "Yacht not found", fr: "Yacht introuvable" },
  "yachts.notFoundNote": {
    en: "This address names no yacht that you may see. The list shows all of them.",
    fr: "Cette adresse ne désigne aucun yacht que vous puissiez voir. La liste les montre tous.",
  },
  "yachts.back": { en: "To the list of yachts", fr: "Vers la liste des yachts" },
  "yachts.delete": { en: "Delete yacht", fr: "Supprimer le yacht" },
  "yachts.deleteAsk": {
    en: "Are you sure you want to delete this yacht?",
    fr: "Voulez-vous vraiment supprimer ce yacht ?",
  },
  "yachts.picture": { en: "{name}, picture {n}", fr: "{name}, photo {n}" },
});
