import type { z } from "zod";
import { type Fault, type Faults, fault, type Result, refusedAt } from "../../base/result.ts";
import { type DateOrder, writtenDay } from "../../base/text/writtenDay.ts";
import { validate } from "../../base/validation.ts";
import { realAddress } from "../../profile/placeholder.ts";
import { profileBody } from "../../profile/schema.ts";
import { countryOf } from "./countryOf.ts";

/** The fields of a person that a file of contacts holds: those that the export writes. */
export const CONTACT_FIELDS = [
  ...(["first_name", "last_name", "email", "main_phone", "company_name", "capacity"] as const),
  ...(["date_of_birth", "address", "postcode", "city", "address_country"] as const),
] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];

const filePerson = profileBody.pick({
  ...{ first_name: true, last_name: true, email: true, main_phone: true, company_name: true, capacity: true },
  ...{ date_of_birth: true, address: true, postcode: true, city: true, address_country: true },
});

/** A person as a file gives them, ready to become a profile. */
export type FilePerson = z.infer<typeof filePerson>;

/** The text of a file, field by field; an empty text is no value. */
export type WrittenPerson = Partial<Record<ContactField, string>>;

/**
 * Checks a person of a file.
 * @param order of the numbers in a date
 * @returns the person, or a refusal with each field's faults
 */
export function readPerson(written: WrittenPerson, order: DateOrder): Result<FilePerson> {
  const at = (field: ContactField) => written[field]?.trim() || null;
  const [birth, country] = [at("date_of_birth"), at("address_country")];
  // A year in front is no day, whatever the order of the other rows.
  const date_of_birth = birth && writtenDay(birth, /^\d{4}\D/.test(birth) ? "YMD" : order, null);
  const address_country = country && countryOf(country);
  const faults: Record<string, Fault[]> = {
    ...(birth && !date_of_birth ? { date_of_birth: [fault("no-date")] } : {}),
    ...(country && !address_country ? { address_country: [fault("unknown-country")] } : {}),
  };
  const checked = validate(filePerson, {
    ...Object.fromEntries(CONTACT_FIELDS.map((field) => [field, at(field)])),
    ...{ email: realAddress(at("email")), date_of_birth, address_country },
  });
  if (checked.ok && Object.keys(faults).length === 0) return checked;
  const fields: Faults = { ...(checked.ok ? {} : checked.refusal.fields), ...faults };
  return refusedAt(fields, "document.invalid", { fields: Object.keys(fields).join(", ") });
}
