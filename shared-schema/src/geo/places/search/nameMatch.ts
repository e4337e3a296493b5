import { folded } from "../../../base/text/folded.ts";

/** Scores of a match between a name and a query: the lower, the better. */
export const MATCH = { exact: 0, beginning: 1, word: 2, words: 3, similar: 4 } as const;

/** From this many letters on one typing error is forgiven, from the other on two. */
const LETTERS_FOR_ONE = 4;
const LETTERS_FOR_TWO = 8;

/** A name as it is compared: small letters without accents, words apart by one space. */
export function comparable(name: string): string {
  return folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Scores a comparable name against a comparable query, typing errors aside; null where it does not match. */
export function plainMatch(name: string, query: string): number | null {
  if (name === query) return MATCH.exact;
  if (name.startsWith(query)) return MATCH.beginning;
  if (name.includes(` ${query}`)) return MATCH.word;
  if (!query.includes(" ")) return null;
  const begins = (word: string) => name.startsWith(word) || name.includes(` ${word}`);
  return query.split(" ").every(begins) ? MATCH.words : null;
}

const BITS = 31;

/** The letters of a comparable name as bits, others than a to z folded among them. */
export function lettersOf(name: string): number {
  let bits = 0;
  for (const letter of name) if (letter !== " ") bits |= 1 << ((letter.codePointAt(0) ?? 0) % BITS);
  return bits;
}

/** Counts the bits that are set. */
export function bitsOf(value: number): number {
  let count = 0;
  for (let left = value; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Returns the number of typing errors allowed in a query. */
export function errorsForgiven(query: string): number {
  if (query.length < LETTERS_FOR_ONE) return 0;
  return query.length < LETTERS_FOR_TWO ? 1 : 2;
}

/**
 * The typing errors between a query and the beginning of a name, or of one of its words; `most` + 1 for more than that, or where
 * neither of the first two letters is right.
 */
export function errorsInName(name: string, query: string, most: number): number {
  const first = query.slice(0, 2);
  let least = most + 1;
  for (let start = 0; start >= 0 && least > 0; start = name.indexOf(" ", start) + 1 || -1) {
    const begins = first.includes(name[start] ?? " ") || first.includes(name[start + 1] ?? " ");
    if (begins) least = Math.min(least, errorsAtBeginning(name.slice(start), query, most));
  }
  return least;
}

/**
 * The typing errors between a query and the beginning of a name: letters that are wrong, missing, too many or in the wrong order.
 * @returns `most` + 1 for more than that
 */
export function errorsAtBeginning(name: string, query: string, most: number): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: query.length + 1 }, (_, index) => index);
  let best = query.length;
  const length = Math.min(name.length, query.length + most);
  for (let at = 1; at <= length; at++) {
    const next = nextRow(name, query, { at, row, before });
    best = Math.min(best, next.at(-1) ?? best);
    // No later letter takes back errors that every way to here has made.
    if (Math.min(...next) > most && Math.min(...row) > most) break;
    before = row;
    row = next;
  }
  return Math.min(best, most + 1);
}

/** The errors of each beginning of the query against so many letters of the name (Damerau and Levenshtein's distance). */
function nextRow(
  name: string,
  query: string,
  { at, row, before }: { at: number; row: readonly number[]; before: readonly number[] },
): number[] {
  const next = [at];
  const letter = name[at - 1];
  for (let typed = 1; typed <= query.length; typed++) {
    const wrong = (row[typed - 1] ?? 0) + (letter === query[typed - 1] ? 0 : 1);
    const missing = (row[typed] ?? 0) + 1;
    const extra = (next[typed - 1] ?? 0) + 1;
    const isSwapped = at > 1 && typed > 1 && letter === query[typed - 2] && name[at - 2] === query[typed - 1];
    const swapped = isSwapped ? (before[typed - 2] ?? 0) + 1 : wrong;
    next.push(Math.min(wrong, missing, extra, swapped));
  }
  return next;
}
