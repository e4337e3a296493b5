import { inEuVatArea, isEuWaters, taxCountry } from "../../geo/places/countries.ts";

/** The zone of the high seas. */
export const INTERNATIONAL = "INT";

/** French soil of any status: leaving «French territorial waters» means leaving all of these. */
const FRENCH = new Set("FR GP MQ GF RE YT BL MF PM WF PF NC TF".split(" "));
/** Departments where French VAT applies although the EU's does not. */
const FRENCH_VAT_OUTSIDE_EU = new Set(["GP", "MQ", "RE"]);

/**
 * The tax zone of a point or stretch: its country, MC counting as FR, «INT» on the high seas, «ES-X» for a territory
 * that shares its state's code but lies outside the VAT area (Canary Islands …).
 */
export function zoneOf(where: { country: string | null }): string {
  if (where.country === null) return INTERNATIONAL;
  const outside = isEuWaters(where.country) && !inEuVatArea(where);
  return outside ? `${where.country}-X` : taxCountry(where.country);
}

/** The ISO code within a zone; null on the high seas. */
export function countryOfZone(zone: string): string | null {
  return zone === INTERNATIONAL ? null : taxCountry(zone.slice(0, 2));
}

/** In the EU's VAT area. */
export function isEuZone(zone: string): boolean {
  return zone.length === 2 && isEuWaters(zone);
}

/** In the waters of metropolitan France or Monaco: the only ones in which transport bears French VAT. */
export function isFrenchVatZone(zone: string): boolean {
  return countryOfZone(zone) === "FR" && zone.length === 2;
}

/** In the waters of France, overseas ones included. */
export function isFrenchWater(zone: string): boolean {
  return FRENCH.has(countryOfZone(zone) ?? "");
}

/** Outside the EU's VAT area and outside France's own: where the platform's terms may not hold. */
export function isForeignEmbarkation(zone: string): boolean {
  return !isEuZone(zone) && !FRENCH_VAT_OUTSIDE_EU.has(zone);
}
