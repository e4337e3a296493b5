import type { ReviewedEntry } from "../review.ts";

/** How the dates of birth of a file are to be judged by someone who reads them. */
interface FileBirths {
  /** A date that is another day when day and month change places, and the day it was read as; null where no date is. */
  doubtful: { written: string; day: string } | null;
  /** Whether another date of the file can be read in one way alone. */
  isShown: boolean;
}

/** Returns the two numbers that may be day and month; null for a date with its year in front. */
function numbersOf(written: string): [number, number] | null {
  const [, first, second] = /^\s*(\d{1,2})\D+(\d{1,2})\D+\d{4}/.exec(written) ?? [];
  return first === undefined ? null : [Number(first), Number(second)];
}

/** Is a written date another day when day and month change places? */
export function isDoubtfulBirth(written: string): boolean {
  const numbers = numbersOf(written);
  return numbers !== null && numbers[0] !== numbers[1] && Math.max(...numbers) <= 12;
}

/** Looks for dates of birth whose day and month may be taken for each other. */
export function birthsOf(entries: readonly ReviewedEntry[]): FileBirths {
  const births: FileBirths = { doubtful: null, isShown: false };
  for (const entry of entries) {
    const written = entry.written.date_of_birth?.trim() ?? "";
    if (Math.max(...(numbersOf(written) ?? [0])) > 12) births.isShown = true;
    const day = entry.state === "faulty" ? null : entry.person.date_of_birth;
    if (day !== null && isDoubtfulBirth(written)) births.doubtful ??= { written, day };
  }
  return births;
}
