/** Radians in a degree. */
export const RADIANS = Math.PI / 180;

/** Nautical miles in a degree of latitude. */
export const NM_PER_DEGREE = 60;
