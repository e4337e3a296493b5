import { setImmediate as nextTurn } from "node:timers/promises";
import type { Deps } from "../core/context.ts";

/** Files of one sweep: each may read the whole history. The rest is for the next day. */
const MOST_SWEPT = 500;

/**
 * Deletes the files of removed documents, unless something else shows the same content, and then forgets them. Answers of the server come between
 * two files. One that cannot be deleted is logged, holds up no other, and is tried again with the next sweep.
 */
export async function sweepKyc({ store, files, clock, log }: Deps): Promise<void> {
  const { documents } = store.kyc;
  for (const { id, sha256 } of documents.removed(clock.now().toISOString(), MOST_SWEPT)) {
    const now = clock.now().toISOString();
    try {
      if (!store.erasure.namesFile(sha256, now)) await files.delete(sha256);
      documents.forget(id);
    } catch (error) {
      log.error({ err: error, document: id }, "The file of a removed document could not be deleted");
      documents.postpone(id, now);
    }
    await nextTurn();
  }
}
