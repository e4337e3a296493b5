import { proxy } from "comlink";
import { startWorker } from "../startWorker.ts";
import type { LegToRoute, RoutedLeg, RouteWorker } from "./routeWorker.ts";

export type { LegToRoute, RoutedLeg } from "./routeWorker.ts";

const worker = startWorker<RouteWorker>(
  () => new Worker(new URL("./routeWorker.ts", import.meta.url), { type: "module" }),
);

export interface Options {
  signal: AbortSignal;
  /** Legs done, and the share of the next one. */
  onProgress(done: number, share: number): void;
}

/**
 * Finds ways round land for some legs, one after the other, off the main thread. Null when it was cancelled: a search does
 * not listen while it runs, so its worker is ended and the next search starts a new one.
 */
export async function findWays(
  legs: readonly LegToRoute[],
  { signal, onProgress }: Options,
): Promise<RoutedLeg[] | null> {
  const routed: RoutedLeg[] = [];
  signal.addEventListener("abort", worker.stop);
  try {
    for (const leg of legs) {
      if (signal.aborted) return null;
      onProgress(routed.length, 0);
      const report = proxy((share: number) => onProgress(routed.length, share));
      routed.push(await worker.ask((remote) => remote.route(leg, report)));
    }
    return routed;
  } catch (cause) {
    if (signal.aborted) return null;
    throw cause;
  } finally {
    signal.removeEventListener("abort", worker.stop);
  }
}
