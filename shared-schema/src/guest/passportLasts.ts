/** Does a passport last until the end of a stay? `SIX_MONTHS`: it does, and not for the six months beyond that some states ask for. */
export type PassportLasting = "EXPIRES" | "SIX_MONTHS" | "LASTS";

/**
 * Compares a passport's expiry with the day of disembarkation.
 * @param expires `YYYY-MM-DD`; anything else is not compared
 * @param until the disembarkation, UTC
 * @returns null where one of them is not known
 */
export function passportLasts(expires: string | null, until: string | null): PassportLasting | null {
  if (expires === null || until === null || !/^\d{4}-\d{2}-\d{2}$/.test(expires)) return null;
  const last = until.slice(0, 10);
  if (expires < last) return "EXPIRES";
  const later = new Date(until);
  later.setUTCMonth(later.getUTCMonth() + 6);
  return expires < later.toISOString().slice(0, 10) ? "SIX_MONTHS" : "LASTS";
}
