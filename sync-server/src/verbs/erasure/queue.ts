import type { Store } from "../../store/store.ts";

/** The erasures of one database in this process. */
interface Queue {
  /** Settles when the newest has ended, and so all before it. */
  last: Promise<unknown>;
  isStopped: boolean;
}

const queues = new WeakMap<Store, Queue>();

/**
 * Runs an erasure once all that were asked for before have ended: however many there are, others wait for one piece only, and no erasure runs
 * twice at once.
 */
export function inTurn<T>(store: Store, run: () => Promise<T>): Promise<T> {
  const queue = queueOf(store);
  const running = queue.last.then(run);
  // The next one does not care how this one ends.
  queue.last = running.catch(() => undefined);
  return running;
}

/** Whether this process is about to end: no further piece is to begin. */
export function areErasuresStopped(store: Store): boolean {
  return queueOf(store).isStopped;
}

/** Begins no further piece, whoever asked for the erasure. @returns settles when the last piece has ended */
export async function stopErasures(store: Store): Promise<void> {
  const queue = queueOf(store);
  queue.isStopped = true;
  await queue.last;
}

function queueOf(store: Store): Queue {
  const known = queues.get(store);
  if (known) return known;
  const queue: Queue = { last: Promise.resolve(), isStopped: false };
  queues.set(store, queue);
  return queue;
}
