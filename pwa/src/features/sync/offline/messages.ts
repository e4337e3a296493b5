import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of «Ready for sea». */
export const seaMessages = defineMessages({
  "sea.title": { en: "Ready for sea", fr: "Prêt à appareiller" },
  "sea.note": {
    en: "Checks and downloads everything {name} needs offline.",
    fr: "Vérifie et télécharge tout ce dont {name} a besoin hors ligne.",
  },
  "sea.check": { en: "Make ready for sea", fr: "Préparer l’appareillage" },
  "sea.checkAgain": { en: "Check again", fr: "Vérifier de nouveau" },
  "sea.ready": {
    en: "Ready for sea: {size} MB on this device, checked {when}.",
    fr: "Prêt à appareiller : {size} Mo sur cet appareil, vérifié le {when}.",
  },
  "sea.notReady": {
    en: "Not ready yet, checked {when}. Missing:",
    fr: "Pas encore prêt, vérifié le {when}. Il manque :",
  },
  "sea.failed": {
    en: "The check could not be completed. The data on this device is kept. Try again.",
    fr: "La vérification n’a pas pu aboutir. Les données de cet appareil sont conservées. Veuillez réessayer.",
  },
  "sea.agreement": { en: "the agreement", fr: "le contrat" },
  "sea.yacht": { en: "the yacht", fr: "le yacht" },
  "sea.profile": { en: "the profile of party {name}", fr: "le profil de la partie {name}" },
  "sea.taxes": { en: "the table of tax rates", fr: "la table des taux de TVA" },
  "sea.ports": { en: "the list of ports", fr: "la liste des ports" },
  "sea.app": { en: "the files of the app", fr: "les fichiers de l’application" },
  "sea.chart": { en: "the chart of the route", fr: "la carte de l’itinéraire" },
  "sea.contracts": { en: "the generated contract", fr: "le contrat généré" },
  "sea.fonts": { en: "the fonts of the contract", fr: "les polices du contrat" },
  "sea.passportReader": {
    en: "the reading of passports by camera",
    fr: "la lecture des passeports par l’appareil photo",
  },
  "sea.receipts": {
    en: "{name, plural, one {# receipt} other {# receipts}}",
    fr: "{name, plural, one {# justificatif} other {# justificatifs}}",
  },
  "sea.picture": { en: "picture {name} of the yacht", fr: "la photo {name} du yacht" },
});
