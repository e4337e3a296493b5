import type { FilePerson } from "./person/filePerson.ts";
import { bytesOfLatin1 } from "./text/encodings.ts";

/** A way in which a program writes an address book. */
export interface Dialect {
  name: string;
  write: (people: readonly FilePerson[]) => Uint8Array;
  /** Fields that the program has no place for. */
  lacks?: readonly (keyof FilePerson)[];
  /** Whether it writes Western letters alone. */
  isLatin?: boolean;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer);
const latin = (text: string) => bytesOfLatin1(text);

type Heads = Partial<Record<keyof FilePerson, string>>;

/** A table with these heads, among others that say nothing about a contact. */
function table(heads: Heads, delimiter: string, people: readonly FilePerson[]): string {
  const fields = Object.keys(heads) as (keyof FilePerson)[];
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = people.map((person) => ["x", ...fields.map((field) => person[field] ?? ""), ""]);
  return [["Id", ...fields.map((field) => heads[field] ?? ""), "Notes"], ...rows]
    .map((row) => `${row.map(cell).join(delimiter)}\r\n`)
    .join("");
}

const COLUMNS = [
  ...(["first_name", "last_name", "email", "main_phone", "company_name", "capacity", "date_of_birth"] as const),
  ...(["address", "postcode", "city", "address_country"] as const),
] as const satisfies readonly (keyof FilePerson)[];

/** @param names those of `COLUMNS`, in their order */
function heads(names: string): Heads {
  const given = names.split(" | ");
  return Object.fromEntries(COLUMNS.map((column, at) => [column, given[at] ?? ""]));
}

const OUTLOOK = heads(
  "First Name | Last Name | E-mail Address | Mobile Phone | Company | Job Title | Birthday | Business Street | Business Postal Code | Business City | Business Country/Region",
);
const OUTLOOK_FR = heads(
  "Prénom | Nom | Adresse de messagerie | Tél. mobile | Société | Titre professionnel | Anniversaire | Rue (bureau) | Code postal (bureau) | Ville (bureau) | Pays/Région (bureau)",
);
const OUTLOOK_DE = heads(
  "Vorname | Nachname | E-Mail-Adresse | Mobiltelefon | Firma | Stellenbezeichnung | Geburtstag | Straße geschäftlich | Postleitzahl geschäftlich | Ort geschäftlich | Land/Region geschäftlich",
);
const OUTLOOK_IT = heads(
  "Nome | Cognome | Indirizzo di posta elettronica | Cellulare | Società | Posizione professionale | Compleanno | Via (uff.) | CAP (uff.) | Città (uff.) | Paese/Area geografica (uff.)",
);
const OUTLOOK_ES = heads(
  "Nombre | Apellidos | Dirección de correo electrónico | Teléfono móvil | Organización | Puesto | Cumpleaños | Calle del trabajo | Código postal del trabajo | Ciudad de trabajo | País o región del trabajo",
);
const GOOGLE = heads(
  "First Name | Last Name | E-mail 1 - Value | Phone 1 - Value | Organization Name | Organization Title | Birthday | Address 1 - Street | Address 1 - Postal Code | Address 1 - City | Address 1 - Country",
);
const THUNDERBIRD = heads(
  "First Name | Last Name | Primary Email | Mobile Number | Organization | Job Title | Birthday | Home Address | Home ZipCode | Home City | Home Country",
);
const YAHOO = heads(
  "First | Last | Email | Mobile | Company | Title | Birthday | Work Address | Work ZIP | Work City | Work Country",
);
const LINKEDIN: Heads = {
  first_name: "First Name",
  last_name: "Last Name",
  email: "Email Address",
  company_name: "Company",
  capacity: "Position",
};

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

function modern(version: "3.0" | "4.0", person: FilePerson): string {
  const { first_name, last_name, email, main_phone, company_name, capacity, date_of_birth } = person;
  const place = ["", "", person.address, person.city, "", person.postcode, person.address_country];
  // The card of a company shows its name.
  const shown = first_name || last_name ? "x" : (company_name ?? "x");
  return [
    ...["BEGIN:VCARD", `VERSION:${version}`, `N:${escaped(last_name)};${escaped(first_name)};;;`],
    `FN:${escaped(shown)}`,
    ...(email ? [`item1.EMAIL;TYPE=INTERNET:${email}`] : []),
    ...(main_phone ? [`TEL;TYPE=CELL:${escaped(main_phone)}`] : []),
    ...(company_name ? [`ORG:${escaped(company_name)};Unit`] : []),
    ...(capacity ? [`TITLE:${escaped(capacity)}`] : []),
    ...(date_of_birth ? [`BDAY:${date_of_birth}`] : []),
    ...(place.some(Boolean) ? [`ADR;TYPE=WORK:${place.map((part) => escaped(part ?? "")).join(";")}`] : []),
    "END:VCARD",
  ].join("\r\n");
}

