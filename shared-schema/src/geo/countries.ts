import english from "i18n-iso-countries/langs/en.json";
import french from "i18n-iso-countries/langs/fr.json";

export interface Country {
  /** ISO 3166-1 alpha-2. */
  iso: string;
  /** English name. */
  name: string;
}

/** The locale files hold one name, or several with the formal one first. */
type Names = Readonly<Record<string, string | string[]>>;

const NAMES: { en: Names; fr: Names } = { en: english.countries, fr: french.countries };

function everyday(name: string | string[]): string {
  return typeof name === "string" ? name : (name.at(-1) ?? "");
}

/** The name of a country in English or French; the code itself where ISO knows no such country. */
export function countryName(iso: string, language: "en" | "fr"): string {
  const name = NAMES[language][iso];
  return name === undefined ? iso : everyday(name);
}

/** Every ISO country with its English name, in the order of the names. */
export const COUNTRIES: readonly Country[] = Object.entries(NAMES.en)
  .map(([iso, name]) => ({ iso, name: everyday(name) }))
  .sort((a, b) => a.name.localeCompare(b.name, "en"));

/** Member states with their own code; MC belongs to the French VAT territory. GP, MQ, RE, GF, YT, BL, MF, AX are outside. */
const EU_VAT_AREA = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK MC".split(" "),
);

/** Whether the waters of a country, by its code alone, lie in the EU's VAT area; false on the high seas (null). */
export function isEuWaters(iso: string | null): boolean {
  return iso !== null && EU_VAT_AREA.has(iso);
}

/** The same of a place or a stretch, which also knows the territories that share their state's code (Canary Islands …). */
export function inEuVatArea(where: { country: string | null; outside_eu_vat?: boolean | undefined }): boolean {
  return isEuWaters(where.country) && where.outside_eu_vat !== true;
}

/** The country whose tax applies: Monaco counts as France, every other country (BL, GP … too) as itself. */
export function taxCountry(iso: string): string {
  return iso === "MC" ? "FR" : iso;
}
