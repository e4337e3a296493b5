import { startLoop } from "../base/loop.ts";
import type { BillingDeps } from "../billing/deps.ts";
import { PENDING_MS, reconcile } from "../billing/settle/reconcile.ts";

/** The pause before the first look of a process: a payment that it was killed in waits for it. */
const FIRST_MS = 5_000;

/** Compares orders with the provider after the start, and then every ten minutes. @returns how to stop */
export function startBillingLoop(deps: BillingDeps): () => Promise<void> {
  const look = (isStopped: () => boolean) =>
    reconcile(deps, isStopped).catch((error: unknown) =>
      deps.log.error({ err: error }, "Orders could not be compared with the provider"),
    );
  const first = setTimeout(() => void look(() => false), FIRST_MS);
  first.unref();
  const stop = startLoop(PENDING_MS, look);
  return () => {
    clearTimeout(first);
    return stop();
  };
}
