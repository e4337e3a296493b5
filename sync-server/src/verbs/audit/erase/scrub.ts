import type { Deps } from "../../core/context.ts";

/** Takes what was overwritten out of the database's file. A failure is logged: the erasure itself stands. */
export function scrub({ store, log }: Pick<Deps, "store" | "log">): void {
  try {
    store.erasure.scrub();
  } catch (error) {
    log.error({ err: error }, "The file still holds what was overwritten");
  }
}
