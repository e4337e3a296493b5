/**
 * Looks again and again, one look at a time, with a pause before each.
 * @param look gets whether the loop was stopped meanwhile, and never rejects
 * @returns how to stop: settles when the last look has ended
 */
export function startLoop(pauseMs: number, look: (isStopped: () => boolean) => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let last: Promise<void> = Promise.resolve();
  let stopped = false;
  const again = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      last = look(() => stopped).then(again);
    }, pauseMs);
    timer.unref();
  };
  again();
  return async () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    await last;
  };
}
