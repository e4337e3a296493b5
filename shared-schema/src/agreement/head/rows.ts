import type { Bilingual } from "../../base/language.ts";
import type { FieldAudience } from "../../visibility/audiences/fields.ts";

/** The schemas of the fields, by name. */
export type HeadSchema =
  | "title"
  | "contract type"
  | "currency"
  | "language"
  | "document"
  | "instant"
  | "text"
  | "money"
  | "litres"
  | "tenths of a percent"
  | "thousandths of a percent"
  | "country"
  | "days of a year"
  | "greek certificate"
  | "yes, later"; // absent in agreements that were made before it could be answered

/** All that the rules and lists of the product ask about a field of an agreement's head. REST reads and writes all of them. */
interface HeadRow {
  /** Its name in `shape`: labels and audiences are read where zod would weigh more than all the rest. */
  schema: HeadSchema;
  label: Bilingual;
  audience: FieldAudience;
  /** What a change of it is about, in the history's filter. */
  about: "agreement" | "yacht" | "route" | "price";
  /** How it enters the contract's terms: as it prints, or as it is. Left out where it is none, or is written with others. */
  term?: "text" | "plain";
  /** The tab of the completeness rules that asks for it. */
  tab?: "cruise" | "price";
  /** What a contract without it is said to lack, where that is not the label. */
  lacks?: Bilingual;
  in: readonly (
    | "data" // the contract's data, out of which a draft can be made again
    | "template" // a new agreement that is made like this one
    | "price" // it changes the price by itself
    | "form" // the form of the agreement's head
    | "comments" // every reader sees the comments about it
  )[];
}

/**
 * The fields of an agreement's head, each told once: the schema of the body, REST, labels, audiences, terms, completeness and the
 * contract's data pick from its row.
 */
