import type { BankDetails } from "shared-schema/bank/schema";
import { PROFILE_FIELDS } from "shared-schema/labels/profile";
import { BANK_FIELDS } from "shared-schema/profile/schema";
import { currentLanguage } from "../../../ui/i18n.ts";

type BankField = (typeof BANK_FIELDS)[number];

/** Bank details as labelled lines in the reader's language, an IBAN in groups of four as people read it out. */
export function detailRows(details: BankDetails): { field: BankField; label: string; value: string | null }[] {
  const language = currentLanguage();
  return BANK_FIELDS.map((field) => {
    const value = details[field];
    const grouped = field === "iban" ? value?.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ") : value;
    return { field, label: PROFILE_FIELDS[field][language], value: grouped ?? null };
  });
}
