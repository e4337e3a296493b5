import type { Bilingual } from "../../base/language.ts";
import type { BaseRule, PredicateName, TaxRow } from "../../pricing/tax/rows.ts";

/** The fields of a row of the tax table. */
export const TAX_ROW_FIELDS: Readonly<Record<keyof TaxRow, Bilingual>> = {
  code: { en: "Code", fr: "Code" },
  country: { en: "Country", fr: "Pays" },
  contract_type: { en: "Contract type", fr: "Type de contrat" },
  rate: { en: "Rate", fr: "Taux" },
  base_rule: { en: "Taxed share", fr: "Part imposable" },
  static_rate: { en: "Rate without any distance", fr: "Taux sans navigation" },
  reduction: { en: "Untaxed part", fr: "Part non imposable" },
  condition: { en: "Condition in the source’s words", fr: "Condition selon la source" },
  predicate: { en: "Condition", fr: "Condition" },
  label: { en: "Name of the tax", fr: "Nom de la taxe" },
  date_basis: { en: "Decided by the day of", fr: "Date déterminante" },
  valid_from: { en: "In force from", fr: "En vigueur du" },
  valid_to: { en: "In force until", fr: "En vigueur jusqu’au" },
  confidence: { en: "Confidence", fr: "Fiabilité" },
  source: { en: "Source", fr: "Source" },
};

/** The share of the price that each base rule taxes. */
export const BASE_RULE_LABELS: Readonly<Record<BaseRule, Bilingual>> = {
  FR_DISTANCE_PER_TRIP: {
    en: "Distance in French waters, trip by trip",
    fr: "Distance dans les eaux françaises, trajet par trajet",
  },
  EU_TIME: { en: "Hours in EU waters", fr: "Heures dans les eaux de l’UE" },
  LUMP_50_IF_OUTSIDE_EU: { en: "Half if she leaves EU waters", fr: "Moitié en cas de sortie des eaux de l’UE" },
  FULL: { en: "Whole price", fr: "Prix entier" },
  EU_DAYS: { en: "Days in EU waters", fr: "Jours dans les eaux de l’UE" },
  COUNTRY_DAYS: { en: "Days in this country’s waters", fr: "Jours dans les eaux de ce pays" },
  COUNTRY_TIME: { en: "Hours in this country’s waters", fr: "Heures dans les eaux de ce pays" },
  REDUCTION: { en: "Whole price less a fixed part", fr: "Prix entier moins une part fixe" },
};

/** The conditions of rows. */
export const PREDICATE_LABELS: Readonly<Record<PredicateName, Bilingual>> = {
  DURATION_UNDER_24H: { en: "Hire under 24 hours", fr: "Location de moins de 24 heures" },
  START_OUTSIDE_EU: { en: "Hire begins outside the EU", fr: "Location débutant hors de l’UE" },
  GREEK_CERTIFICATE_UNLIMITED: {
    en: "Over 48 hours, unlimited Greek certificate",
    fr: "Plus de 48 heures, certificat grec illimité",
  },
  GREEK_CERTIFICATE_LIMITED: {
    en: "Over 48 hours, limited Greek certificate",
    fr: "Plus de 48 heures, certificat grec limité",
  },
  STATIC_OR_48H_AT_MOST: { en: "At the quay, or 48 hours at most", fr: "À quai, ou 48 heures au plus" },
  SAME_HIRER_35_DAYS_AT_MOST: {
    en: "Same hirer for 35 days at most in 12 months",
    fr: "Même locataire pendant 35 jours au plus sur 12 mois",
  },
  OVER_35_DAYS_OR_BEFORE_2024: {
    en: "Same hirer for more than 35 days, or before 2024",
    fr: "Même locataire pendant plus de 35 jours, ou avant 2024",
  },
  TURKISH_FLAG: { en: "Turkish flag", fr: "Pavillon turc" },
  FOREIGN_FLAG: { en: "Foreign flag", fr: "Pavillon étranger" },
  LARGE_YACHT_LEAVES_FRENCH_WATERS: {
    en: "Over 24 m and under 3,000 GT, leaves French waters, under 90 days",
    fr: "Plus de 24 m et moins de 3 000 UMS, sort des eaux françaises, moins de 90 jours",
  },
};

/** The days by which a row is chosen. */
export const DATE_BASIS_LABELS: Readonly<Record<TaxRow["date_basis"], Bilingual>> = {
  SIGNATURE: { en: "Signature", fr: "Signature" },
  SUPPLY: { en: "Delivery", fr: "Livraison" },
};
