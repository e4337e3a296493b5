/**
 * A life of the database, from one restore to the next, has numbers of its own for the revisions of each document: a block that
 * is named by the millisecond of the restore. The first life counts from 1.
 */
export const NUMBERS_OF_A_LIFE = 1_024;
/** No restore was earlier. */
const FIRST_RESTORE = Date.UTC(2020, 0) * NUMBERS_OF_A_LIFE;

/** The number above which a life counts that begins now; above those of all lives before it, whatever the clock says. */
export function numbersOfLife(now: string, before: number): number {
  return Math.max(Date.parse(now), Math.floor(before / NUMBERS_OF_A_LIFE) + 1) * NUMBERS_OF_A_LIFE;
}

/**
 * The numbers that surely belong to the life of a revision. One that has counted further is taken for several, which costs its
 * users a decision and no edit.
 */
export function lifeOf(rev: number): { from: number; to: number } {
  if (rev < FIRST_RESTORE) return { from: 1, to: FIRST_RESTORE };
  const before = Math.floor((rev - 1) / NUMBERS_OF_A_LIFE) * NUMBERS_OF_A_LIFE;
  return { from: before + 1, to: before + NUMBERS_OF_A_LIFE };
}
