import type { BankDetails } from "shared-schema/bank/schema";
import type { Language } from "shared-schema/base/language";
import { countryName } from "shared-schema/geo/places/countries";
import { PROFILE_FIELDS } from "shared-schema/labels/profile";
import { BANK_FIELDS } from "shared-schema/profile/schema";

type BankField = (typeof BANK_FIELDS)[number];

interface DetailRow {
  field: BankField;
  label: string;
  value: string | null;
}

/** Bank details as labelled lines in the reader's language. */
export function detailRows(details: BankDetails, language: Language): DetailRow[] {
  return BANK_FIELDS.map((field) => {
    const value = details[field];
    return { field, label: PROFILE_FIELDS[field][language], value: value && shown(field, value, language) };
  });
}

/** An IBAN in groups of four as people read it out, a country by its name. */
function shown(field: BankField, value: string, language: Language): string {
  if (field === "bank_country") return countryName(value, language);
  return field === "iban" ? value.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ") : value;
}
