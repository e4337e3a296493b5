/** The lines of the product's mark, in a square of 32. */
export const GANGWAY = {
  water: "M2 25c3 0 3 2 6 2s3-2 6-2 3 2 6 2 3-2 6-2 3 2 4 2",
  plank: "M4 20L27 8",
  post: "M8 18V11M15.5 14V7M23 10V3",
  rope: "M8 11c2 .6 5-1.600 7.500-4 2 .6 5-1.600 7.500-4",
} as const;
