import { byField, HEAD_LABELS, headWith } from "../agreement/head/fields.ts";
import { HEAD } from "../agreement/head/rows.ts";
import type { AgreementBody, ContractType, GREEK_CERTIFICATES, PartMap, Status } from "../agreement/schema.ts";
import type { Action } from "../agreement/status.ts";
import type { Bilingual, Language } from "../base/language.ts";
import { ACTION_NAMES, STATUS_NAMES } from "../refusals/agreementNames.ts";

type Unlabelled =
  | PartMap
  | "parties"
  | "settlement"
  | "deposit_deduction_confirmed"
  | "articles_edition"
  | "generated_versions_len"
  | "created_by"
  | "created_at";

export const AGREEMENT_FIELDS: Readonly<Record<Exclude<keyof AgreementBody, Unlabelled>, Bilingual>> = {
  ...HEAD_LABELS,
  status: { en: "Status", fr: "État" },
  version: { en: "Version", fr: "Version" },
};

/** What a contract is said to lack where a field of its head is empty. */
export const HEAD_LACKS = byField(headWith("tab"), (field): Bilingual => {
  const row = HEAD[field];
  return "lacks" in row ? row.lacks : row.label;
});

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
