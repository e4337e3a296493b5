import type { Options } from "@node-rs/argon2";

/** Turns passwords into what may be kept. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** Argon2id with OWASP's parameters: 19 MiB, two passes. The algorithm is the library's default. */
const STRONG: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** For tests, where a thousand log-ins shall not take a minute. */
const QUICK: Options = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

/** The native code is loaded by the first log-in. */
function argon2(options: Options): Passwords {
  const library = () => import("@node-rs/argon2");
  return {
    hash: async (password) => (await library()).hash(password, options),
    verify: async (kept, password) => (await library()).verify(kept, password),
  };
}

export const strongPasswords = argon2(STRONG);
export const quickPasswords = argon2(QUICK);
