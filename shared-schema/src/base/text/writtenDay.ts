export const DATE_ORDERS = ["YMD", "DMY", "MDY"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * Reads a day that a file writes in a known order, with or without a time behind it, as `YYYY-MM-DD`; null where it is none. Whether the
 * calendar has that day is for a schema to say.
 * @param century the first two digits of years that are written with two; null refuses those
 */
export function writtenDay(text: string, order: DateOrder, century: string | null): string | null {
  const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text);
  const parts = compact ?? /^(\d{1,4})[./\- ](\d{1,2})[./\- ](\d{1,4})(?:$|[ T,])/.exec(text);
  const [, first = "", second = "", third = ""] = parts ?? [];
  const [year, month, day] =
    compact || order === "YMD"
      ? [first, second, third]
      : order === "DMY"
        ? [third, second, first]
        : [third, first, second];
  const isShort = year.length === 2 && century !== null;
  if (year.length !== 4 && !isShort) return null;
  return `${isShort ? century : ""}${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Day first unless a date says otherwise: European files are written so. */
export function orderOfDays(days: readonly string[]): DateOrder {
  if (days.some((day) => /^\s*\d{4}\D/.test(day) || /^\s*(?:19|20)\d{6}\s*$/.test(day))) return "YMD";
  return days.some((day) => /^\s*\d{1,2}\D(1[3-9]|2\d|3[01])\D/.test(day)) ? "MDY" : "DMY";
}
