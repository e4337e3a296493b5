/** The kind of a cell, by its distance from the coast; the sea bands are ordered by it. */
export const LAND = 0;
/** The coastline runs through the cell and its centre is water. */
export const SHORE = 1;
/** Sea that another survey counts as land. */
export const DISPUTED = 2;
/** Sea, but within 0.2 NM of a cell of the shore. */
export const INSHORE = 3;
/** Sea at least 0.2 NM off. */
export const NEAR = 4;
/** Sea at least 0.4 NM off. */
export const OPEN = 5;
/** Coast whose pack is not on this device. */
export const UNKNOWN = 6;

/** The offing that each sea band keeps, NM; inshore water is narrow and keeps but a token. */
export const OFFING_NM = { [INSHORE]: 0.08, [NEAR]: 0.2, [OPEN]: 0.4 } as const;

/** The cost of a mile in each band, in open miles; Infinity where there is no way. */
export type Weights = readonly [number, number, number, number, number, number, number];

/** The sea proper: a coast is given its offing unless a way inshore saves much. */
export const AT_SEA: Weights = [Infinity, Infinity, 3, 2, 1.4, 1, Infinity];
/** As at sea, and through channels so narrow that the coast runs through all of their cells. */
export const THROUGH_NARROWS: Weights = [Infinity, 6, 3, 2, 1.4, 1, Infinity];
/** As at sea, and through coasts that are not on this device where nothing else helps. */
export const THROUGH_UNKNOWN: Weights = [Infinity, Infinity, 3, 2, 1.4, 1, 5];

/** The weights of water near the coast when the way found is drawn as a line: skimming a cape saves nothing. */
const DRAWN_DISPUTED = 14;
const DRAWN_INSHORE = 8;
const DRAWN_NEAR = 3;

/** Returns the cost of a mile when the way found is drawn. */
export function forDrawing([land, shore, , , , open, unknown]: Weights): Weights {
  return [land, shore, DRAWN_DISPUTED, DRAWN_INSHORE, DRAWN_NEAR, open, unknown];
}

/** In a harbour or a river, drawn finely: the quays may be crossed, dearly, for not every place lies on the water. */
const HARBOUR_LAND = 1000;
const HARBOUR_SHORE = 40;
const HARBOUR_WATER = 3;

/** Returns the cost of a mile in the waters round an end of a route, by the band in fine cells. */
export function harbourWeight(band: number): number {
  if (band === LAND) return HARBOUR_LAND;
  return band === SHORE ? HARBOUR_SHORE : HARBOUR_WATER;
}

/** The weight of a band. */
export function weightOf(weights: Weights, band: number): number {
  return weights[band] ?? Infinity;
}
