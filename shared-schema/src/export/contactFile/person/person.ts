import { done, type Fault, type Faults, fault, type Result, refusedAt } from "../../../base/result.ts";
import { withoutInvisible } from "../../../base/text/invisible.ts";
import { withoutMarkup } from "../../../base/text/markup.ts";
import type { DateOrder } from "../../../base/text/writtenDay.ts";
import { validate } from "../../../base/validation.ts";
import type { FurtherValue } from "../../../profile/further.ts";
import { realAddress } from "../../../profile/placeholder.ts";
import { emailsIn, phonesIn } from "../text/addresses.ts";
import { countryOf } from "./countryOf.ts";
import { CONTACT_FIELDS, type ContactField, type FilePerson, filePerson, type WrittenPerson } from "./filePerson.ts";
import { furtherValues, type WrittenFurther } from "./further.ts";
import { isNoBirth, writtenBirth } from "./writtenBirth.ts";

/** A person of a file as it can be imported. */
export interface ReadPerson {
  person: FilePerson;
  further: FurtherValue[];
  /** Fields whose text cannot be kept, with the reason: the person is imported without them. */
  left: Faults;
  /** Fields that lost characters that cannot be seen, markup or the address of a page. */
  cleaned: ContactField[];
}

const NAMES: ReadonlySet<ContactField> = new Set(["first_name", "last_name", "company_name"]);

/** A text of a file without what is refused where it is entered by hand. */
function cleanText(field: ContactField, text: string): string {
  const seen = withoutInvisible(text);
  return NAMES.has(field) ? withoutMarkup(seen) : seen;
}

/** The longest first or last name. */
const MOST_NAME = 120;

/**
 * Reads a person of a file. No field keeps the person from being imported: one that cannot be kept is left out and named.
 * @param order of the numbers in a date
 * @returns the person, or a refusal where there is nothing to call them by
 */
export function readPerson(written: WrittenPerson, further: WrittenFurther, order: DateOrder): Result<ReadPerson> {
  const texts = new Map(CONTACT_FIELDS.map((field) => [field, cleanText(field, written[field] ?? "")]));
  const clean = (field: ContactField) => texts.get(field) ?? "";
  const cleaned = CONTACT_FIELDS.filter((field) => clean(field) !== (written[field] ?? ""));
  const at = (field: ContactField) => clean(field).trim() || null;
  const left: Record<string, Fault[]> = {};
  const birth = at("date_of_birth");
  const country = at("address_country");
  const emails = emailsIn(at("email") ?? "");
  const phones = phonesIn(at("main_phone") ?? "");
  const spareEmails = (further.emails ?? []).map(withoutInvisible).flatMap(emailsIn);
  const sparePhones = (further.phones ?? []).map(withoutInvisible).flatMap(phonesIn);
  if (at("email") && emails.length === 0) left["email"] = [fault("no-email")];
  const read: Record<ContactField, string | null> = {
    first_name: at("first_name"),
    last_name: at("last_name"),
    email: realAddress(emails[0] ?? spareEmails[0] ?? null),
    main_phone: phones[0] ?? sparePhones[0] ?? null,
    company_name: at("company_name"),
    capacity: at("capacity"),
    date_of_birth: birth === null || isNoBirth(birth) ? null : writtenBirth(birth, order),
    address: at("address"),
    postcode: at("postcode"),
    city: at("city"),
    address_country: country && countryOf(country),
  };
  if (birth !== null && !isNoBirth(birth) && read.date_of_birth === null) left["date_of_birth"] = [fault("no-date")];
  if (country !== null && read.address_country === null) left["address_country"] = [fault("unknown-country")];
  const person = kept(read, left);
  if (person === null)
    return refusedAt({ last_name: [fault("required")] }, "document.invalid", { fields: "last_name" });
  const spare = {
    addresses: (further.addresses ?? []).map(withoutInvisible),
    emails: [...emails, ...spareEmails],
    phones: [...phones, ...sparePhones],
  };
  return done({ person, further: furtherValues(spare, person), left, cleaned });
}

/** The fields that can be kept; the others are named in `left`. Null without anything to call the person by. */
function kept(read: Record<ContactField, string | null>, left: Record<string, Fault[]>): FilePerson | null {
  const [first, last] = [nameOf("first_name", read, left), nameOf("last_name", read, left)];
  const names = { first_name: first, last_name: last };
  const values = CONTACT_FIELDS.filter((field) => field !== "first_name" && field !== "last_name").map((field) => {
    const checked = validate(filePerson.pick({ [field]: true } as { [K in ContactField]?: true }), {
      [field]: read[field],
    });
    if (!checked.ok) left[field] = [...(checked.refusal.fields?.[field] ?? [fault("invalid")])];
    return [field, checked.ok ? read[field] : null];
  });
  const others = filePerson.omit({ first_name: true, last_name: true }).parse(Object.fromEntries(values));
  if (first !== "" || last !== "" || others.company_name !== null) return { ...names, ...others };
  // Only an address or a number: the person is called by it until someone knows the name.
  const label = labelOf([others.email, others.main_phone].filter((value) => value !== null));
  return label === null ? null : { ...names, last_name: label.slice(0, MOST_NAME), ...others };
}

/** The beginnings that turn a word into the address of a page: «https://», «www.». */
const PAGE = /\p{L}[\p{L}\d+.-]{0,30}:\/\/|(?<![\p{L}\d])www\./giu;

/** The first of these that a name may hold; of addresses of pages alone, the first without its beginning. */
function labelOf(values: readonly string[]): string | null {
  const bare = values.map((value) => value.replace(PAGE, ""));
  return [...values, ...bare].map(withoutMarkup).find((label) => label.trim() !== "") ?? null;
}

/** A name in the length that is kept. */
function nameOf(
  field: "first_name" | "last_name",
  read: Record<ContactField, string | null>,
  left: Record<string, Fault[]>,
): string {
  const name = filePerson.shape[field].safeParse(read[field] ?? "");
  if (name.success) return name.data;
  left[field] = [fault("too-long", { most: MOST_NAME })];
  return filePerson.shape[field].parse([...(read[field] ?? "")].slice(0, MOST_NAME / 2).join(""));
}
