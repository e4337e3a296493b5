import type { z } from "zod";
import { profileBody } from "../../../profile/schema.ts";

/** The fields of a person that a file of contacts holds: those that the export writes. */
export const CONTACT_FIELDS = [
  ...(["first_name", "last_name", "email", "main_phone", "company_name", "capacity"] as const),
  ...(["date_of_birth", "address", "postcode", "city", "address_country"] as const),
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The fields of a profile that a file of contacts fills in. */
export const filePerson = profileBody.pick({
  ...{ first_name: true, last_name: true, email: true, main_phone: true, company_name: true, capacity: true },
  ...{ date_of_birth: true, address: true, postcode: true, city: true, address_country: true },
});

/** A person as a file gives them, ready to become a profile. */
export type FilePerson = z.infer<typeof filePerson>;

/** The text of a file, field by field; an empty text is no value. */
export type WrittenPerson = Partial<Record<ContactField, string>>;