export const HEAD = {
  name: {
    schema: "title",
    label: { en: "Name", fr: "Nom" },
    audience: "readers",
    about: "agreement",
    term: "text",
    in: ["data", "form", "comments"],
  },
  contract_type: {
    schema: "contract type",
    label: { en: "Contract type", fr: "Type de contrat" },
    audience: "readers",
    about: "agreement",
    term: "plain",
    in: ["data", "template", "price", "form"],
  },
  currency: {
    schema: "currency",
    label: { en: "Currency", fr: "Devise" },
    // A code alone; screens and exports write it beside no amount that a passenger sees.
    audience: "readers",
    about: "price",
    term: "plain",
    in: ["data", "template", "price", "form"],
  },
  /** The language in which the parties work; the contract itself carries French and English. */
  language: {
    schema: "language",
    label: { en: "Working language", fr: "Langue de travail" },
    audience: "readers",
    about: "agreement",
    term: "plain",
    in: ["data", "template"],
  },
  yacht_id: {
    schema: "document",
    label: { en: "Yacht", fr: "Yacht" },
    audience: "readers",
    about: "yacht",
    in: [],
  },
  delivery_date: {
    schema: "instant",
    label: { en: "Delivery", fr: "Livraison" },
    audience: "readers",
    about: "route",
    tab: "cruise",
    in: ["data", "form"],
  },
  redelivery_date: {
    schema: "instant",
    label: { en: "Redelivery", fr: "Restitution" },
    audience: "readers",
    about: "route",
    tab: "cruise",
    in: ["data", "form"],
  },
  positioning_toward_start: {
    schema: "instant",
    label: { en: "Positioning begins", fr: "Début du convoyage" },
    audience: "readers",
    about: "route",
    in: ["data", "form"],
  },
  positioning_return_end: {
    schema: "instant",
    label: { en: "Return positioning ends", fr: "Fin du convoyage de retour" },
    audience: "readers",
    about: "route",
    in: ["data", "form"],
  },
  cruise_areas: {
    schema: "text",
    label: { en: "Cruising areas", fr: "Zones de croisière" },
    audience: "readers",
    about: "route",
    term: "text",
    tab: "cruise",
    in: ["data", "template", "form", "comments"],
  },
  base_price_cruising: {
    schema: "money",
    label: { en: "Base price of the cruise", fr: "Prix de base de la croisière" },
    audience: "contract",
    about: "price",
    term: "plain",
    tab: "price",
    in: ["data", "template", "price"],
  },
  base_price_routing: {
    schema: "money",
    label: { en: "Base price of positioning", fr: "Prix de base du convoyage" },
    audience: "contract",
    about: "price",
    term: "plain",
    tab: "price",
    in: ["data", "template", "price"],
  },
  /** Litres entered by the user; null follows the estimate. They are figures of the itinerary, which tells the fuel of each leg. */
  routing_consumption: {
    schema: "litres",
    label: { en: "Positioning consumption", fr: "Consommation du convoyage" },
    audience: "readers",
    about: "price",
    in: ["data", "price"],
  },
  journey_consumption: {
    schema: "litres",
    label: { en: "Journey consumption", fr: "Consommation du voyage" },
    audience: "readers",
    about: "price",
    in: ["data", "price"],
  },
  requested_cea_ratio: {
    schema: "tenths of a percent",
    label: { en: "Requested APA", fr: "Avance sur frais (APA) demandée" },
    audience: "contract",
    about: "price",
    term: "plain",
    in: ["data", "template"],
  },
  requested_deposit_ratio: {
    schema: "tenths of a percent",
    label: { en: "Requested deposit", fr: "Dépôt de garantie demandé" },
    audience: "contract",
    about: "price",
    term: "plain",
    in: ["data", "template"],
  },
  actual_client_expenses: {
    schema: "money",
    label: { en: "Actual client expenses", fr: "Dépenses réelles du client" },
    audience: "contract",
    about: "price",
    in: [],
  },
  actual_deposit_deduction: {
    schema: "money",
    label: { en: "Actual deduction from the deposit", fr: "Retenue réelle sur le dépôt" },
    audience: "contract",
    about: "price",
    in: [],
  },
  /** A VAT rate entered by hand where no row of the table decides, with its reason; printed in the exhibit. */
  entered_vat_rate: {
    schema: "thousandths of a percent",
    label: { en: "VAT rate entered manually", fr: "Taux de TVA saisi manuellement" },
    lacks: { en: "A VAT rate and its reason", fr: "Un taux de TVA et son motif" },
    audience: "contract",
    about: "price",
    tab: "price",
    in: ["data", "price"],
  },
  entered_vat_reason: {
    schema: "text",
    label: { en: "Reason for the VAT rate", fr: "Motif du taux de TVA" },
    audience: "contract",
    about: "price",
    tab: "price",
    in: ["data"],
  },
  entered_vat_country: {
    schema: "country",
    label: { en: "Country of the VAT rate", fr: "Pays du taux de TVA" },
    audience: "contract",
    about: "price",
    in: ["data", "price"],
  },
  /** Days in the twelve months before this hire on which its hirer hired the same yacht, or one of the same owner. */
  hirer_days_last_12_months: {
    schema: "days of a year",
    label: { en: "Days hired in the previous 12 months", fr: "Jours de location au cours des 12 mois précédents" },
    lacks: {
      en: "Days hired in the previous 12 months (VAT)",
      fr: "Jours de location au cours des 12 mois précédents (TVA)",
    },
    audience: "contract",
    about: "price",
    tab: "price",
    in: ["data", "price"],
  },
  /** Charter yachts in Greece hold a certificate for unlimited or for limited voyages; the reduction of VAT depends on it. */
  greek_certificate: {
    schema: "greek certificate",
    label: { en: "Greek certificate", fr: "Certificat grec" },
    lacks: { en: "Greek certificate (VAT)", fr: "Certificat grec (TVA)" },
    audience: "contract",
    about: "price",
    tab: "price",
    in: ["data", "price"],
  },
  /** Of a charter: fuel without a price of its own is one of the expenses that the APA pays, and is not in the total. */
  fuel_from_apa: {
    schema: "yes, later",
    label: { en: "Fuel is paid from the APA", fr: "Le carburant est payé sur l’avance sur frais (APA)" },
    audience: "contract",
    about: "price",
    in: ["data", "template"],
  },
} as const satisfies Record<string, HeadRow>;
