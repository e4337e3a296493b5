import { startLoop } from "../base/loop.ts";
import type { BillingDeps } from "../billing/deps.ts";
import { printPapers } from "../billing/papers/print.ts";
import { PENDING_MS, reconcile } from "../billing/settle/reconcile.ts";

/** The pause before the first look of a process: a payment that it was killed in waits for it. */
const FIRST_MS = 5_000;
const PRINT_EVERY_MS = 20_000;

/**
 * Compares orders with the provider after the start, and then every ten minutes; prints invoices and credit notes as they come.
 * @returns how to stop
 */
export function startBillingLoop(deps: BillingDeps): () => Promise<void> {
  const look = (isStopped: () => boolean) =>
    reconcile(deps, isStopped).catch((error: unknown) =>
      deps.log.error({ err: error }, "Orders could not be compared with the provider"),
    );
  const first = setTimeout(() => void look(() => false), FIRST_MS);
  first.unref();
  const stopLooking = startLoop(PENDING_MS, look);
  const stopPrinting = startLoop(PRINT_EVERY_MS, (isStopped) =>
    printPapers(deps, isStopped).catch((error: unknown) =>
      deps.log.error({ err: error }, "Papers could not be printed"),
    ),
  );
  return async () => {
    clearTimeout(first);
    await Promise.all([stopLooking(), stopPrinting()]);
  };
}
