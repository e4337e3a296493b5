import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import french from "i18n-iso-countries/langs/fr.json" with { type: "json" };

export interface Country {
  /** ISO 3166-1 alpha-2. */
  iso: string;
  name: string;
}

type Names = Readonly<Record<string, string>>;

/** Names in everyday use, where the library ends with an abbreviation, a formal name or one that two countries share. */
const EVERYDAY: { en: Names; fr: Names } = {
  en: {
    AE: "United Arab Emirates",
    AX: "Åland Islands",
    BN: "Brunei",
    CD: "Democratic Republic of the Congo",
    CG: "Republic of the Congo",
    CI: "Côte d’Ivoire",
    FK: "Falkland Islands",
    FM: "Micronesia",
    GB: "United Kingdom",
    KR: "South Korea",
    LA: "Laos",
    MD: "Moldova",
    MF: "Saint Martin",
    NL: "Netherlands",
    RE: "Réunion",
    ST: "São Tomé and Príncipe",
    SX: "Sint Maarten",
    SY: "Syria",
    TR: "Türkiye",
    US: "United States",
    VA: "Vatican City",
    VG: "British Virgin Islands",
    VI: "United States Virgin Islands",
  },
  fr: {
    AE: "Émirats arabes unis",
    AX: "Îles Åland",
    BN: "Brunei",
    CF: "République centrafricaine",
    CI: "Côte d’Ivoire",
    CZ: "Tchéquie",
    DO: "République dominicaine",
    IO: "Territoire britannique de l’océan Indien",
    LR: "Liberia",
    MF: "Saint-Martin",
    NG: "Nigeria",
    NU: "Niue",
    RE: "La Réunion",
    SA: "Arabie saoudite",
    SJ: "Svalbard et Jan Mayen",
    SV: "Salvador",
    SX: "Sint Maarten",
    SZ: "Eswatini",
    TZ: "Tanzanie",
    US: "États-Unis",
    VA: "Vatican",
    VG: "Îles Vierges britanniques",
    VI: "Îles Vierges américaines",
  },
};

/** The library has one name for a country, or several, the everyday one mostly last. */
function namesOf(locale: Readonly<Record<string, string | string[]>>, everyday: Names): Names {
  const last = Object.entries(locale).map(([iso, name]) => [
    iso,
    typeof name === "string" ? name : (name.at(-1) ?? iso),
  ]);
  return { ...Object.fromEntries(last), ...everyday };
}

const NAMES: { en: Names; fr: Names } = {
  en: namesOf(english.countries, EVERYDAY.en),
  fr: namesOf(french.countries, EVERYDAY.fr),
};

/** The name of a country in English or French; the code itself where ISO knows no such country. */
export function countryName(iso: string, language: "en" | "fr"): string {
  return NAMES[language][iso] ?? iso;
}

/** Every ISO country with its name in a language, in the order of the names. */
export function countriesIn(language: "en" | "fr"): Country[] {
  return Object.entries(NAMES[language])
    .map(([iso, name]) => ({ iso, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Every ISO country with its English name, in the order of the names. */
export const COUNTRIES: readonly Country[] = countriesIn("en");

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
