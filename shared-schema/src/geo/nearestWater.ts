import type { Position } from "../base/basics.ts";
import { RADIANS } from "./angles.ts";

/** Beyond this no one meant the water, NM. */
const MOST_NM = 5;
const FIRST_NM = 0.02;
const GROWTH = 1.3;
const BEARINGS = 24;

/**
 * The nearest water to a position, or the position itself where that is water.
 * @param isLand whether a position is on land; null where no one knows, which is taken for water
 * @returns to four decimals; null when there is none within 5 NM
 */
export function nearestWater(from: Position, isLand: (at: Position) => boolean | null): Position | null {
  if (isLand(from) !== true) return from;
  for (let nm = FIRST_NM; nm <= MOST_NM; nm *= GROWTH) {
    for (let step = 0; step < BEARINGS; step++) {
      const at = offset(from, nm, (step * 360) / BEARINGS);
      if (isLand(at) !== true) return at;
    }
  }
  return null;
}

function offset({ latitude, longitude }: Position, nm: number, bearing: number): Position {
  const degrees = nm / 60;
  const east = (degrees * Math.sin(bearing * RADIANS)) / Math.max(0.01, Math.cos(latitude * RADIANS));
  const rounded = (value: number) => Number(value.toFixed(4));
  return {
    latitude: rounded(Math.max(-90, Math.min(90, latitude + degrees * Math.cos(bearing * RADIANS)))),
    longitude: rounded(((longitude + east + 540) % 360) - 180),
  };
}
