/** The field of the platform’s own signature. */
export const SEAL = "seal";
/** The field of the first document time stamp; renewals add `archive_2` and so on. */
export const ARCHIVE = "archive";

/** Whether a field is that of a party. Such a field has the key of its party, as in `clients:12`. */
export function isPartyField(name: string): boolean {
  return /^[a-z_]+:\d+$/.test(name);
}

/** The name of the nth field for a document time stamp, counted from 1. */
export function archiveField(nth: number): string {
  return nth === 1 ? ARCHIVE : `${ARCHIVE}_${nth}`;
}
