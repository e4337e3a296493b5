import type { Assets } from "../files/assets.ts";
import type { Asker, Pool } from "../pool/pool.ts";
import { createDerivations, type Derivation, type Derivations, type Derived, TooMuch } from "./derivations.ts";
import type { Kind } from "./derive.ts";

/** The longest route that is taken has its plan within some three seconds on a quiet machine. */
const LONGEST_MS = 20_000;
const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/** Derives in the threads of the pool what is not quick. What takes too much time or memory is refused in words. */
export function threadDerivations(pool: Pool, assets: Pick<Assets, "geo">, longest = LONGEST_MS): Derivations {
  const lost = (cause: Error | null) => {
    const isTooMuch = cause === null || ("code" in cause && cause.code === OUT_OF_MEMORY);
    return isTooMuch ? new TooMuch("The figures of an agreement took too long") : cause;
  };
  return createDerivations({
    geo: assets.geo,
    ask: <K extends Kind>(derivation: Derivation<K>, asker: Asker) =>
      pool.work<Derivation<K>, Derived<K>>({ name: "derive", longest, lost }).ask(derivation, asker),
  });
}
