/** An item of both lists, or of one of them. */
export type Pair<T> = readonly [before: T | null, after: T | null];

/** Two items are one that was changed from this likeness on. */
export const ALIKE = 0.5;
/** Lists with more pairs than this are halved first, which bounds time and memory. */
const MOST_PAIRS = 10_000;

/**
 * Pairs the items of two lists in their order, so that the pairs are as alike as can be. What has no partner came or went.
 * @param likenessOf from 0, nothing in common, to 1; asked at most once for each pair
 */
export function pairAlike<T>(
  before: readonly T[],
  after: readonly T[],
  likenessOf: (before: T, after: T) => number,
): Pair<T>[] {
  if (before.length === 0 || after.length === 0) {
    return [...before.map((item): Pair<T> => [item, null]), ...after.map((item): Pair<T> => [null, item])];
  }
  if (before.length * after.length > MOST_PAIRS) {
    const [b, a] = [Math.ceil(before.length / 2), Math.ceil(after.length / 2)];
    return [
      ...pairAlike(before.slice(0, b), after.slice(0, a), likenessOf),
      ...pairAlike(before.slice(b), after.slice(a), likenessOf),
    ];
  }
  const worth = before.map((old) => after.map((now) => worthOf(likenessOf(old, now))));
  return bestPairs(before, after, worth);
}

/** Cubed, so that one close pair is worth more than two loose ones. */
function worthOf(likeness: number): number {
  return likeness < ALIKE ? 0 : likeness ** 3;
}

function bestPairs<T>(before: readonly T[], after: readonly T[], worth: readonly number[][]): Pair<T>[] {
  const best = bestFrom(worth, after.length);
  const at = (b: number, a: number) => best[b]?.[a] ?? 0;
  const pairs: Pair<T>[] = [];
  let [b, a] = [0, 0];
  while (b < before.length || a < after.length) {
    const paired = worth[b]?.[a] ?? 0;
    const [old = null, now = null] = [before[b], after[a]];
    const isPair = paired > 0 && at(b, a) === paired + at(b + 1, a + 1);
    const isGone = !isPair && b < before.length && at(b, a) === at(b + 1, a);
    pairs.push(isPair ? [old, now] : isGone ? [old, null] : [null, now]);
    if (isPair || isGone) b += 1;
    if (!isGone) a += 1;
  }
  return pairs;
}

/** The worth of the best pairs among the items from each place of either list on. */
function bestFrom(worth: readonly number[][], width: number): number[][] {
  let below = new Array<number>(width + 1).fill(0);
  const best = [below];
  for (const row of worth.toReversed()) {
    const current = new Array<number>(width + 1).fill(0);
    for (let a = width - 1; a >= 0; a--) {
      const paired = row[a] ?? 0;
      const pair = paired > 0 ? paired + (below[a + 1] ?? 0) : 0;
      current[a] = Math.max(pair, below[a] ?? 0, current[a + 1] ?? 0);
    }
    best.push(current);
    below = current;
  }
  return best.reverse();
}
