import { alpha3ToAlpha2 } from "i18n-iso-countries";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import french from "i18n-iso-countries/langs/fr.json" with { type: "json" };
import { COUNTRY_CODES } from "../../base/country/countryCodes.ts";
import { countriesIn } from "../../geo/places/countries.ts";
import { plainName } from "../../profile/contacts/plainName.ts";

/** Names that address books use and ISO does not. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{ UK: "GB", England: "GB", Scotland: "GB", Wales: "GB", Angleterre: "GB", Écosse: "GB", USA: "US", Holland: "NL" },
  ...{ Hollande: "NL", "Pays-Bas": "NL", "Czech Republic": "CZ", Turkey: "TR", Turquie: "TR" },
};

let codes: ReadonlyMap<string, string> | null = null;

/** The ISO 3166-1 alpha-2 code of a country by its code of two or three letters or by its English or French name; null where there is none. */
export function countryOf(text: string): string | null {
  const upper = text.trim().toUpperCase();
  if (COUNTRY_CODES.has(upper)) return upper;
  codes ??= codesByName();
  return codes.get(plainName(text)) ?? alpha3ToAlpha2(upper) ?? null;
}

function codesByName(): ReadonlyMap<string, string> {
  const listed = [english.countries, french.countries].flatMap((names: Readonly<Record<string, string | string[]>>) =>
    Object.entries(names).flatMap(([iso, name]) => [name].flat().map((each) => [each, iso] as const)),
  );
  const shown = (["en", "fr"] as const).flatMap((language) =>
    countriesIn(language).map(({ iso, name }) => [name, iso] as const),
  );
  return new Map([...listed, ...shown, ...Object.entries(OTHERS)].map(([name, iso]) => [plainName(name), iso]));
}
