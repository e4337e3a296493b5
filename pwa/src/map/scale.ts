const METRES_PER_NM = 1852;
const STEPS = [1, 2, 5];

/** The longest round distance in NM that fits into a width in metres, with its share of that width. */
export function scaleFor(metres: number): { nm: number; share: number } {
  const most = metres / METRES_PER_NM;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = STEPS.filter((candidate) => candidate * power <= most).at(-1) ?? 1;
  const nm = Number((step * power).toPrecision(1));
  return { nm, share: nm / most };
}
