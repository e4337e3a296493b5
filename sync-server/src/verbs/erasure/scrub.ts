import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../base/context.ts";

/** Bytes of a database that is written again at once: that takes about 100 ms. A larger one is, when the server starts. */
const SMALL = 8 * 2 ** 20;
/** How often, and with which pauses (ms), the log is tried again while another process reads it. */
const TRIES = 5;
const PAUSE_MS = 200;

type ScrubDeps = Pick<Deps, "store" | "log">;

/**
 * Takes what was erased out of the database's files. SQLite has filled its place with zeros; the log still holds it until it is emptied, and so
 * do pages whose neighbours SQLite has moved before, until the file is written again: by the last of the erasures that go on. A failure is logged, and tried again with the look of
 * the day: the erasure itself is kept.
 */
export async function scrub({ store, log }: ScrubDeps): Promise<void> {
  try {
    if (store.erasure.bytes() <= SMALL && !store.erasures.areAny()) rebuild(store);
    for (let tries = 1; !store.erasure.emptyLog(); tries += 1) {
      if (tries === TRIES) {
        log.error({}, "The log still holds what was overwritten: another process reads the database");
        return;
      }
      await pause(PAUSE_MS);
    }
    store.meta.setScrubbed();
  } catch (error) {
    log.error({ err: error }, "The file still holds what was overwritten");
  }
}

/** Tries again what a reading process has kept from being done. */
export async function scrubIfDue(deps: ScrubDeps): Promise<void> {
  if (deps.store.meta.isScrubDue()) await scrub(deps);
}

/**
 * Writes the file again where something was erased since it was last. For the start, while no one waits: about a second for 60 MB. Left for the
 * next start while an erasure goes on: it keeps its place by rows, and those of tables without a number of their own get others then.
 */
export function rebuildIfDue({ store, log }: ScrubDeps): void {
  if (!store.meta.isRebuildDue() || store.erasures.areAny()) return;
  try {
    rebuild(store);
    store.erasure.emptyLog();
  } catch (error) {
    log.error({ err: error }, "The file could not be written again");
  }
}

function rebuild(store: Deps["store"]): void {
  store.erasure.rebuild();
  store.meta.setRebuilt();
}
