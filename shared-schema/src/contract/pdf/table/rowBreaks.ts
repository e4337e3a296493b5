/** Rows of a table that stand together on each side of a break. */
const LEAST_ROWS = 2;

/** Height for rows in mm, without the table's head: on the page where the table begins, and on each page after it. */
export interface Room {
  here: number;
  next: number;
}

/**
 * Finds the rows that begin a page although the page before has room for them, so that the last row of a table is not alone on a
 * page, and no bound row is parted from the one above it. The first row is one of them where nothing but the head would stand above it.
 * @param heights of the rows, mm
 * @param bound indices of the rows that stay with the row above them
 */
export function earlyBreaks(heights: readonly number[], { here, next }: Room, bound: readonly number[] = []): number[] {
  const isBound = (index: number) => index === heights.length - 1 || bound.includes(index);
  const breaks: number[] = [];
  let [first, left] = [0, here];
  for (const [index, height] of heights.entries()) {
    // A row that is higher than a page is broken itself: where the rows below it stand is not known.
    if (height > next) break;
    if (height <= left) {
      left -= height;
      continue;
    }
    const end = endOfPage(isBound, first, index);
    if (end < index || end === 0) breaks.push(end);
    const carried = heights.slice(end, index + 1).reduce((sum, each) => sum + each, 0);
    [first, left] = carried <= next ? [end, next - carried] : [index, next - height];
  }
  return breaks;
}

/** The row with which the next page begins, where the rows from `first` on a page leave no room for the one at `index`. */
function endOfPage(isBound: (index: number) => boolean, first: number, index: number): number {
  let end = index;
  while (isBound(end) && end - first > LEAST_ROWS) end -= 1;
  return isBound(end) ? index : end;
}
