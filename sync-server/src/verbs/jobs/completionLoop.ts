import { startLoop } from "../base/loop.ts";
import { runCompletion } from "../signing/completion/run.ts";
import type { SigningDeps } from "../signing/deps.ts";

const LOOK_EVERY_MS = 3_000;

/**
 * Looks every three seconds for signed versions that lack their long-term data or their certificate; apart from the signatures under way,
 * which a slow authority does not hold up.
 * @returns how to stop: settles when the last look has ended
 */
export function startCompletionLoop(deps: SigningDeps): () => Promise<void> {
  return startLoop(LOOK_EVERY_MS, (isStopped) =>
    runCompletion(deps, isStopped).catch((error: unknown) =>
      deps.log.error({ err: error }, "Signed versions could not be looked at"),
    ),
  );
}
