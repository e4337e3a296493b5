import { openBody, type StoredBody } from "../../store/storedBody.ts";
import type { Deps } from "../base/context.ts";
import { takingTurns } from "../base/turns.ts";
import type { ErasureDeps, Job } from "./job.ts";

const HEX_RUN = /[0-9a-f]{64,}/g;
const NAME_LENGTH = 64;

/**
 * Finds out which of these files nothing shows any more. It reads the history once, however many files there are, with turns for others in
 * between.
 * @returns asks about one of them at the moment of the question
 */
export async function unnamedFiles(
  { store, clock }: Pick<Deps, "store" | "clock">,
  names: Iterable<string>,
): Promise<(name: string) => boolean> {
  const unnamed = new Set(names);
  let last = 0;
  const look = ({ revision, body }: { revision: number; body: StoredBody }) => {
    for (const [run] of openBody(body).matchAll(HEX_RUN)) {
      for (let at = 0; at + NAME_LENGTH <= run.length; at += 1) unnamed.delete(run.slice(at, at + NAME_LENGTH));
    }
    last = revision;
  };
  const others = takingTurns();
  if (unnamed.size > 0) {
    for (const row of store.erasure.revisions()) {
      look(row);
      await others.turn(row.body);
    }
  }
  return (name) => {
    // Revisions written since are read too.
    for (const row of store.erasure.revisions(last)) look(row);
    return unnamed.has(name) && !store.erasure.isInCheck(name, clock.now().toISOString());
  };
}

/** Deletes the files that rewritten documents showed, unless something else shows the same content. */
export async function forgetFiles(deps: ErasureDeps, job: Job): Promise<void> {
  const isUnnamed = await unnamedFiles(deps, job.files);
  let deleted = 0;
  for (const name of job.files) {
    if (!isUnnamed(name)) continue;
    await deps.files.delete(name);
    deleted += 1;
  }
  job.counts.receipts = deleted;
}
