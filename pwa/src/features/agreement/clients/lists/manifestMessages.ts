import { defineMessages } from "#ui/i18n.ts";

/** Texts of the passenger lists. */
export const manifestMessages = defineMessages({
  "manifest.title": { en: "Passenger lists", fr: "Listes des passagers" },
  "manifest.note": {
    en: "For the authorities at each call, with the fields of IMO FAL Form 6.",
    fr: "Pour les autorités de chaque escale, avec les rubriques du formulaire FAL n° 6 de l’OMI.",
  },
  "manifest.none": {
    en: "Map the route first: there is a list for every call.",
    fr: "Tracez d’abord l’itinéraire : il y a une liste par escale.",
  },
  "manifest.onBoard": {
    en: "{count, plural, =0 {no one on board} one {1 passenger} other {# passengers}}",
    fr: "{count, plural, =0 {personne à bord} one {1 passager} other {# passagers}}",
  },
  "manifest.hidden": {
    en: "{count, plural, one {Details of 1 passenger are} other {Details of # passengers are}} not visible to you.",
    fr: "{count, plural, one {Les données d’un passager ne vous sont pas accessibles} other {Les données de # passagers ne vous sont pas accessibles}}.",
  },
  "manifest.expiring": {
    en: "{count, plural, one {1 passport expires} other {# passports expire}} before disembarkation.",
    fr: "{count, plural, one {1 passeport expire} other {# passeports expirent}} avant le débarquement.",
  },
  "manifest.incomplete": {
    en: "{count, plural, one {Missing details for 1 passenger} other {Missing details for # passengers}}: {fields}",
    fr: "{count, plural, one {Données manquantes pour 1 passager} other {Données manquantes pour # passagers}} : {fields}",
  },
  "manifest.unplaced": {
    en: "{count, plural, one {One passenger has no stay on board yet and is} other {# passengers have no stay on board yet and are}} not on any list.",
    fr: "{count, plural, one {Un passager n’a pas encore de séjour à bord et ne figure} other {# passagers n’ont pas encore de séjour à bord et ne figurent}} sur aucune liste.",
  },
  "manifest.all": { en: "All lists (ZIP)", fr: "Toutes les listes (ZIP)" },
  "manifest.csv": { en: "CSV", fr: "CSV" },
  "manifest.pdf": { en: "PDF", fr: "PDF" },
  "manifest.csvOf": { en: "Passenger list as CSV: {call}", fr: "Liste des passagers en CSV : {call}" },
  "manifest.pdfOf": { en: "Passenger list as PDF: {call}", fr: "Liste des passagers en PDF : {call}" },
  "manifest.failed": { en: "The list could not be created.", fr: "La liste n’a pas pu être produite." },
  "manifest.field.family_name": { en: "family name", fr: "nom" },
  "manifest.field.given_names": { en: "given names", fr: "prénoms" },
  "manifest.field.nationality": { en: "nationality", fr: "nationalité" },
  "manifest.field.gender": { en: "gender", fr: "sexe" },
  "manifest.field.date_of_birth": { en: "date of birth", fr: "date de naissance" },
  "manifest.field.place_of_birth": { en: "place of birth", fr: "lieu de naissance" },
  "manifest.field.document_number": { en: "passport number", fr: "numéro de passeport" },
  "manifest.field.document_issuer": { en: "issuing country", fr: "pays de délivrance" },
  "manifest.field.document_expiry": { en: "passport expiry", fr: "expiration du passeport" },
  "manifest.field.port_of_embarkation": { en: "boarding call", fr: "escale d’embarquement" },
  "manifest.field.port_of_disembarkation": { en: "disembarking call", fr: "escale de débarquement" },
});
