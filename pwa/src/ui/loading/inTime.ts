/** How long the code of a screen or dialog may take to arrive, in milliseconds. */
export const CHUNK_TIME_OUT_MS = 120_000;

/** The code of a screen or dialog has not arrived in time. It may still come. */
export class LateChunkError extends Error {
  constructor() {
    super("The code of a screen has not arrived in time.");
  }
}

/**
 * Loads code by a dynamic import, for `CHUNK_TIME_OUT_MS` at most.
 * @throws {LateChunkError} afterwards; before, the import's own error
 */
export function inTime<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LateChunkError()), CHUNK_TIME_OUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
