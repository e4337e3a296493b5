import { type Refusal, RefusalError, type Result, refused } from "shared-schema/base/result";
import { toWire } from "shared-schema/refusals/wire";
import type { SigningService } from "../../../ports/signatures/service.ts";
import type { SigningTaskRow } from "../../../store/queries/signing/completion.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { transact } from "../../base/context.ts";
import { movedBy } from "../../base/instants.ts";
import type { SigningDeps } from "../deps.ts";
import { archiveVersion } from "./archive.ts";
import { certifyVersion } from "./certify.ts";

const MINUTE_MS = 60_000;
/** Minutes until the next attempt after the first, second … one has failed; from the last one on it stays a day. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1_440] as const;

/**
 * Does what is due for versions that everybody has signed, one after the other. What an authority does not answer is tried again later,
 * ever more seldom, and its reason is kept. A fault of one leaves the others.
 */
export async function runCompletion(deps: SigningDeps, isStopped: () => boolean = () => false): Promise<void> {
  const service = deps.signing;
  if (!service) return;
  for (const task of deps.store.signing.completion.due(deps.clock.now().toISOString())) {
    if (isStopped()) return;
    const result = await tried(deps, service, task);
    // The row may have changed with what was done.
    transact(deps, (tx) => {
      const { cruise_id, version } = task;
      const row = tx.store.signing.completion.task(cruise_id, version, task.task);
      if (!row) return;
      if (result.ok) {
        tx.store.signing.completion.change({ ...row, due_at: result.value, attempts: 0, cause: null });
        return;
      }
      const cause = JSON.stringify(toWire(result.refusal));
      const pause = PAUSES[Math.min(row.attempts, PAUSES.length - 1)] ?? 1_440;
      const due_at = movedBy(tx.now, pause * MINUTE_MS);
      tx.store.signing.completion.change({ ...row, due_at, attempts: row.attempts + 1, cause });
      if (cause === row.cause) return;
      const details = { agreement: cruise_id, version, task: task.task, cause: result.refusal.code };
      noteEvent(tx, { verb: "signing.delay", user_id: null, details }, null);
    });
  }
}

/** @returns when there is something to do again, UTC; null for never */
async function tried(deps: SigningDeps, service: SigningService, task: SigningTaskRow): Promise<Result<string | null>> {
  try {
    const isArchive = task.task === "archive";
    return isArchive ? await archiveVersion(deps, service, task) : await certifyVersion(deps, service, task);
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, refusal: error.refusal satisfies Refusal };
    deps.log.error(
      { err: error, task: task.task, agreement: task.cruise_id },
      "A signed version could not be completed",
    );
    return refused("completion.failed");
  }
}
