/** What is shown where a value is missing: «n/a», in French «n/d». */
export function missing(locale: string): string {
  return locale.startsWith("fr") ? "n/d" : "n/a";
}

const SYMBOLS: Readonly<Record<string, string>> = { EUR: "€", USD: "$", JPY: "¥", CNY: "CN¥", GBP: "£" };

type Value = number | null | undefined;

function shown(value: Value, locale: string, write: (value: number) => string): string {
  return value === null || value === undefined || !Number.isFinite(value) ? missing(locale) : write(value);
}

function decimals(locale: string, digits: number, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options });
}

/** The sign of a currency, else its code. */
export function currencySymbol(currency: string): string {
  return SYMBOLS[currency] ?? currency;
}

/** An amount with 2 decimals and its currency, placed as the locale has it: «€1,234.50», «1 234,50 €». */
export function formatPrice(value: Value, currency: string, locale: string): string {
  const symbol = SYMBOLS[currency];
  return shown(value, locale, (amount) =>
    decimals(locale, 2, { style: "currency", currency, currencyDisplay: symbol ? "symbol" : "code" })
      .formatToParts(amount)
      .map((part) => (part.type === "currency" && symbol ? symbol : part.value))
      .join(""),
  );
}

/** A plain number with 2 decimals. */
export function formatNumber(value: Value, locale: string): string {
  return shown(value, locale, (number) => decimals(locale, 2).format(number));
}

/** Litres with 1 decimal: «1,234.5 L». */
export function formatFuel(litres: Value, locale: string): string {
  return shown(litres, locale, (number) => `${decimals(locale, 1).format(number)} L`);
}

/** A fraction of 1 as a percentage with 1 decimal. */
export function formatPercent(ratio: Value, locale: string): string {
  return shown(ratio, locale, (number) => decimals(locale, 1, { style: "percent" }).format(number));
}

/** A tax rate (a fraction of 1) as a percentage with 3 significant digits: «5.27%». */
export function formatTaxRate(rate: Value, locale: string): string {
  return shown(rate, locale, (number) =>
    new Intl.NumberFormat(locale, { style: "percent", maximumSignificantDigits: 3 }).format(number),
  );
}

/** Nautical miles with 2 decimals. */
export function formatDistance(nm: Value, locale: string): string {
  return shown(nm, locale, (number) => `${decimals(locale, 2).format(number)} NM`);
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

/** The UTC day of an instant or date, YYYY/MM/DD. */
export function formatDate(instant: string | null | undefined, locale: string): string {
  return instant ? new Date(instant).toISOString().slice(0, 10).replaceAll("-", "/") : missing(locale);
}

/** «Jul 03, 2027 10:00 UTC»: the month's short name follows the locale. */
export function formatInstant(instant: string | null | undefined, locale: string): string {
  if (!instant) return missing(locale);
  const date = new Date(instant);
  const month = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }).format(date);
  const iso = date.toISOString();
  const [year, day, time] = [iso.slice(0, 4), iso.slice(8, 10), iso.slice(11, 16)];
  return locale.startsWith("fr") ? `${day} ${month} ${year} ${time} UTC` : `${month} ${day}, ${year} ${time} UTC`;
}
