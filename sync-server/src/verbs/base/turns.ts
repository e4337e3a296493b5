import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "../../store/store.ts";
import type { Deps } from "./context.ts";
import { createPiece, PIECE_COST } from "./piece.ts";

/** A pause, unlike the next immediate, lets requests come in that need several turns of the event loop for their answer. */
const PAUSE_MS = 1;
/** The pause after work that holds others up for longer than a piece: more answers wait. */
const LONG_PAUSE_MS = 10;

/** Work that runs one after the other. */
export interface Queue {
  /** Runs work once all that was asked for before it has ended, however that ended. */
  run<T>(store: Store, work: () => T | Promise<T>): Promise<T>;
  /** Settles when all that was asked for so far has ended. */
  idle(store: Store): Promise<unknown>;
}

/** A queue of this process for each database. */
export function createQueue(): Queue {
  const last = new WeakMap<Store, Promise<unknown>>();
  const idle = (store: Store) => last.get(store) ?? Promise.resolve();
  return {
    idle,
    run(store, work) {
      const running = idle(store).then(work);
      last.set(
        store,
        running.catch(() => undefined),
      );
      return running;
    },
  };
}

const turns = createQueue();

/**
 * Runs synchronous work in a turn of the event loop of its own, after all that was asked for before it. Between two turns the server
 * answers others: contracts that come in together, or are printed together, hold no one up for longer than one of them takes.
 */
export function inTurn<T>({ store }: Pick<Deps, "store">, work: () => T): Promise<T> {
  return turns.run(store, async () => {
    await pause(LONG_PAUSE_MS);
    return work();
  });
}

/** Lets others have their turn. */
export function letOthers(): Promise<void> {
  return pause(PAUSE_MS);
}

/** Lets others have their turn after every so many rows. */
export function takingTurns(): { turn(text?: { readonly length: number }): Promise<void> | undefined } {
  let piece = createPiece(PIECE_COST);
  return {
    turn(text) {
      piece.read(text);
      if (!piece.isFull()) return undefined;
      piece = createPiece(PIECE_COST);
      return letOthers();
    },
  };
}
