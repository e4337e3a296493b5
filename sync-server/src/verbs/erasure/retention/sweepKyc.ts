import type { Deps } from "../../base/context.ts";
import { unnamedFiles } from "../files.ts";

/** Files of one sweep. The rest is for the next day. */
const MOST_SWEPT = 500;

/**
 * Deletes the files of removed documents, unless something else shows the same content, and then forgets them. It reads the history once for all
 * of them, with turns for others in between. One that cannot be deleted is logged, holds up no other, and is tried again with the next sweep.
 */
export async function sweepKyc(deps: Deps): Promise<void> {
  const { store, files, clock, log } = deps;
  const { documents } = store.kyc;
  const removed = documents.removed(clock.now().toISOString(), MOST_SWEPT);
  if (removed.length === 0) return;
  const isUnnamed = await unnamedFiles(deps, new Set(removed.map(({ sha256 }) => sha256)));
  for (const { id, sha256 } of removed) {
    try {
      if (isUnnamed(sha256)) await files.delete(sha256);
      documents.forget(id);
    } catch (error) {
      log.error({ err: error, document: id }, "The file of a removed document could not be deleted");
      documents.postpone(id, clock.now().toISOString());
    }
  }
}
