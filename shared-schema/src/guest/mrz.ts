import { alpha3ToAlpha2 } from "i18n-iso-countries";
import { type ParseResult, parse } from "mrz";
import type { LinkParticulars } from "./form.ts";

/** The lines of a machine-readable zone as they were read. */
export type MrzReading =
  | { kind: "READ"; particulars: LinkParticulars }
  /** The lines have the form of a travel document, and these of its fields fail their check digit or form. */
  | { kind: "WRONG"; fields: string[] }
  /** They are no lines of a travel document. */
  | { kind: "NONE" };

/** Germany's code in travel documents has one letter (ICAO 9303-3, section 5). */
const OWN_CODES: Readonly<Record<string, string>> = { D: "DE" };

/** Longer than any zone, with the spaces that a copy may bring along. */
const MOST_TEXT = 400;

/**
 * Reads the two or three lines at the foot of a passport or an identity card, with their check digits. Spaces, lower case and the
 * guillemets that some keyboards make of two brackets are put right.
 * @param today decides the century of a birth and of an expiry, `YYYY-MM-DD`
 */
export function readMrz(typed: string, today: string): MrzReading {
  const lines = linesOf(typed);
  if (lines === null) return { kind: "NONE" };
  const result = parsed(lines);
  if (result === null) return { kind: "NONE" };
  const wrong = result.details.flatMap(({ field, valid }) => (valid || field === null ? [] : [field]));
  // Codes that ISO 3166 does not know, as those of stateless persons, are left to be chosen by hand.
  const serious = [...new Set(wrong)].filter((field) => field !== "issuingState" && field !== "nationality");
  if (serious.length > 0) return { kind: "WRONG", fields: serious };
  return { kind: "READ", particulars: particularsOf(result, today) };
}

function linesOf(typed: string): string[] | null {
  if (typed.length > MOST_TEXT) return null;
  const lines = typed
    .toUpperCase()
    .replaceAll("«", "<<")
    .split(/\r?\n/)
    .map((line) => line.replace(/\s/g, ""))
    .filter((line) => line !== "");
  const whole = lines.join("");
  if (!/^[A-Z0-9<]+$/.test(whole)) return null;
  // A copy may have lost its line breaks; the length says which document it is.
  const [width, count] = whole.length === 90 ? [30, 3] : [whole.length / 2, 2];
  if (whole.length !== 88 && whole.length !== 72 && whole.length !== 90) return null;
  return Array.from({ length: count }, (_, index) => whole.slice(index * width, (index + 1) * width));
}

function parsed(lines: string[]): ParseResult | null {
  try {
    return parse(lines, { autocorrect: true });
  } catch {
    return null;
  }
}

function particularsOf({ fields, documentNumber }: ParseResult, today: string): LinkParticulars {
  const country = (code: string | null | undefined) =>
    code ? (OWN_CODES[code] ?? alpha3ToAlpha2(code) ?? null) : null;
  const gender =
    fields.sex === "female" ? "F" : fields.sex === "male" ? "M" : fields.sex === "nonspecified" ? "X" : null;
  const found: Record<keyof LinkParticulars & string, string | null> = {
    first_name: worded(fields.firstName),
    last_name: worded(fields.lastName),
    date_of_birth: dateOf(fields.birthDate, (year) => (year > Number(today.slice(2, 4)) ? 1900 : 2000)),
    place_of_birth: null,
    nationality: country(fields.nationality),
    gender,
    main_phone: null,
    passport_num: documentNumber ?? fields.documentNumber ?? null,
    passport_country: country(fields.issuingState),
    // Documents last ten years: one that is said to expire far ahead was lost long ago.
    passport_expiration: dateOf(fields.expirationDate, (year) => (year > Number(today.slice(2, 4)) + 50 ? 1900 : 2000)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null && value !== ""));
}

/** Documents print names in capitals. */
function worded(name: string | null | undefined): string | null {
  if (!name) return null;
  return name.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());
}

function dateOf(digits: string | null | undefined, century: (year: number) => number): string | null {
  if (!digits || !/^\d{6}$/.test(digits)) return null;
  const year = Number(digits.slice(0, 2));
  return `${century(year) + year}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
}
