import type { Deps } from "../core/context.ts";

/** The work that was asked for last, by store: what comes next waits for it. */
const last = new WeakMap<Deps["store"], Promise<unknown>>();

/**
 * Runs synchronous work in a turn of the event loop of its own, after all that was asked for before it. Between two turns the server
 * answers others: contracts that come in together, or are printed together, hold nobody up for longer than one of them takes.
 */
export function inTurn<T>({ store }: Pick<Deps, "store">, work: () => T): Promise<T> {
  const before = last.get(store) ?? Promise.resolve();
  const own = before.then(nextTurn, nextTurn).then(work);
  last.set(store, own);
  return own;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
