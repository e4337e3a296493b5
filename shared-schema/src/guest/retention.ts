/** Days after the last disembarkation on which passports and guest preferences are purged, unless the operator says otherwise. */
export const PASSPORT_DAYS = 60;

const DAY_MS = 86_400_000;

/**
 * The moment from which travel data is purged.
 * @param ended the last disembarkation, UTC
 */
export function purgeAt(ended: string, days: number): string {
  return new Date(Date.parse(ended) + days * DAY_MS).toISOString();
}
