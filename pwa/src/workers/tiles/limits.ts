/** Bytes of a tile, or of a part of an archive, as they come; sound ones have a tenth of it. */
export const MOST_BYTES = 2 * 1024 * 1024;
/** The same unpacked. */
export const MOST_UNPACKED_BYTES = 2 * MOST_BYTES;
/** Features of one tile and the corners of their lines, areas and points. */
export const MOST_POINTS = 100_000;
/** A host that has not answered by then is not reached, ms. */
export const ANSWER_MS = 30_000;
/** A worker that has not answered by then is busy with a tile that no sound archive has, ms. */
export const BUSY_MS = 2 * ANSWER_MS;
