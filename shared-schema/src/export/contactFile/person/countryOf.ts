import { alpha3ToAlpha2 } from "i18n-iso-countries";
import german from "i18n-iso-countries/langs/de.json" with { type: "json" };
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import spanish from "i18n-iso-countries/langs/es.json" with { type: "json" };
import french from "i18n-iso-countries/langs/fr.json" with { type: "json" };
import italian from "i18n-iso-countries/langs/it.json" with { type: "json" };
import { COUNTRY_CODES } from "../../../base/country/countryCodes.ts";
import { countriesIn } from "../../../geo/places/countries.ts";
import { plainName } from "../../../profile/contacts/plainName.ts";

/** Names that address books use and ISO does not. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{ UK: "GB", England: "GB", Scotland: "GB", Wales: "GB", Angleterre: "GB", Écosse: "GB", USA: "US", Holland: "NL" },
  ...{ Hollande: "NL", "Pays-Bas": "NL", "Czech Republic": "CZ", Turkey: "TR", Turquie: "TR", Inghilterra: "GB" },
  ...{ "Great Britain": "GB", "Grande-Bretagne": "GB", "Gran Bretagna": "GB", "Gran Bretaña": "GB" },
  ...{ Großbritannien: "GB", "United Kingdom of Great Britain and Northern Ireland": "GB", Inglaterra: "GB" },
  ...{ "Vereinigtes Königreich": "GB", "Regno Unito": "GB", "Reino Unido": "GB", "U.S.A.": "US", Olanda: "NL" },
  ...{ Holanda: "NL", "Stati Uniti d'America": "US", "Estados Unidos": "US", "États-Unis": "US" },
  ...{ Tschechien: "CZ", "Repubblica Ceca": "CZ", Türkei: "TR", Turchia: "TR", BRD: "DE", "Monte-Carlo": "MC" },
};

/** The form of a state before its name: «Principauté de Monaco», «Kingdom of Spain». */
const STATE =
  /^(?:the )?(?:principaut[ée]|principality|principato|principado|f[üu]rstentum|royaume|kingdom|regno|reino|k[öo]nigreich|r[ée]publique|republic|repubblica|rep[úu]blica|republik)(?: fran[çc]aise| f[ée]d[ée]rale)?\s+(?:of|d[eui]|del|della|de la|d['’]\s*)?\s*/i;

let codes: ReadonlyMap<string, string> | null = null;

/**
 * The ISO 3166-1 alpha-2 code of a country by its code of two or three letters, or by its name in English, French, German, Italian or
 * Spanish; null where there is none.
 */
export function countryOf(text: string): string | null {
  const upper = text.trim().slice(0, 200).toUpperCase();
  if (COUNTRY_CODES.has(upper)) return upper;
  codes ??= codesByName();
  const bare = text
    .slice(0, 200)
    .replace(/\([^)]*\)/g, " ")
    .trim();
  return codes.get(plainName(bare)) ?? codes.get(plainName(bare.replace(STATE, ""))) ?? alpha3ToAlpha2(upper) ?? null;
}

function codesByName(): ReadonlyMap<string, string> {
  const languages = [spanish, italian, german, french, english];
  const listed = languages.flatMap(({ countries }: { countries: Readonly<Record<string, string | string[]>> }) =>
    Object.entries(countries).flatMap(([iso, name]) => [name].flat().map((each) => [each, iso] as const)),
  );
  const shown = (["en", "fr"] as const).flatMap((language) =>
    countriesIn(language).map(({ iso, name }) => [name, iso] as const),
  );
  return new Map([...listed, ...shown, ...Object.entries(OTHERS)].map(([name, iso]) => [plainName(name), iso]));
}
