import type { Position } from "shared-schema/basics";

/** West, south, east, north of the coast packs that every device holds: Mediterranean and Caribbean. */
const GROUNDS: readonly (readonly [number, number, number, number])[] = [
  [-7, 30, 37, 47],
  [-90, 8, -58, 28],
];

/** Do all positions lie where the device always knows the coast? */
export function inGrounds(positions: readonly Position[]): boolean {
  return positions.every(({ latitude, longitude }) =>
    GROUNDS.some(
      ([west, south, east, north]) => longitude >= west && longitude <= east && latitude >= south && latitude <= north,
    ),
  );
}
