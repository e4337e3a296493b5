import { minorDecimals } from "../base/currency/minorUnits.ts";
import { MILES } from "../base/units.ts";
import { dateFormat, numberFormat } from "./formatters.ts";

/** Returns the text shown where a value is missing: «n/a», in French «n/d». */
export function missing(locale: string): string {
  return locale.startsWith("fr") ? "n/d" : "n/a";
}

const SYMBOLS: Readonly<Record<string, string>> = { EUR: "€", USD: "$", JPY: "¥", CNY: "CN¥", GBP: "£" };

export type Value = number | null | undefined;

/** A value as it is written, and what replaces it where it is missing. */
export function shown(value: Value, locale: string, write: (value: number) => string): string {
  return value === null || value === undefined || !Number.isFinite(value) ? missing(locale) : write(value);
}

/** Writes numbers with so many decimals. */
export function decimals(locale: string, digits: number, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options });
}

/** The sign of a currency, else its code. */
export function currencySymbol(currency: string): string {
  return SYMBOLS[currency] ?? currency;
}

/** An amount with the decimals of its currency's minor unit, and the currency, placed as the locale has it: «€1,234.50», «1 234,50 €». */
export function formatPrice(value: Value, currency: string, locale: string): string {
  const symbol = SYMBOLS[currency];
  return shown(value, locale, (amount) =>
    decimals(locale, minorDecimals(currency), {
      style: "currency",
      currency,
      currencyDisplay: symbol ? "symbol" : "code",
    })
      .formatToParts(amount)
      .map((part) => (part.type === "currency" && symbol ? symbol : part.value))
      .join(""),
  );
}

/** A rate of exchange with up to 8 significant digits. */
export function formatRate(rate: number, locale: string): string {
  return numberFormat(locale, { maximumSignificantDigits: 8 }).format(rate);
}

/** A plain number with 2 decimals. */
export function formatNumber(value: Value, locale: string): string {
  return shown(value, locale, (number) => decimals(locale, 2).format(number));
}

/** Litres with 1 decimal: «1,234.5 L». */
export function formatFuel(litres: Value, locale: string): string {
  return shown(litres, locale, (number) => `${decimals(locale, 1).format(number)} L`);
}

/** A figure that rests on an estimate is marked: «≈ €1,234.50». */
export function about(text: string, isAbout: boolean): string {
  return isAbout ? `≈\u202f${text}` : text;
}

/** Nautical miles with 2 decimals. */
export function formatDistance(nm: Value, locale: string): string {
  return shown(
    nm,
    locale,
    (number) => `${decimals(locale, 2).format(number)} ${MILES[locale.startsWith("fr") ? "fr" : "en"]}`,
  );
}

/** A latitude or longitude with 4 decimals, the same in every language. */
export function formatCoordinate(degrees: Value, locale: string): string {
  return shown(degrees, locale, (number) => number.toFixed(4));
}

/** The number of an agreement on screen: five digits at least. */
export function formatAgreementId(id: number): string {
  return String(id).padStart(5, "0");
}

/** The number of an agreement in the name of a file: four digits at least. */
export function fileAgreementId(id: number): string {
  return String(id).padStart(4, "0");
}

interface Moment {
  /** «Jul 03», «3 juil.». */
  day: string;
  year: string;
  /** In 24 hours: «10:00». */
  clock: string;
}

/** The parts of an instant on the clock of an IANA zone. French days have no leading zero, and the first is «1er». */
function momentOf(instant: string, zone: string, locale: string): Moment {
  const parts = dateFormat(locale, {
    year: "numeric",
    month: "short",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  const french = part("day") === "01" ? "1er" : String(Number(part("day")));
  const day = locale.startsWith("fr") ? `${french} ${part("month")}` : `${part("month")} ${part("day")}`;
  return { day, year: part("year"), clock: `${part("hour")}:${part("minute")}` };
}

/** The UTC day of an instant or date: «Jul 03, 2027», «3 juil. 2027». */
export function formatDay(instant: string | null | undefined, locale: string): string {
  if (!instant) return missing(locale);
  const { day, year } = momentOf(instant, "UTC", locale);
  return locale.startsWith("fr") ? `${day} ${year}` : `${day}, ${year}`;
}

/** An instant in UTC: «Jul 03, 2027 10:00 UTC», «3 juil. 2027 10:00 UTC». */
export function formatInstant(instant: string | null | undefined, locale: string): string {
  if (!instant) return missing(locale);
  return `${formatDay(instant, locale)} ${momentOf(instant, "UTC", locale).clock} UTC`;
}

/** A date in the calendar with its weekday, without the year: «Sat, Jul 03», «sam. 3 juil.». */
export function formatWeekday(date: string, locale: string): string {
  const { day } = momentOf(`${date}T00:00:00Z`, "UTC", locale);
  const weekday = dateFormat(locale, { weekday: "short", timeZone: "UTC" }).format(new Date(date));
  return locale.startsWith("fr") ? `${weekday} ${day}` : `${weekday}, ${day}`;
}

/** An instant on the clock of an IANA zone, without its year: «Jul 03, 10:00», «3 juil., 10:00». */
export function formatMoment(instant: string | null | undefined, zone: string, locale: string): string {
  if (!instant) return missing(locale);
  const { day, clock } = momentOf(instant, zone, locale);
  return `${day}, ${clock}`;
}
