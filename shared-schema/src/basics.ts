import { z } from "zod";

/** An instant in UTC, ISO 8601 with a `Z`. */
export const instant = z.iso.datetime();
/** A date without a time, `YYYY-MM-DD`. */
export const dateOnly = z.iso.date();
/** Beyond this a sum is no sum of a charter, and cents are no longer exact. */
const MOST_MONEY = 1e11;

/** A number that is written with a few decimals at most; what the text shows is what counts, not the binary fraction. */
function decimal(most: number) {
  return z
    .number()
    .min(-MOST_MONEY)
    .max(MOST_MONEY)
    .refine((value) => Number(value.toFixed(most)) === value, {
      error: `must have at most ${most} decimals`,
    });
}

/** Money in the agreement's currency, at most 2 decimals. */
export const money = decimal(2);
/** Money per litre, at most 4 decimals. */
export const unitPrice = decimal(4).min(0);
/** The slowest speed in kt that makes way; hours at a slower one run out of the calendar. */
export const SLOWEST_KNOTS = 0.1;
/** A share between 0 and 1; screens show it as a percentage with one decimal. */
export const ratio = z.number().min(0).max(1);
/** An ISO 3166-1 alpha-2 country code. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, "must be a two-letter country code");
/** An ISO 4217 currency code. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, "must be a three-letter currency code");
/** A client-made UUIDv7: the key of a part of an agreement. */
export const partId = z.uuid({ version: "v7" });
/** A leased integer id of an agreement, a yacht or a profile. */
export const documentNumber = z.int().min(1);
/** Free text; nothing in the product needs more than this. */
export const text = z.string().max(20_000);
export const shortText = z.string().max(300);

/** A point on the earth in decimal degrees, WGS84. */
export interface Position {
  latitude: number;
  longitude: number;
}
