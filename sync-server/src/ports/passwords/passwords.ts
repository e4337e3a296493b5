import { availableParallelism } from "node:os";
import type { Options } from "@node-rs/argon2";
import { RefusalError, refused } from "shared-schema/base/result";

/** Turns passwords into what may be kept. Both throw a RefusalError while too many others wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** Argon2id with OWASP's parameters: 19 MiB, two passes. The algorithm is the library's default. */
const STRONG: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** For tests, where a thousand log-ins shall not take a minute. */
const QUICK: Options = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

/** One core is left to the thread that answers, and one of libuv's four threads to files and packing. */
const MOST_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

/** So many wait, for some seconds: each keeps its request open. */
const MOST_WAITING = 200;
/** Seconds after which to try again. */
const AGAIN_S = 10;

/** The native code is loaded by the first log-in. */
function argon2(options: Options): Passwords {
  const library = () => import("@node-rs/argon2");
  return {
    hash: async (password) => (await library()).hash(password, options),
    verify: async (kept, password) => (await library()).verify(kept, password),
  };
}

/** The same, with no more than so many at work at a time: some others wait in the order in which they came, and the rest is refused. */
export function inOrder({ hash, verify }: Passwords, most = MOST_AT_ONCE, mostWaiting = MOST_WAITING): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most && waiting.length >= mostWaiting) {
      throw new RefusalError(refused("request.too-often", { seconds: AGAIN_S }).refusal);
    }
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return {
    hash: (password) => run(() => hash(password)),
    verify: (kept, password) => run(() => verify(kept, password)),
  };
}

export const strongPasswords = inOrder(argon2(STRONG));
export const quickPasswords = argon2(QUICK);
