import { createHash, webcrypto } from "node:crypto";
import { install } from "@sinonjs/fake-timers";

/** When the first life begins; each later one begins where the one before ended, as RxDB's own clock never goes back. */
let moment = Date.parse("2027-01-15T09:00:00.000Z");

const realImmediate = globalThis.setImmediate;
const turnOfTheLoop = () => new Promise<void>((resolve) => realImmediate(resolve));

/**
 * Lives a life in which no time is waited for: as soon as no one has anything left to do, the clock is at the moment that
 * the next one waits for. Every wait is as long as it is in the app and costs nothing, and the same seed meets the same course
 * of events again, but for what hangs on the ids: those of edits and messages are made at random each time.
 */
export async function inVirtualTime<T>(life: () => Promise<T>): Promise<T> {
  const clock = install({
    now: moment,
    toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "clearImmediate"],
  });
  let over = false;
  const lived = life().finally(() => {
    over = true;
  });
  try {
    while (!over) {
      await turnOfTheLoop();
      if (!over) clock.next();
    }
    return await lived;
  } finally {
    moment = clock.now + 1_000;
    clock.uninstall();
  }
}

/** RxDB hashes on a thread of its own, which would answer at a moment that no seed knows. */
Object.defineProperty(webcrypto.subtle, "digest", {
  value: async (algorithm: string, data: ArrayBuffer) =>
    Uint8Array.from(createHash(algorithm.replace("-", "")).update(new Uint8Array(data)).digest()).buffer,
});
