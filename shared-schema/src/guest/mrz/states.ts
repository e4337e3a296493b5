import countries from "i18n-iso-countries";

/** Codes of travel documents that ISO 3166 does not have, or no longer (ICAO 9303-3, section 5). */
const OF_DOCUMENTS: Readonly<Record<string, string>> = {
  // Germany has one letter.
  D: "DE",
  // The kinds of British nationals who are no citizens.
  GBD: "GB",
  GBN: "GB",
  GBO: "GB",
  GBP: "GB",
  GBS: "GB",
  // Kosovo's own code, those that others use for it, and that of the United Nations' mission there.
  RKS: "XK",
  XXK: "XK",
  XKX: "XK",
  UNK: "XK",
  ROM: "RO",
  TMP: "TL",
  ZAR: "CD",
};

/**
 * The country of a code in a travel document.
 * @returns null where it names none, as for the stateless (XXA), refugees (XXB, XXC), the United Nations (UNO) or the Union (EUE)
 */
export function countryOf(code: string): string | null {
  const letters = code.replaceAll("<", "");
  return OF_DOCUMENTS[letters] ?? countries.alpha3ToAlpha2(letters) ?? null;
}
