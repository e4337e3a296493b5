/** A worker that was started: what can be asked of it, and a promise that rejects once it cannot answer any more. */
export interface Started<R> {
  remote: R;
  failed: Promise<never>;
}

/**
 * Asks a worker that is started when it is first needed. One that fails, or whose file does not load, would leave its calls
 * unanswered for ever: they are rejected, and the next call starts a new one.
 */
export function revived<R>(start: () => Started<R>): <T>(ask: (remote: R) => Promise<T>) => Promise<T> {
  let current: Started<R> | null = null;
  return async (ask) => {
    if (!current) {
      const started = start();
      current = started;
      started.failed.catch(() => {
        if (current === started) current = null;
      });
    }
    return Promise.race([ask(current.remote), current.failed]);
  };
}
