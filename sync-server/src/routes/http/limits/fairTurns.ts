import { setImmediate } from "node:timers";

/** Shares the turns of the event loop among accounts. */
interface FairTurns {
  /** Settles when the work of a request may begin; null when it may at once. */
  take(account: string): Promise<void> | null;
}

interface Options {
  /** Requests of one turn of the loop that take longer than this make the next ones queue, ms. */
  turnMs(): number;
  now?(): number;
  /** Calls back in the next turn of the loop. */
  nextTurn?(call: () => void): void;
}

/**
 * Requests that come in together are answered together as long as that is quick. Beyond, one goes on in each turn of the loop, of another
 * account each time: whoever sends a hundred waits for the hundred, and everybody else for one of them.
 */
export function createFairTurns({
  turnMs,
  now = () => performance.now(),
  nextTurn = setImmediate,
}: Options): FairTurns {
  /** In the order in which accounts are served: the one that has had its turn goes to the end. */
  const queues = new Map<string, (() => void)[]>();
  let began: number | null = null;
  const go = () => {
    const [first] = queues;
    if (!first) {
      began = null;
      return;
    }
    const [account, queue] = first;
    queues.delete(account);
    const begin = queue.shift();
    if (queue.length > 0) queues.set(account, queue);
    began = now();
    nextTurn(go);
    begin?.();
  };
  return {
    take(account) {
      if (began === null) {
        began = now();
        nextTurn(go);
        return null;
      }
      if (queues.size === 0 && now() - began < turnMs()) return null;
      return new Promise((resolve) => {
        const queue = queues.get(account);
        if (queue) queue.push(resolve);
        else queues.set(account, [resolve]);
      });
    },
  };
}
