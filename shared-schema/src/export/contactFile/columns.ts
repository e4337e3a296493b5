import { type DateOrder, orderOfDays } from "../../base/text/writtenDay.ts";
import { CONTACT_FIELDS } from "./person.ts";

/** Columns of a CSV file that are looked at: address books write up to 90. */
export const MOST_CONTACT_COLUMNS = 120;

/** The fields that a column may hold: those of a person, and the whole name in one. */
export const COLUMN_FIELDS = ["full_name", ...CONTACT_FIELDS] as const;
type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The column of a field, from 0; null where none holds it. */
type ContactColumns = Record<ColumnField, number | null>;

export interface ContactMapping {
  columns: ContactColumns;
  date_order: DateOrder;
  /** Whether the first row names the columns. */
  has_heads: boolean;
}

/**
 * Names of columns in English and French, in lower case without accents and signs: our own export, Outlook, Google, Apple and
 * common spreadsheets. Earlier names are surer.
 */
const HEADS: Record<ColumnField, readonly string[]> = {
  first_name: ["first name", "given name", "forename", "prenom", "firstname", "prenoms"],
  last_name: ["last name", "family name", "surname", "nom de famille", "nom", "lastname"],
  full_name: ["full name", "display name", "file as", "nom complet", "nom affiche", "contact", "name"],
  email: [
    ...["email", "e mail address", "email address", "e mail 1 value", "e mail", "primary email", "mail"],
    ...["adresse e mail", "adresse de messagerie", "adresse email", "courriel", "adresse mail"],
  ],
  main_phone: [
    ...[
      "phone",
      "mobile phone",
      "mobile",
      "phone 1 value",
      "telephone",
      "phone number",
      "business phone",
      "home phone",
    ],
    ...["tel mobile", "telephone mobile", "portable", "telephone 1", "numero de telephone", "tel", "telephone bureau"],
    ...["tel bureau", "primary phone", "cell phone"],
  ],
  company_name: [
    ...["company", "company name", "organization name", "organization 1 name", "organisation", "organization"],
    ...["societe", "raison sociale", "entreprise", "nom de la societe"],
  ],
  capacity: [
    ...["capacity", "job title", "title", "organization title", "organization 1 title", "position", "role"],
    ...["job", "qualite", "fonction", "titre", "poste", "profession"],
  ],
  date_of_birth: [
    "date of birth",
    "birthday",
    "birth date",
    "date de naissance",
    "naissance",
    "anniversaire",
    "ne le",
    "dob",
  ],
  address: [
    ...["address", "street", "business street", "home street", "address 1 street", "street address", "address line 1"],
    ...["adresse", "rue", "rue bureau", "rue domicile", "adresse postale"],
  ],
  postcode: [
    ...[
      "postcode",
      "postal code",
      "zip",
      "zip code",
      "business postal code",
      "home postal code",
      "address 1 postal code",
    ],
    ...["code postal", "cp", "code postal bureau", "code postal domicile"],
  ],
  city: [
    "city",
    "town",
    "business city",
    "home city",
    "address 1 city",
    "ville",
    "ville bureau",
    "ville domicile",
    "localite",
  ],
  address_country: [
    ...["country", "business country region", "home country region", "country region", "address 1 country"],
    ...["pays", "pays region", "pays bureau", "pays region bureau", "pays region domicile"],
  ],
};

/** Guesses from the first row which column holds what. A person looks at it before anything is imported. */
export function guessContactColumns(rows: readonly (readonly string[])[]): ContactMapping {
  const heads = (rows[0] ?? []).map(plainHead);
  const columns = Object.fromEntries(COLUMN_FIELDS.map((field) => [field, columnOf(field, heads)])) as ContactColumns;
  const has_heads = Object.values(columns).some((column) => column !== null);
  withOneName(columns);
  const { date_of_birth } = columns;
  const days = date_of_birth === null ? [] : rows.slice(1).map((row) => row[date_of_birth] ?? "");
  // Days with the year in front are read in any order.
  const others = days.filter((day) => !/^\s*\d{4}\D/.test(day) && day.trim() !== "");
  return { columns, date_order: orderOfDays(others.length > 0 ? others : days), has_heads };
}

/** «Nom» or «Name» is a family name beside a first name, and a whole name alone. */
function withOneName(columns: ContactColumns): void {
  const alone = columns.first_name === null ? columns.last_name : null;
  if (columns.first_name === null) Object.assign(columns, { full_name: columns.full_name ?? alone, last_name: null });
  else Object.assign(columns, { last_name: columns.last_name ?? columns.full_name, full_name: null });
}

/** A column's head to compare by: lower case, without accents and signs. */
function plainHead(head: string): string {
  const bare = head.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function columnOf(field: ColumnField, heads: readonly string[]): number | null {
  for (const head of HEADS[field]) {
    const at = heads.indexOf(head);
    if (at >= 0) return at;
  }
  return null;
}

/** Whether the columns that were chosen give a name. */
export function givesName({ columns }: ContactMapping): boolean {
  const { first_name, last_name, full_name } = columns;
  return full_name !== null || (first_name !== null && last_name !== null);
}
