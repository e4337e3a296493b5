/** The most numbers that are looked at, and that one sum is made of: 1,573 sums at most. */
const MOST_NUMBERS = 12;
const MOST_IN_SUM = 5;

/**
 * Finds numbers that add up to a target, the fewest that do: two at least, five at most, of the first twelve.
 * @param numbers whole
 * @returns their places, ascending; null where none do
 */
export function numbersThatMake(target: number, numbers: readonly number[]): number[] | null {
  const looked = numbers.slice(0, MOST_NUMBERS);
  for (let size = 2; size <= Math.min(MOST_IN_SUM, looked.length); size += 1) {
    const found = choose(target, looked, size, 0);
    if (found) return found;
  }
  return null;
}

function choose(target: number, numbers: readonly number[], size: number, from: number): number[] | null {
  if (size === 0) return target === 0 ? [] : null;
  for (let at = from; at <= numbers.length - size; at += 1) {
    const rest = choose(target - (numbers[at] ?? 0), numbers, size - 1, at + 1);
    if (rest) return [at, ...rest];
  }
  return null;
}
