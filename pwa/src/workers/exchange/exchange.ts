import { type Remote, wrap } from "comlink";
import type { ExchangeWorker } from "./exchangeWorker.ts";

let worker: Remote<ExchangeWorker> | null = null;

/** The one worker that reads and writes files of routes, started when it is first needed. */
export function exchangeWorker(): Remote<ExchangeWorker> {
  worker ??= wrap<ExchangeWorker>(new Worker(new URL("./exchangeWorker.ts", import.meta.url), { type: "module" }));
  return worker;
}
