import type { Follower } from "../verbs/followFeed.ts";

const HEARTBEAT_MS = 15_000;
/** Chunks that may wait in a connection which does not read; then it is closed, and its client comes back. */
const WAITING_MAX = 1_000;

/**
 * Server-sent events of a follower. Frames are written by hand: they are tiny, and nothing may be buffered or compressed.
 * @param stillWelcome asked at each heartbeat: a session that was closed ends its streams
 */
export function eventStream(follower: Follower, stillWelcome: () => boolean, signal: AbortSignal): Response {
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
        const heartbeat = setInterval(() => (stillWelcome() ? send(": still here\n\n") : end()), HEARTBEAT_MS);
        heartbeat.unref();
        stop = () => {
          queued = false;
          clearInterval(heartbeat);
          unsubscribe();
          signal.removeEventListener("abort", end);
        };
        const end = () => {
          stop();
          controller.close();
        };
        signal.addEventListener("abort", end, { once: true });
        // Who left before the stream began sends no signal any more.
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
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
