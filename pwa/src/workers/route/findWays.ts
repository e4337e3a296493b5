import { proxy, type Remote, wrap } from "comlink";
import type { LegToRoute, RoutedLeg, RouteWorker } from "./routeWorker.ts";

export type { LegToRoute, RoutedLeg } from "./routeWorker.ts";

interface Running {
  worker: Worker;
  remote: Remote<RouteWorker>;
}

let running: Running | null = null;

function started(): Running {
  if (!running) {
    const worker = new Worker(new URL("./routeWorker.ts", import.meta.url), { type: "module" });
    running = { worker, remote: wrap<RouteWorker>(worker) };
  }
  return running;
}

export interface Options {
  signal: AbortSignal;
  /** Legs done, and the share of the next one. */
  onProgress(done: number, share: number): void;
}

/**
 * Finds ways round land for some legs, one after the other, off the main thread. Null when it was cancelled: a search
 * hears nothing while it runs, so that its worker is ended and the next one begins anew.
 */
export async function findWays(
  legs: readonly LegToRoute[],
  { signal, onProgress }: Options,
): Promise<RoutedLeg[] | null> {
  const routed: RoutedLeg[] = [];
  const { worker, remote } = started();
  const cancelled = new Promise<null>((resolve) => {
    signal.addEventListener("abort", () => {
      worker.terminate();
      if (running?.worker === worker) running = null;
      resolve(null);
    });
  });
  for (const leg of legs) {
    if (signal.aborted) return null;
    onProgress(routed.length, 0);
    const told = proxy((share: number) => onProgress(routed.length, share));
    const way = await Promise.race([remote.route(leg, told), cancelled]);
    if (way === null) return null;
    routed.push(way);
  }
  return routed;
}
