/** A list of at most so many days is shown whole. */
const MOST = 12;
const FIRST = 6;
const LAST = 3;

interface FoldedDays<D> {
  first: readonly D[];
  /** The number of days between the first and the last that are not shown. */
  hidden: number;
  last: readonly D[];
}

/** Folds a long voyage in the middle: how it begins and ends stays in sight. */
export function foldedDays<D>(days: readonly D[]): FoldedDays<D> {
  if (days.length <= MOST) return { first: days, hidden: 0, last: [] };
  return { first: days.slice(0, FIRST), hidden: days.length - FIRST - LAST, last: days.slice(-LAST) };
}
