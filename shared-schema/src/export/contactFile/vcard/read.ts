import ICAL from "ical.js";
import { done, type Result, refused } from "../../../base/result.ts";
import type { FileEntry } from "../csv.ts";
import { MOST_FILE_PEOPLE, tooManyPeople } from "../limits.ts";
import { readPerson, type WrittenPerson } from "../person.ts";
import { splitName } from "../text.ts";
import { modernLine } from "./legacy.ts";
import { type CardLines, type ContentLine, cardsOf } from "./lines.ts";

/** The properties that are read; others stay unread, so that none of them can spoil a card. */
const READ = new Set(["FN", "N", "EMAIL", "TEL", "ORG", "TITLE", "ROLE", "BDAY", "ADR"]);

/** Of these a semicolon parts the components. */
const COMPOUND = new Set(["N", "ORG", "ADR"]);

/** Stands for a backslash while ical.js reads: it takes an escaped one before a semicolon for an escaped semicolon. No text holds it. */
const BACKSLASH = "\uFDD0";

const guarded = (value: string) =>
  value.replaceAll(BACKSLASH, "").replace(/\\([\s\S])/g, (escaped, sign) => (sign === "\\" ? BACKSLASH : escaped));

/** A semicolon in a value without components may be escaped (RFC 6350, §3.4), which ical.js leaves as it is. */
const plain = (value: string) => value.replaceAll("\\;", ";");

/** The people of a file of vCards 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), also of several versions in one. */
export function peopleOfVcards(text: string): Result<FileEntry[]> {
  const cards = cardsOf(text);
  if (cards.length === 0) return refused("contacts.empty");
  if (cards.length > MOST_FILE_PEOPLE) return tooManyPeople();
  return done(cards.map((card, index) => entryOf(card, index + 1)));
}

function entryOf({ lines, isWhole }: CardLines, place: number): FileEntry {
  const card = parsed(lines);
  if (!card) return { place, written: {}, read: refused("contacts.card-unreadable") };
  const written = writtenIn(card);
  if (!isWhole) return { place, written, read: refused("contacts.card-cut") };
  return { place, written, read: readPerson(written, "YMD") };
}

/** A card as ical.js reads it; null where it cannot. */
function parsed(lines: readonly ContentLine[]): ICAL.Component | null {
  const stated = lines.find(({ name }) => name === "VERSION")?.value.trim() ?? "";
  const version = stated === "4.0" ? "4.0" : "3.0";
  const isOld = stated !== "4.0" && stated !== "3.0";
  const read = lines.filter(({ name }) => READ.has(name)).map((line) => (isOld ? modernLine(line) : line));
  const body = read.map(({ name, params, value }) => {
    const text = guarded(value);
    return `${name}${params}:${COMPOUND.has(name) ? text : plain(text)}`;
  });
  try {
    const card: unknown = ICAL.parse(["BEGIN:VCARD", `VERSION:${version}`, ...body, "END:VCARD"].join("\r\n"));
    return Array.isArray(card) ? new ICAL.Component(card) : null;
  } catch {
    return null;
  }
}

function writtenIn(card: ICAL.Component): WrittenPerson {
  const [last = "", first = "", middle = ""] = parts(card.getFirstProperty("n"));
  const given = [first, middle].filter(Boolean).join(" ");
  const whole =
    given && last
      ? { first_name: given, last_name: last }
      : splitName(given || last ? `${given} ${last}` : textOf(card, "fn"));
  const [box, extended, street, city, region, postcode, country] = parts(preferred(card, "adr"));
  const phone = oneOf(preferred(card, "tel"));
  return {
    ...(given || last || textOf(card, "fn") ? whole : {}),
    email: oneOf(preferred(card, "email")).replace(/^mailto:/i, ""),
    main_phone: phone.replace(/^tel:/i, ""),
    company_name: parts(card.getFirstProperty("org"))[0] ?? "",
    capacity: textOf(card, "title") || textOf(card, "role"),
    date_of_birth: omitsYear(card) ? "" : birthOf(textOf(card, "bday")),
    address: [box, extended, street].filter(Boolean).join(", "),
    postcode: postcode ?? "",
    city: [city, country ? "" : region].filter(Boolean).join(", "),
    address_country: country ?? "",
  };
}

/** Whether the birthday has a year that stands for none, as Apple writes it. */
function omitsYear(card: ICAL.Component): boolean {
  return card.getFirstProperty("bday")?.getFirstParameter("x-apple-omit-year") !== undefined;
}

/** The day of a birthday; nothing where the year is not given. */
function birthOf(text: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  return text.startsWith("--") ? "" : text;
}

function textOf(card: ICAL.Component, name: string): string {
  return oneOf(card.getFirstProperty(name));
}

function oneOf(property: ICAL.Property | null): string {
  return property ? parts(property).filter(Boolean).join(" ") : "";
}

/** The components of a structured value, or the one text of another; several values in a component are joined. */
function parts(property: ICAL.Property | null): string[] {
  // As the card writes it: ical.js makes dates of what are none, and throws.
  const value: unknown = property?.toJSON()[3];
  if (value === null || value === undefined) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const textIn = (part: unknown) => (Array.isArray(part) ? part.map(String).filter(Boolean).join(" ") : String(part));
  return list.map((part) => textIn(part).replaceAll(BACKSLASH, "\\").trim());
}

/** Of several values of a property the preferred one (`PREF=1` of 4.0, `TYPE=pref` before), else a mobile phone, else the first. */
function preferred(card: ICAL.Component, name: string): ICAL.Property | null {
  const all = card.getAllProperties(name);
  const rank = (property: ICAL.Property) => {
    const types = [property.getParameter("type") ?? []].flat().map((type) => String(type).toLowerCase());
    if (types.includes("pref")) return 0;
    const pref = Number(property.getParameter("pref") ?? Number.NaN);
    if (pref >= 1) return pref;
    return types.includes("cell") ? 200 : 300;
  };
  return all.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}
