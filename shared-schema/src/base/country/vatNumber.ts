import * as jsvat from "jsvat";

/**
 * The countries of the list of the specification (§5), by the letters that begin their VAT numbers. The United Kingdom is on it to be
 * refused by its own message.
 */
export const EU_VAT_COUNTRIES: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** Letters under which a country is known elsewhere, and those that VAT numbers use. */
const ALIASES: Readonly<Record<string, string>> = { GR: "EL", UK: "GB" };

/** The letters with which VAT numbers of a country begin: EL for Greece, GB for the United Kingdom. */
export function vatCountry(country: string): string {
  const code = country.trim().toUpperCase();
  return ALIASES[code] ?? code;
}

/** A VAT number as it is kept: upper case, without spaces, points and hyphens, with the letters that VAT numbers use. */
export function vatNumber(entered: string): string {
  const bare = entered.toUpperCase().replace(/[\s.\-\u00A0\u202F]/g, "");
  const letters = ALIASES[bare.slice(0, 2)];
  return letters === undefined ? bare : letters + bare.slice(2);
}

const { checkVAT, countries } = jsvat;

/** Has a number of the EU the form and the check digits of its country? Whether it was given to anybody only VIES knows. */
export function hasVatChecksum(number: string): boolean {
  return checkVAT(number, countries).isValid;
}

/** Whether a text is meant as a VAT number of a country of the list, and is none: words that begin with the same letters are not. */
export function isWrongVatNumber(entered: string): boolean {
  const number = vatNumber(entered);
  return EU_VAT_COUNTRIES.has(number.slice(0, 2)) && /\d/.test(number) && !hasVatChecksum(number);
}
