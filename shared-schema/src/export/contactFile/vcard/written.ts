import type ICAL from "ical.js";
import type { WrittenPerson } from "../person/filePerson.ts";
import type { WrittenFurther } from "../person/further.ts";
import { splitName } from "../text/names.ts";
import { byPreference, oneOf, parts } from "./values.ts";

/** The name of a card that is a group of other cards, as Apple and RFC 6350 write it; null for any other card. */
export function groupName(card: ICAL.Component): string | null {
  return isKind(card, "group") ? textOf(card, "fn") || textOf(card, "n") || "?" : null;
}

/** The content of a card about a person. */
export function personIn(card: ICAL.Component): { written: WrittenPerson; further: WrittenFurther } {
  const [email = "", ...emails] = byPreference(card, "email").map((each) => oneOf(each).replace(/^mailto:/i, ""));
  const [phone = "", ...phones] = byPreference(card, "tel").map((each) => oneOf(each).replace(/^tel:/i, ""));
  const [place = null, ...places] = byPreference(card, "adr").map((each) => addressIn(parts(each)));
  const company = parts(card.getFirstProperty("org"))[0] ?? "";
  return {
    written: {
      ...namesIn(card, company),
      ...{ email, main_phone: phone, capacity: textOf(card, "title") || textOf(card, "role") },
      date_of_birth: birthOf(textOf(card, "bday"), omitsYear(card)),
      ...place,
    },
    further: { emails, phones, addresses: places.map(inOneLine) },
  };
}

/** First and last name, or the company's name alone where the card is one of a company. */
function namesIn(card: ICAL.Component, company: string): WrittenPerson {
  const [last = "", first = "", middle = ""] = parts(card.getFirstProperty("n"));
  const given = [first, middle].filter(Boolean).join(" ");
  const shown = textOf(card, "fn");
  const isNamed = Boolean(given || last);
  const isCompany = textOf(card, "x-abshowas").toUpperCase() === "COMPANY" || isKind(card, "org");
  if (!isNamed && (isCompany || (company !== "" && (shown === "" || shown === company)))) {
    return { first_name: "", last_name: "", company_name: company || shown };
  }
  const names = isNamed ? { first_name: given, last_name: last } : splitName(shown || textOf(card, "nickname"));
  return { ...names, company_name: company };
}

function addressIn([box, extended, street, city, region, postcode, country]: readonly string[]) {
  return {
    address: [box, extended, street].filter(Boolean).join(", "),
    postcode: postcode ?? "",
    city: [city, country ? "" : region].filter(Boolean).join(", "),
    address_country: country ?? "",
  };
}

function inOneLine({ address, postcode, city, address_country }: ReturnType<typeof addressIn>): string {
  return [address, [postcode, city].filter(Boolean).join(" "), address_country].filter(Boolean).join(", ");
}

function isKind(card: ICAL.Component, kind: string): boolean {
  return (textOf(card, "kind") || textOf(card, "x-addressbookserver-kind")).toLowerCase() === kind;
}

/** Whether the birthday has a year that stands for none, as Apple writes it. */
function omitsYear(card: ICAL.Component): boolean {
  return card.getFirstProperty("bday")?.getFirstParameter("x-apple-omit-year") !== undefined;
}

/** The day of a birthday; without its year as RFC 6350 writes it. */
function birthOf(text: string, isYearless: boolean): string {
  if (isYearless) return text.replace(/^\d{4}-?/, "--");
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month}-${day}`;
}

function textOf(card: ICAL.Component, name: string): string {
  return oneOf(card.getFirstProperty(name));
}
