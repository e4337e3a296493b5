import type { Collection } from "shared-schema/sync/wire";
import type { Clock } from "./clock.ts";
import type { Exchange } from "./exchange.ts";
import type { Transport } from "./transport.ts";

/** Longer without a sign of life than this, and the connection is taken for dead. */
const SILENCE_MS = 45_000;

export interface FollowOptions {
  transport: Transport;
  exchange: Exchange;
  clock: Clock;
  /** Something may be new: in one collection, or anywhere. */
  changed(collection: Collection | "all"): void;
  signal: AbortSignal;
}

/** Keeps the event stream open until aborted. Events only say where to pull; a gap between two says: everywhere. */
export async function followServer({ transport, exchange, clock, changed, signal }: FollowOptions): Promise<void> {
  while (!signal.aborted) {
    const connection = new AbortController();
    const either = AbortSignal.any([signal, connection.signal]);
    let last: number | null = null;
    let aliveAt = clock.now();
    const watch = watchSilence(clock, () => aliveAt, connection);
    const handlers = {
      opened: () => {
        exchange.succeeded();
        changed("all");
      },
      alive: () => {
        aliveAt = clock.now();
      },
      event: (event: { prev: number; seq: number; collection: Collection }) => {
        changed(last !== null && event.prev !== last ? "all" : event.collection);
        last = event.seq;
      },
    };
    await transport.stream(handlers, either).catch((cause: unknown) => {
      if (!signal.aborted) exchange.failed(cause);
    });
    connection.abort();
    await watch;
    if (!signal.aborted) await exchange.wait(signal);
  }
}

async function watchSilence(clock: Clock, aliveAt: () => number, connection: AbortController): Promise<void> {
  while (!connection.signal.aborted) {
    await clock.sleep(SILENCE_MS / 3, connection.signal);
    if (clock.now() - aliveAt() > SILENCE_MS) connection.abort();
  }
}
