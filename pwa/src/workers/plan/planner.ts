import { type AppWorker, startWorker } from "../startWorker.ts";
import type { PlanWorker } from "./planWorker.ts";
import address from "./planWorker.ts?worker&url";

/** The worker that plans routes and prices. */
export const planWorker: AppWorker<PlanWorker> = startWorker(() => new Worker(address, { type: "module" }));

/** The identity of this planner: its script's name has a hash of its content and of the geo files that it reads. */
export const PLANNER = address;
