import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "./context.ts";

/** Milliseconds between two turns: enough for the answers that a turn has held up, which take several turns of the event loop. */
const PAUSE_MS = 10;

/** The work that was asked for last, by store: what comes next waits for it. */
const last = new WeakMap<Deps["store"], Promise<unknown>>();

/**
 * Runs synchronous work in a turn of the event loop of its own, after all that was asked for before it. Between two turns the server
 * answers others: contracts that come in together, or are printed together, hold nobody up for longer than one of them takes.
 */
export function inTurn<T>({ store }: Pick<Deps, "store">, work: () => T): Promise<T> {
  const before = last.get(store) ?? Promise.resolve();
  const own = before.then(between, between).then(work);
  last.set(store, own);
  return own;
}

function between(): Promise<void> {
  return pause(PAUSE_MS);
}
