/** No traveller is older. */
const OLDEST = 110;

/** A date of birth as a zone has it, with two digits of the year. */
export type Born =
  | { kind: "KNOWN"; date: string }
  /** A child, or a person of more than a hundred years: the later date first. */
  | { kind: "EITHER"; dates: readonly [string, string] };

/** @returns null where the day is not known or there is no such day */
export function bornOn(digits: string, today: string): Born | null {
  const late = dateIn(2000, digits);
  const early = dateIn(1900, digits);
  if (late === null || late > today) return early === null ? null : { kind: "KNOWN", date: early };
  if (early === null || Number(today.slice(0, 4)) - Number(early.slice(0, 4)) > OLDEST) {
    return { kind: "KNOWN", date: late };
  }
  return { kind: "EITHER", dates: [late, early] };
}

/** Documents last ten years: one that is said to expire in more than fifty was lost long ago. */
export function expiresOn(digits: string, today: string): string | null {
  const late = dateIn(2000, digits);
  return late === null || Number(late.slice(0, 4)) > Number(today.slice(0, 4)) + 50 ? dateIn(1900, digits) : late;
}

function dateIn(century: number, digits: string): string | null {
  if (!/^\d{6}$/.test(digits)) return null;
  const date = `${century + Number(digits.slice(0, 2))}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date) ? date : null;
}
