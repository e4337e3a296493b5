import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

/** After a slice of work, others have the thread for so many times as long. */
const REST = 3;
const LEAST_REST_MS = 1;

/** Work that goes on for long, done in slices with rests in between. */
export interface Pace {
  /** Does a slice once those asked for before it have been done and rested from. */
  slice<T>(work: () => T): Promise<T>;
}

interface Options {
  now?(): number;
  rest?(ms: number): Promise<unknown>;
}

/**
 * One slice at a time for all that keep this pace, however many they are: together they take no more than a quarter of the thread. Without
 * a rest, an answer whose reader keeps up would be made and written in one turn of the event loop.
 */
export function createPace({ now = () => performance.now(), rest = restFor }: Options = {}): Pace {
  let ready: Promise<unknown> = Promise.resolve();
  return {
    slice(work) {
      let ms = 0;
      const done = ready.then(() => {
        const from = now();
        try {
          return work();
        } finally {
          ms = now() - from;
        }
      });
      const rested = () => rest(Math.max(LEAST_REST_MS, REST * ms));
      ready = done.then(rested, rested);
      return done;
    },
  };
}

/** A late timer may run in the turn of the one before it; what came in meanwhile is looked at before the next immediate. */
async function restFor(ms: number): Promise<void> {
  await pause(ms);
  await nextTurn();
}
