import { z } from "zod";
import { COUNTRY_CODES } from "./country/countryCodes.ts";
import { MOST_MINOR_DECIMALS } from "./currency/minorUnits.ts";
import { says } from "./validation.ts";

/** An instant in UTC, ISO 8601 with a `Z`. */
export const instant = z.iso.datetime();
/** A date without a time, `YYYY-MM-DD`. */
export const dateOnly = z.iso.date();
/** No agreement is made for another century; whole centuries of days would be counted one by one. */
const inThisCentury = (value: string) => value.slice(0, 4) >= "2000" && value.slice(0, 4) <= "2100";
const otherCentury = says("other-century");
/** An instant that an agreement names, from 2000 to 2100. */
export const voyageInstant = instant.refine(inThisCentury, otherCentury);
/** A date that an agreement names, from 2000 to 2100. */
export const voyageDate = dateOnly.refine(inThisCentury, otherCentury);

/** The UTC date of a moment, `YYYY-MM-DD`. @param at milliseconds since 1970 */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Litres: a thousand times what the largest yacht holds is no quantity of fuel. */
export const litres = z.number().min(0).max(1e9);
/** Beyond this a sum is no sum of a charter, and minor units are no longer exact. */
const MOST_MONEY = 1e11;

/** A number that is written with a few decimals at most; what the text shows is what counts, not the binary fraction. */
function decimal(most: number, [lowest, highest]: readonly [number, number]) {
  return z
    .number()
    .min(lowest)
    .max(highest)
    .refine((value) => Number(value.toFixed(most)) === value, says("too-many-decimals", { most }));
}

/** Money with the decimals of the finest minor unit. Those of the agreement's currency are asked by `decideMinorUnits`. */
export const money = decimal(MOST_MINOR_DECIMALS, [-MOST_MONEY, MOST_MONEY]);
/** Money per litre, at most 4 decimals. */
export const unitPrice = decimal(4, [0, MOST_MONEY]);
/** The slowest speed in kt that makes way; hours at a slower one run out of the calendar. */
export const SLOWEST_KNOTS = 0.1;
/** A share between 0 and 1. */
export const ratio = z.number().min(0).max(1);
/** A share that is entered as a percentage with one decimal. */
export const tenthsOfPercent = decimal(3, [0, 1]);
/** A share that is entered as a percentage with three decimals. */
export const thousandthsOfPercent = decimal(5, [0, 1]);
/** The ISO 3166-1 alpha-2 code of a country that there is. */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { ...says("no-country-form"), abort: true })
  .refine((code) => COUNTRY_CODES.has(code), says("no-country"));
/** An ISO 4217 currency code. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, says("no-currency"));
/** A client-made UUIDv7: the key of a part of an agreement. */
export const partId = z.uuid({ version: "v7" });
/** A leased integer id of an agreement, a yacht or a profile. */
export const documentNumber = z.int().min(1);
/** Free text; nothing in the product needs more than this. */
export const text = z.string().max(20_000);
export const MOST_SHORT_TEXT = 300;
export const shortText = z.string().max(MOST_SHORT_TEXT);

/** A point on the earth in decimal degrees, WGS84. */
export interface Position {
  latitude: number;
  longitude: number;
}
