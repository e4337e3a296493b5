import type { Entries } from "../../entry.ts";

/** Refusals about the VAT of a company that buys. The quoted sentences are the specification's (§5). */
export const VAT_REFUSALS = {
  "vat.country-missing": {
    kind: "invalid",
    en: "Please provide a registration country for your company on your profile page.",
    fr: "Veuillez indiquer le pays d’immatriculation de votre société sur la page de votre profil.",
  },
  "vat.outside-eu": {
    kind: "invalid",
    en: "This registration country for your company does not belong to the EU, please select ''Non-EU company'' in the VAT menu or update your profile.",
    fr: "Ce pays d’immatriculation n’appartient pas à l’UE. Veuillez choisir « Société hors UE » dans le menu TVA ou mettre à jour votre profil.",
  },
  "vat.eu-company": {
    kind: "invalid",
    en: "This registration country for your company belongs to the EU, please select ''EU company'' in the VAT menu or update your profile.",
    fr: "Ce pays d’immatriculation appartient à l’UE. Veuillez choisir « Société de l’UE » dans le menu TVA ou mettre à jour votre profil.",
  },
  "vat.other-country": {
    kind: "invalid",
    en: "Make sure your VAT number starts with the correct 2-letter EU country code and matches your company''s country of registration.",
    fr: "Vérifiez que votre numéro de TVA commence par le bon code de pays de l’UE à 2 lettres et correspond au pays d’immatriculation de votre société.",
  },
  "vat.united-kingdom": {
    kind: "invalid",
    en: "The EU country you have dialed, is no longer available.",
    fr: "Le pays de l’UE que vous avez indiqué n’est plus disponible.",
  },
  "vat.northern-ireland": {
    kind: "invalid",
    en: "The EU country you have dialed, is no longer available. Numbers that begin with XI are for trade in goods: please select ''Non-EU company'' in the VAT menu.",
    fr: "Le pays de l’UE que vous avez indiqué n’est plus disponible. Les numéros qui commencent par XI concernent le commerce de biens : veuillez choisir « Société hors UE » dans le menu TVA.",
  },
  "vat.french-company": {
    kind: "invalid",
    en: "Please select ''French Company'' in the VAT menu.",
    fr: "Veuillez choisir « Société française » dans le menu TVA.",
  },
  "vat.number-missing": {
    kind: "invalid",
    en: "Please provide the VAT number of your company.",
    fr: "Veuillez indiquer le numéro de TVA de votre société.",
  },
  "vat.wrong-number": {
    kind: "invalid",
    en: "{number} is not a valid VAT number: its check digits or its length are wrong.",
    fr: "{number} n’est pas un numéro de TVA valide : sa clé ou sa longueur est fausse.",
  },
} as const satisfies Entries;
