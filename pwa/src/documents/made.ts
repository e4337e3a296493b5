import { type Result, refused } from "shared-schema/base/result";
import { WorkerLost } from "../workers/startWorker.ts";

/** A document that the worker makes; a worker that was lost or failed is a refusal. */
export async function made<T>(make: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await make();
  } catch (cause) {
    if (cause instanceof WorkerLost) return { ok: false, refusal: cause.refusal };
    return refused("app.draft-failed");
  }
}
