import type { Faults, Refusal } from "shared-schema/base/result";
import { CONTACT_FIELDS } from "shared-schema/export/contactFile/person/filePerson";
import { fieldSentence, refusalSentence } from "../../../ui/feedback/sentences.ts";
import type { Text } from "../../../ui/i18n.ts";
import type { importMessages } from "./messages.ts";

type Words = Text<keyof typeof importMessages>;

/** Says what is wrong with each field of a contact, by the field's name; empty where nothing is. */
export function faultSentences(faults: Faults, t: Words): string {
  return CONTACT_FIELDS.flatMap((field) => {
    const found = faults[field];
    return found
      ? [t("contactImport.fault", { field: t(`contactImport.field.${field}`), fault: fieldSentence(found) })]
      : [];
  }).join(" ");
}

/** Says why someone cannot be imported, at the fields where the rule names them. */
export function refusedBecause(refusal: Refusal, t: Words): string {
  return faultSentences(refusal.fields ?? {}, t) || refusalSentence(refusal);
}
