/** A number as it is written: with so many decimals, or so many digits that count. */
export type Written = { value: number } & ({ decimals: number } | { significant: number });

/** With more digits a sum is no easier to check. */
const MOST = 6;

/** The number with the digits that are written of it, and more. */
function asWritten(number: Written, more: number): number {
  const { value } = number;
  if ("significant" in number) return Number(value.toPrecision(number.significant + more));
  return Number(value.toFixed(number.decimals + more));
}

/**
 * How many more digits of each factor have to be written so that whoever calculates with them comes to the result as it is written:
 * «4.8 L/h × 27 h» is not 130.3 L, «4.826 L/h × 27 h» is.
 * @param combine the product or quotient of the factors
 */
export function digitsToAdd(
  factors: readonly Written[],
  result: { value: number; decimals: number },
  combine: (values: readonly number[]) => number,
): number {
  for (let more = 0; more < MOST; more += 1) {
    const found = combine(factors.map((factor) => asWritten(factor, more)));
    if (found.toFixed(result.decimals) === result.value.toFixed(result.decimals)) return more;
  }
  return MOST;
}
