import { YACHT_FIELDS } from "shared-schema/labels/yacht";
import { defineMessages, prefixed } from "../../ui/i18n.ts";

/** Texts of the yachts' list and detail. */
export const yachtsMessages = defineMessages({
  "yachts.title": { en: "Yachts", fr: "Yachts" },
  "yachts.count": {
    en: "{count, plural, =0 {No yachts} one {# yacht} other {# yachts}}",
    fr: "{count, plural, =0 {Aucun yacht} one {# yacht} other {# yachts}}",
  },
  "yachts.filter": { en: "Filter by name or port of registry", fr: "Filtrer par nom ou port d’immatriculation" },
  "yachts.noMatch": { en: "No yacht matches “{filter}”", fr: "Aucun yacht ne correspond à « {filter} »" },
  "yachts.elsewhere": { en: "Not on this device", fr: "Absents de cet appareil" },
  "yachts.add": { en: "Add Yacht", fr: "Ajouter un yacht" },
  "yachts.detail": { en: "Detailed info", fr: "Informations détaillées" },
  "yachts.detailOf": { en: "Detailed info on {name}", fr: "Informations détaillées sur {name}" },
  "yachts.na": { en: "n/a", fr: "n/d" },
  "yachts.empty": { en: "No yachts yet", fr: "Aucun yacht pour l’instant" },
  "yachts.emptyNote": {
    en: "Add the first one: name, port of registry and type are enough to begin.",
    fr: "Ajoutez le premier : nom, port d’immatriculation et type suffisent pour commencer.",
  },
  "yachts.notFound": { en: "Yacht not found", fr: "Yacht introuvable" },
  "yachts.notFoundNote": {
    en: "No yacht you can view has this address.",
    fr: "Aucun yacht auquel vous avez accès ne correspond à cette adresse.",
  },
  "yachts.back": { en: "Back to yachts", fr: "Retour aux yachts" },
  "yachts.delete": { en: "Delete yacht", fr: "Supprimer le yacht" },
  "yachts.deleteAsk": {
    en: "Are you sure you want to delete this yacht?",
    fr: "Voulez-vous vraiment supprimer ce yacht ?",
  },
  "yachts.picture": { en: "{name}, picture {n}", fr: "{name}, photo {n}" },
  ...prefixed("yachts.field", YACHT_FIELDS),
});
