/** All ways to take one of each list. */
export function combinations<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>((all, each) => all.flatMap((taken) => each.map((one) => [...taken, one])), [[]]);
}
