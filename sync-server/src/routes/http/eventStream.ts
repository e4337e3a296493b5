import type { Follower } from "../../verbs/sync/pull/followFeed.ts";

export const HEARTBEAT_MS = 15_000;
/** Chunks that may wait in a connection which does not read; then it is closed, and its client comes back. */
export const WAITING_MAX = 1_000;

interface StreamOptions {
  follower: Follower;
  /** Called at each heartbeat: a session that has expired ends its streams. */
  isSessionOpen(): boolean;
  /** Registers a function that ends the stream at once. @returns a function to call when it has ended */
  join(end: () => void): () => void;
  signal: AbortSignal;
}

/** Server-sent events of a follower. Frames are written by hand: they are tiny, and nothing may be buffered or compressed. */
export function eventStream({ follower, isSessionOpen, join, signal }: StreamOptions): Response {
  const encoder = new TextEncoder();
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let queued = false;
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        const flush = () => {
          queued = false;
          for (const event of follower.next()) send(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
          if ((controller.desiredSize ?? 0) < -WAITING_MAX) end();
        };
        // Several commits of one turn become one look at the feed.
        const listener = () => {
          if (queued) return;
          queued = true;
          setImmediate(() => queued && flush());
        };
        const unsubscribe = follower.subscribe(listener);
        const heartbeat = setInterval(() => (isSessionOpen() ? send(": still here\n\n") : end()), HEARTBEAT_MS);
        heartbeat.unref();
        stop = () => {
          queued = false;
          clearInterval(heartbeat);
          unsubscribe();
          leave();
          signal.removeEventListener("abort", end);
        };
        let ended = false;
        const end = () => {
          if (ended) return;
          ended = true;
          stop();
          controller.close();
        };
        const leave = join(end);
        signal.addEventListener("abort", end, { once: true });
        // A client that left before the stream began sends no further signal.
        if (signal.aborted) return end();
        send(": welcome\n\n");
        flush();
      },
      cancel: () => stop(),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
