import { type Remote, wrap } from "comlink";
import type { PlanWorker } from "./planWorker.ts";
import { revived, type Started } from "./revived.ts";

const ask = revived(start);

/** The one worker that plans, started when it is first needed and again after it failed. */
const planner = {
  plan: (...input: Parameters<PlanWorker["plan"]>) => ask((remote) => remote.plan(...input)),
  outcome: (...input: Parameters<PlanWorker["outcome"]>) => ask((remote) => remote.outcome(...input)),
  locate: (...input: Parameters<PlanWorker["locate"]>) => ask((remote) => remote.locate(...input)),
  withoutCallsAtSea: (...input: Parameters<PlanWorker["withoutCallsAtSea"]>) =>
    ask((remote) => remote.withoutCallsAtSea(...input)),
  holdCoast: (...input: Parameters<PlanWorker["holdCoast"]>) => ask((remote) => remote.holdCoast(...input)),
};

export function planWorker(): typeof planner {
  return planner;
}

function start(): Started<Remote<PlanWorker>> {
  const worker = new Worker(new URL("./planWorker.ts", import.meta.url), { type: "module" });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener("error", ({ message }) => {
      worker.terminate();
      reject(new Error(message || "The worker could not be started."));
    });
  });
  return { remote: wrap<PlanWorker>(worker), failed };
}
