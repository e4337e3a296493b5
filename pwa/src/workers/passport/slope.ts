import type { Gray } from "./gray.ts";

const MOST_DEGREES = 8;
const STEP = 0.25;

/**
 * The slope of the lines of print, in radians: the one along which rows differ most, as those between the lines are empty.
 * @param ink the darkness of each pixel, small enough to be looked at sixty times
 */
export function slopeOf(ink: Gray): number {
  let best = { slope: 0, score: -1 };
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += STEP) {
    const slope = (degrees * Math.PI) / 180;
    const score = unevenness(rowsAlong(ink, Math.tan(slope)));
    if (score > best.score) best = { slope, score };
  }
  return best.slope;
}

/** The ink in each row, where rows rise or fall by so much to the right. */
function rowsAlong({ width, height, pixels }: Gray, rise: number): Float64Array {
  const rows = new Float64Array(height);
  for (let x = 0; x < width; x++) {
    const shift = Math.round((x - width / 2) * rise);
    for (let y = 0; y < height; y++) {
      const from = y + shift;
      if (from >= 0 && from < height) rows[y] = (rows[y] ?? 0) + (pixels[from * width + x] ?? 0);
    }
  }
  return rows;
}

function unevenness(rows: Float64Array): number {
  let sum = 0;
  for (let y = 1; y < rows.length; y++) sum += ((rows[y] ?? 0) - (rows[y - 1] ?? 0)) ** 2;
  return sum;
}
