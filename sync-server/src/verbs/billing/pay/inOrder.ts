import type { Store } from "../../../store/store.ts";

const queues = new WeakMap<Store, Map<number, Promise<unknown>>>();

/** Runs what concerns the orders of one agreement one after the other: two tabs, or a tab and a message of the provider. */
export function inOrder<T>(store: Store, agreement: number, work: () => Promise<T>): Promise<T> {
  const ofStore = queues.get(store) ?? new Map<number, Promise<unknown>>();
  queues.set(store, ofStore);
  const running = (ofStore.get(agreement) ?? Promise.resolve()).then(work);
  const ended = running
    .catch(() => undefined)
    .then(() => {
      if (ofStore.get(agreement) === ended) ofStore.delete(agreement);
    });
  ofStore.set(agreement, ended);
  return running;
}
