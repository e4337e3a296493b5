import type { SyncedCollection } from "shared-schema/sync/wire";
import type { Clock } from "../clock.ts";
import type { Connection } from "../transport/connection.ts";
import type { Transport } from "../transport/transport.ts";

/** Longer without a sign of life than this, and the stream is taken for dead. */
const SILENCE_MS = 45_000;

interface FollowOptions {
  transport: Transport;
  connection: Connection;
  clock: Clock;
  /** Something may be new: in one collection, or anywhere. */
  changed(collection: SyncedCollection | "all"): void;
  signal: AbortSignal;
}

/** Keeps the event stream open until aborted. Events only say where to pull; a gap between two says: everywhere. */
export async function followServer({ transport, connection, clock, changed, signal }: FollowOptions): Promise<void> {
  while (!signal.aborted) {
    const stream = new AbortController();
    const either = AbortSignal.any([signal, stream.signal]);
    let last: number | null = null;
    let aliveAt = clock.now();
    const watch = watchSilence(clock, () => aliveAt, stream);
    const handlers = {
      opened: () => {
        connection.succeeded();
        changed("all");
      },
      alive: () => {
        aliveAt = clock.now();
      },
      event: (event: { prev: number; seq: number; collection: SyncedCollection }) => {
        changed(last !== null && event.prev !== last ? "all" : event.collection);
        last = event.seq;
      },
    };
    await transport.stream(handlers, either).catch((cause: unknown) => {
      if (!signal.aborted) connection.failed(cause);
    });
    stream.abort();
    await watch;
    if (!signal.aborted) await connection.wait(signal);
  }
}

async function watchSilence(clock: Clock, aliveAt: () => number, stream: AbortController): Promise<void> {
  while (!stream.signal.aborted) {
    await clock.sleep(SILENCE_MS / 3, stream.signal);
    if (clock.now() - aliveAt() > SILENCE_MS) stream.abort();
  }
}
