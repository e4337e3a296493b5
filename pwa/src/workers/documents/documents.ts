import { type AppWorker, startWorker } from "../startWorker.ts";
import type { DocumentWorker } from "./documentWorker.ts";

/** The worker that makes contracts and payment requests, and reads and writes files of routes and lists of passengers. */
export const documentWorker: AppWorker<DocumentWorker> = startWorker(
  () => new Worker(new URL("./documentWorker.ts", import.meta.url), { type: "module" }),
);
