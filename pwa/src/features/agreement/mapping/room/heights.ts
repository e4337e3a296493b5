/** The heights of a drawer or sheet in the room: its handle, a part, or nearly all. */
export const HEIGHTS = ["low", "half", "high"] as const;

export type Height = (typeof HEIGHTS)[number];

/** @param stored of this device, which an older version may have written; @param otherwise the height without one */
export function heightOf(stored: string, otherwise: Height): Height {
  return HEIGHTS.find((height) => height === stored) ?? otherwise;
}

/** The height that is nearest to where a sheet was let go. @param shares of each height, of the room. @param share where it is now */
export function nearestHeight(shares: Readonly<Record<Height, number>>, share: number): Height {
  return HEIGHTS.reduce((best, height) =>
    Math.abs(shares[height] - share) < Math.abs(shares[best] - share) ? height : best,
  );
}
