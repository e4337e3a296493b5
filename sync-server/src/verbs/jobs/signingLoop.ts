import { startLoop } from "../base/loop.ts";
import type { SigningDeps } from "../signing/deps.ts";
import { lookAtSignatures, looksEnded } from "../signing/look.ts";

/** So soon a confirmation on another device is noticed. */
const LOOK_EVERY_MS = 2_000;

/** Looks at the signatures under way every two seconds. @returns how to stop: settles when the last look has ended */
export function startSigningLoop(deps: SigningDeps): () => Promise<void> {
  const stop = startLoop(LOOK_EVERY_MS, (isStopped) =>
    lookAtSignatures(deps, isStopped).catch((error: unknown) =>
      deps.log.error({ err: error }, "Signatures could not be looked at"),
    ),
  );
  return async () => {
    await stop();
    await looksEnded(deps);
  };
}
