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

const WORLD_METRES = 40_075_016.686;
const TILE_PIXELS = 256;
/** The coast's grain, m: where it is drawn longer than so many pixels, a chart would show more than the data know. */
const GRAIN_METRES = 100;
const LONGEST_GRAIN_PIXELS = 12;

/** Whether a view is nearer than the data of the coast reach. */
export function isBeyondChart(zoom: number, latitude: number): boolean {
  const metres = (WORLD_METRES * Math.cos((latitude * Math.PI) / 180)) / (TILE_PIXELS * 2 ** zoom);
  return GRAIN_METRES / metres >= LONGEST_GRAIN_PIXELS;
}
