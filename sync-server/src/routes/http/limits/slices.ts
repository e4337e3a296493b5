import { performance } from "node:perf_hooks";

/** Measures what the main thread does between two marks, and for whom. */
export interface Slices {
  /** The work since the last mark belongs to no request: jobs, streams, the parser of HTTP. */
  none(): void;
  /** Returns the ms that the thread has worked since the last mark. The caller has done it. */
  own(): number;
}

/**
 * The event loop counts its own idle time, so that the difference of two looks at its working time is what was done in between, also
 * where the thread has waited meanwhile. A look takes 0.2 µs; hooks on every promise would be exact, and cost a small request a quarter
 * more. Marks are set where a request begins and after each of its synchronous parts. What lies between two waits inside a handler falls
 * to no one when another request begins before its next mark.
 */
export function threadSlices(): Slices {
  const working = () => performance.eventLoopUtilization().active;
  let last = 0;
  const next = () => {
    const now = working();
    const ms = now - last;
    last = now;
    return ms;
  };
  return { none: () => void next(), own: next };
}
