import type { Store } from "../../store/store.ts";
import { createQueue } from "../base/turns.ts";

const erasures = createQueue();
const stopped = new WeakSet<Store>();

/**
 * Runs an erasure once all that were asked for before have ended: however many there are, others wait for one piece only, and no erasure runs
 * twice at once.
 */
export function queueErasure<T>(store: Store, run: () => Promise<T>): Promise<T> {
  return erasures.run(store, run);
}

/** Whether this process is about to end: no further piece is to begin. */
export function areErasuresStopped(store: Store): boolean {
  return stopped.has(store);
}

/** Begins no further piece, whoever asked for the erasure. @returns settles when the last piece has ended */
export async function stopErasures(store: Store): Promise<void> {
  stopped.add(store);
  await erasures.idle(store);
}
