/** Formats that are kept: a screen needs about 40, and the zones of a long route some more. */
const MOST = 300;
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** A format of numbers, made once for each locale and options: to make one takes longer than to write 50 numbers. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

/** A format of dates, made once likewise. @throws `RangeError` for a zone that is none */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

function kept<F>(formats: Map<string, F>, locale: string, options: object, make: () => F): F {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  // Zones and currencies come out of documents: the formats start again before they take the memory of a server.
  if (formats.size >= MOST) formats.clear();
  formats.set(key, made);
  return made;
}