/** A value as 2.1 writes it: every byte that is no letter or digit in figures, in lines of 60 signs. */
function quoted(name: string, values: readonly (string | null)[], charset: "UTF-8" | "ISO-8859-1"): string {
  const encode = charset === "UTF-8" ? utf8 : latin;
  const text = values.map((value) => (value ?? "").replaceAll(";", "\\;").replaceAll("\n", "\r\n")).join(";");
  const pieces = Array.from(encode(text), (byte) => {
    const sign = String.fromCharCode(byte);
    return /[A-Za-z0-9;\\]/.test(sign) ? sign : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  });
  const lines = Array.from({ length: Math.ceil(pieces.length / 20) }, (_, at) =>
    pieces.slice(at * 20, at * 20 + 20).join(""),
  );
  return `${name};CHARSET=${charset};ENCODING=QUOTED-PRINTABLE:${lines.join("=\r\n")}`;
}

function legacy(charset: "UTF-8" | "ISO-8859-1", person: FilePerson): string {
  const { first_name, last_name, email, main_phone, company_name, capacity, date_of_birth } = person;
  const place = ["", "", person.address, person.city, "", person.postcode, person.address_country];
  return [
    ...["BEGIN:VCARD", "VERSION:2.1", quoted("N", [last_name, first_name, "", "", ""], charset)],
    ...(email ? [`EMAIL;INTERNET:${email}`] : []),
    ...(main_phone ? [quoted("TEL;CELL", [main_phone], charset)] : []),
    ...(company_name ? [quoted("ORG", [company_name, ""], charset)] : []),
    ...(capacity ? [quoted("TITLE", [capacity], charset)] : []),
    ...(date_of_birth ? [`BDAY:${date_of_birth.replaceAll("-", "")}`] : []),
    ...(place.some(Boolean) ? [quoted("ADR;WORK", place, charset)] : []),
    "END:VCARD",
  ].join("\r\n");
}

/** Lines of 75 bytes at most (RFC 2426, §2.6): a letter of several bytes stays whole. */
function folded(card: string): string {
  return card.replace(/.+/g, (line) => {
    const parts: string[] = [];
    let bytes = 0;
    for (const sign of line) {
      const size = utf8(sign).length;
      // The space that begins a further line counts, too.
      if (bytes + size > 75) {
        parts.push("\r\n ");
        bytes = 1;
      }
      parts.push(sign);
      bytes += size;
    }
    return parts.join("");
  });
}

const cards = (write: (person: FilePerson) => string, between: string) => (people: readonly FilePerson[]) =>
  utf8(people.map(write).join(between));

const BY_CSV: readonly (readonly [string, Heads, string])[] = [
  ["Outlook", OUTLOOK, ","],
  ["Outlook in French", OUTLOOK_FR, ";"],
  ["Outlook in German", OUTLOOK_DE, ";"],
  ["Outlook in Italian", OUTLOOK_IT, ";"],
  ["Outlook in Spanish", OUTLOOK_ES, "\t"],
  ["Google", GOOGLE, ","],
  ["Thunderbird", THUNDERBIRD, ","],
  ["Yahoo", YAHOO, ","],
];

export const DIALECTS: readonly Dialect[] = [
  ...BY_CSV.map(
    ([name, names, delimiter]): Dialect => ({
      name,
      write: (people) => utf8(`\ufeff${table(names, delimiter, people)}`),
    }),
  ),
  { name: "Excel with its line", write: (people) => utf8(`sep=;\r\n${table(OUTLOOK_DE, ";", people)}`) },
  { name: "UTF-16 without a mark", write: (people) => utf16(table(OUTLOOK_FR, ";", people)) },
  {
    name: "LinkedIn",
    lacks: ["main_phone", "date_of_birth", "address", "postcode", "city", "address_country"],
    write: (people) => utf8(`Notes:\r\n"Some ""words"", and more."\r\n\r\n${table(LINKEDIN, ",", people)}`),
  },
  { name: "vCard 4.0", write: cards((person) => modern("4.0", person), "\r\n") },
  { name: "vCard 3.0 glued together", write: cards((person) => modern("3.0", person), "") },
  { name: "vCard 3.0 in lines of 75 bytes", write: cards((person) => folded(modern("3.0", person)), "\r\n") },
  { name: "vCard 2.1", write: cards((person) => legacy("UTF-8", person), "\r\n") },
  { name: "vCard 2.1 in Latin-1", isLatin: true, write: cards((person) => legacy("ISO-8859-1", person), "\n") },
];
