/**
 * Does work in the order in which it was asked for, one piece at a time.
 * @returns how to ask; work whose signal was aborted before its turn is left out, and a failure ends its own piece alone
 */
export function oneAtATime(): (work: () => Promise<void>, signal: AbortSignal) => Promise<void> {
  let last = Promise.resolve();
  return (work, signal) => {
    last = last.then(() => (signal.aborted ? undefined : work())).catch(() => undefined);
    return last;
  };
}
