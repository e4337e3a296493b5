import { EU_VAT_COUNTRIES, hasVatChecksum, vatCountry, vatNumber } from "../base/country/vatNumber.ts";
import { done, fault, type Result, refusedAt } from "../base/result.ts";
import type { VatCode } from "./vat.ts";

/** What decides the VAT of a company. */
export interface CompanyVat {
  vat_code: Exclude<VatCode, "PERSON">;
  /** ISO 3166-1 alpha-2, GR or EL, GB or UK; null where the profile names none. */
  country: string | null;
  vat_number: string | null;
}

const COUNTRY = "company_reg_country_iso";
const NUMBER = "company_vat_num";
/** Monaco belongs to the French VAT territory, and its companies have French numbers. */
const FRENCH: ReadonlySet<string> = new Set(["FR", "MC"]);
/** Northern Ireland: the prefix of traders in goods, which no service is bought under. */
const NORTHERN_IRELAND = "XI";
const BREXIT = "2021-01-01";

/**
 * The VAT number of a company as it is kept, if it may buy under a code (specification §5, decisions §12); otherwise the first message in
 * the order: country, United Kingdom, France, list of the EU, prefix, check digits.
 * @param today YYYY-MM-DD
 */
export function decideCompanyVat({ vat_code, country, vat_number }: CompanyVat, today: string): Result<string> {
  if (country === null || country.trim() === "") {
    return refusedAt({ [COUNTRY]: [fault("required")] }, "vat.country-missing");
  }
  const letters = vatCountry(country);
  const number = vatNumber(vat_number ?? "");
  const found = decideCountry(vat_code, { letters, number, today });
  if (!found.ok) return found;
  if (number === "") return refusedAt({ [NUMBER]: [fault("required")] }, "vat.number-missing");
  return vat_code === "NON_EU_COMPANY" ? done(number) : decideNumber(vat_code, letters, number);
}

interface Asked {
  letters: string;
  number: string;
  today: string;
}

/** Does the country go with the code? */
function decideCountry(code: CompanyVat["vat_code"], { letters, number, today }: Asked): Result<null> {
  const at = { [COUNTRY]: [fault("invalid")] };
  const isBritish = letters === "GB" || letters === NORTHERN_IRELAND;
  if (code === "EU_COMPANY" && isBritish && today >= BREXIT) {
    const isIrish = letters === NORTHERN_IRELAND || number.startsWith(NORTHERN_IRELAND);
    return refusedAt(at, isIrish ? "vat.northern-ireland" : "vat.united-kingdom");
  }
  if (FRENCH.has(letters) && code !== "FR_COMPANY") return refusedAt(at, "vat.french-company");
  const isInEu = EU_VAT_COUNTRIES.has(letters);
  if (code === "EU_COMPANY" && !isInEu) return refusedAt(at, "vat.outside-eu");
  if (code === "NON_EU_COMPANY" && isInEu && !isBritish) return refusedAt(at, "vat.eu-company");
  return done(null);
}

/** Is the number one of the country, with right check digits? */
function decideNumber(code: CompanyVat["vat_code"], letters: string, number: string): Result<string> {
  const at = { [NUMBER]: [fault("invalid")] };
  const isFrench = code === "FR_COMPANY";
  if ((isFrench && !FRENCH.has(letters)) || !number.startsWith(isFrench ? "FR" : letters)) {
    return refusedAt(at, "vat.other-country");
  }
  return hasVatChecksum(number) ? done(number) : refusedAt(at, "vat.wrong-number", { number });
}
