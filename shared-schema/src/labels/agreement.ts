import type { AgreementBody, ContractType, GREEK_CERTIFICATES, PartMap, Status } from "../agreement/schema.ts";
import type { Action } from "../agreement/status.ts";
import type { Bilingual, Language } from "../base/language.ts";
import { ACTION_NAMES, STATUS_NAMES } from "../refusals/agreementNames.ts";

type Unlabelled =
  | PartMap
  | "parties"
  | "settlement"
  | "articles_edition"
  | "generated_versions_len"
  | "created_by"
  | "created_at";

export const AGREEMENT_FIELDS: Readonly<Record<Exclude<keyof AgreementBody, Unlabelled>, Bilingual>> = {
  name: { en: "Name", fr: "Nom" },
  contract_type: { en: "Contract type", fr: "Type de contrat" },
  currency: { en: "Currency", fr: "Devise" },
  language: { en: "Working language", fr: "Langue de travail" },
  status: { en: "Status", fr: "État" },
  version: { en: "Version", fr: "Version" },
  yacht_id: { en: "Yacht", fr: "Yacht" },
  delivery_date: { en: "Delivery", fr: "Livraison" },
  redelivery_date: { en: "Redelivery", fr: "Restitution" },
  positioning_toward_start: { en: "Positioning begins", fr: "Début du convoyage" },
  positioning_return_end: { en: "Return positioning ends", fr: "Fin du retour" },
  cruise_areas: { en: "Cruising areas", fr: "Zones de croisière" },
  base_price_cruising: { en: "Base price of the cruise", fr: "Prix de base de la croisière" },
  base_price_routing: { en: "Base price of positioning", fr: "Prix de base du convoyage" },
  routing_consumption: { en: "Positioning consumption", fr: "Consommation du convoyage" },
  journey_consumption: { en: "Journey consumption", fr: "Consommation du voyage" },
  requested_cea_ratio: { en: "Requested APA", fr: "Avance sur frais (APA) demandée" },
  requested_deposit_ratio: { en: "Requested deposit", fr: "Dépôt de garantie demandé" },
  actual_client_expenses: { en: "Actual client expenses", fr: "Dépenses réelles du client" },
  actual_deposit_deduction: { en: "Actual deduction from the deposit", fr: "Retenue réelle sur le dépôt" },
  entered_vat_rate: { en: "VAT rate entered manually", fr: "Taux de TVA saisi manuellement" },
  entered_vat_reason: { en: "Reason for the VAT rate", fr: "Motif du taux de TVA" },
  entered_vat_country: { en: "Country of the VAT rate", fr: "Pays du taux de TVA" },
  hirer_days_last_12_months: {
    en: "Days hired in the previous 12 months",
    fr: "Jours de location au cours des 12 mois précédents",
  },
  greek_certificate: { en: "Greek certificate", fr: "Certificat grec" },
};

export const STATUS_LABELS: Readonly<Record<Status, Bilingual>> = STATUS_NAMES;

export const ACTION_LABELS: Readonly<Record<Action, Bilingual>> = ACTION_NAMES;

export const CONTRACT_TYPE_LABELS: Readonly<Record<ContractType, Bilingual>> = {
  CRUISE: { en: "Cruise (passenger transport)", fr: "Croisière (transport de passagers)" },
  CHARTER: { en: "Charter (hire of the yacht)", fr: "Affrètement (location du yacht)" },
};

export const CONTRACT_TITLES: Readonly<Record<ContractType, Bilingual>> = {
  CRUISE: { en: "Cruise agreement", fr: "Contrat de croisière" },
  CHARTER: { en: "Yacht charter agreement", fr: "Contrat d’affrètement de yacht" },
};

export const LANGUAGE_LABELS: Readonly<Record<Language, Bilingual>> = {
  en: { en: "English", fr: "anglais" },
  fr: { en: "French", fr: "français" },
};

export const GREEK_CERTIFICATE_LABELS: Readonly<Record<(typeof GREEK_CERTIFICATES)[number], Bilingual>> = {
  UNLIMITED: { en: "Unlimited voyages", fr: "Navigation illimitée" },
  LIMITED: { en: "Limited voyages", fr: "Navigation limitée" },
};

/** «Contract», or the number of the addendum. */
export function versionLabel(version: number): Bilingual {
  if (version === 0) return { en: "Contract", fr: "Contrat" };
  return { en: `Addendum no.\u00a0${version}`, fr: `Avenant n°\u00a0${version}` };
}

/** The title of a version's document: the contract's own, or of which contract it is an addendum. */
export function documentTitle(contractType: ContractType, version: number): Bilingual {
  const contract = CONTRACT_TITLES[contractType];
  if (version === 0) return contract;
  const { fr, en } = versionLabel(version);
  return { fr: `${fr} au ${contract.fr.toLowerCase()}`, en: `${en} to the ${contract.en.toLowerCase()}` };
}
