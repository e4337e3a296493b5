/**
 * Runs work on the newest input alone: while one run is under way only the last of the inputs that come is kept.
 * @param done gets the answer to the newest input; answers to older ones are dropped when a newer one waits
 */
export function latestWins<I, O>(
  work: (input: I) => Promise<O>,
  done: (output: O | null, input: I, more: boolean) => void,
): (input: I) => void {
  let waiting: { input: I } | null = null;
  let busy = false;
  async function run(first: I): Promise<void> {
    busy = true;
    for (let next: { input: I } | null = { input: first }; next; next = waiting) {
      waiting = null;
      const { input }: { input: I } = next;
      const output = await work(input).catch(() => null);
      done(output, input, waiting !== null);
    }
    busy = false;
  }
  return (input) => {
    if (busy) waiting = { input };
    else void run(input);
  };
}
