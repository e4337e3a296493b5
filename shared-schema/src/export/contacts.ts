import { realAddress } from "../profile/placeholder.ts";
import { fullName, type ProfileBody } from "../profile/schema.ts";
import { escapeText, foldLine } from "./contentLine.ts";
import { csv } from "./csv.ts";

/** The fields of a contact that leave the product, without passport and bank details. */
const COLUMNS: readonly [head: string, value: (person: ProfileBody) => string | null | undefined][] = [
  ["First name", ({ first_name }) => first_name],
  ["Last name", ({ last_name }) => last_name],
  ["Email", ({ email }) => realAddress(email)],
  ["Phone", ({ main_phone }) => main_phone],
  ["Company", ({ company_name }) => company_name],
  ["Capacity", ({ capacity }) => capacity],
  ["Date of birth", ({ date_of_birth }) => date_of_birth],
  ["Address", ({ address }) => address],
  ["Postcode", ({ postcode }) => postcode],
  ["City", ({ city }) => city],
  ["Country", ({ address_country }) => address_country],
];

/** Contacts as CSV, a line each; countries as ISO codes. */
export function contactsCsv(people: readonly ProfileBody[]): string {
  return csv([
    COLUMNS.map(([head]) => head),
    ...people.map((person) => COLUMNS.map(([, value]) => value(person) ?? "")),
  ]);
}

/** Contacts as vCards 4.0 (RFC 6350), one after the other. */
export function contactsVcard(people: readonly ProfileBody[]): string {
  return people.map(card).join("");
}

function card(person: ProfileBody): string {
  const { first_name, last_name, main_phone, company_name, capacity, date_of_birth } = person;
  const email = realAddress(person.email);
  const place = ["", "", person.address, person.city, "", person.postcode, person.address_country];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `FN:${escapeText(fullName(person))}`,
    `N:${escapeText(last_name)};${escapeText(first_name)};;;`,
    ...(email ? [`EMAIL:${escapeText(email)}`] : []),
    ...(main_phone ? [`TEL:${escapeText(main_phone)}`] : []),
    ...(company_name ? [`ORG:${escapeText(company_name)}`] : []),
    ...(capacity ? [`TITLE:${escapeText(capacity)}`] : []),
    ...(date_of_birth ? [`BDAY:${date_of_birth.replaceAll("-", "")}`] : []),
    ...(place.some(Boolean) ? [`ADR:${place.map((part) => escapeText(part ?? "")).join(";")}`] : []),
    "END:VCARD",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
