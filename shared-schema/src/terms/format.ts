import { minorDecimals } from "../base/currency/minorUnits.ts";
import type { Bilingual } from "../base/language.ts";
import { fromDecimal, percentOf } from "../base/money.ts";
import { countryName } from "../geo/places/countries.ts";
import { localClock } from "../itinerary/localClock.ts";
import { fileAgreementId } from "../pricing/format.ts";

/** Printed where a value is not known. */
export const BLANK = "—";
/** Keeps a number and its unit, and the groups of a number, on one line. */
const NBSP = "\u00a0";

/**
 * A number that reads the same in French and English: groups set apart by a space, decimals by a point (ISO 80000-1).
 * Written here, as `Intl` prints differently from one engine's version to the next.
 */
export function number(value: number | null | undefined, decimals: number): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return BLANK;
  const [whole = "0", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP);
  const zero = Number(value.toFixed(decimals)) === 0;
  return `${value < 0 && !zero ? "−" : ""}${grouped}${fraction === undefined ? "" : `.${fraction}`}`;
}

/** An amount with the decimals of its currency's minor unit, without the currency. */
export function amount(value: number | null | undefined, currency: string): string {
  return number(value, minorDecimals(currency));
}

export function withUnit(value: number | null | undefined, decimals: number, unit: string): string {
  const shown = number(value, decimals);
  return shown === BLANK ? BLANK : `${shown}${NBSP}${unit}`;
}

/** A share as a percentage, rounded half up on its decimal value. */
export function percent(share: number | null | undefined, decimals: number): string {
  if (share === null || share === undefined || !Number.isFinite(share)) return BLANK;
  return withUnit(Number(percentOf(fromDecimal(share), { decimals })), decimals, "%");
}

/** A rate as it is shown, with the space that percentages have everywhere else in the contract. */
export function rateText(display: string | null): string {
  return display === null ? BLANK : display.replace(/\s*%/, `${NBSP}%`);
}

export function text(value: string | null | undefined): string {
  return value === null || value === undefined || value.trim() === "" ? BLANK : value;
}

/** `2027-07-03 10:00 UTC`. */
export function utc(value: string | null | undefined): string {
  const date = dateOf(value);
  return date ? `${date.toISOString().slice(0, 10)} ${date.toISOString().slice(11, 16)}${NBSP}UTC` : BLANK;
}

/** `2027-07-03 12:00`, on the clock of the place. An unknown zone is shown in UTC. */
export function local(value: string | null | undefined, timezone: string): string {
  const date = dateOf(value);
  return date ? localClock(date.toISOString(), timezone).slice(0, 16).replace("T", " ") : BLANK;
}

function dateOf(value: string | null | undefined): Date | null {
  if (!value) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** A country's name in both languages; an unknown code stands for itself. */
export function country(code: string | null | undefined): Bilingual | null {
  return code ? { fr: countryName(code, "fr"), en: countryName(code, "en") } : null;
}

/** Both languages on one line, once when they agree. */
export function both(value: Bilingual | null): string {
  if (!value) return BLANK;
  return value.fr === value.en ? value.fr : `${value.fr} / ${value.en}`;
}

/** Name of a comparison's file: `agreement-0001-v0-v1-redline.pdf`. */
export function redlineFileName(id: number, from: number, to: number): string {
  return `agreement-${fileAgreementId(id)}-v${from}-v${to}-redline.pdf`;
}

/** Name of a version as data: `agreement-0001-v0-draft.json`. */
export function dataFileName(id: number, version: number, draft: boolean): string {
  return `agreement-${fileAgreementId(id)}-v${version}${draft ? "-draft" : ""}.json`;
}

/** Name of the downloaded file: `agreement-0001-v0-draft.pdf`. */
export function contractFileName(
  id: number,
  version: number,
  { draft, consolidated = false }: { draft: boolean; consolidated?: boolean },
): string {
  return `agreement-${fileAgreementId(id)}-v${version}${consolidated ? "-consolidated" : ""}${draft ? "-draft" : ""}.pdf`;
}

/** Composed accents, no soft hyphens or other invisible controls: those would print, or vanish. What turns other characters stays. */
export function printableText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      .replace(/\t/g, " ")
      .replace(/(?!\n)\p{Cc}|\p{Variation_Selector}|\u034f|[\u00ad\u200b-\u200f\u2060-\u2064\u206a-\u206f\ufeff]/gu, "")
      // Last: what is left out may stand between a letter and its accent.
      .normalize("NFC")
  );
}
