import type { RxReplicationState } from "rxdb/plugins/replication";
import { filter, firstValueFrom } from "rxjs";
import type { Checkpoint } from "shared-schema/sync/wire";
import type { Stored } from "../../database/stored.ts";

/**
 * Resolves when a replication has pushed and pulled what there was, or was cancelled. RxDB's own promise stays pending for
 * ever when the replication is cancelled.
 */
export function atRest(state: RxReplicationState<Stored, Checkpoint>): Promise<unknown> {
  const cancelled = firstValueFrom(state.canceled$.pipe(filter(Boolean)), { defaultValue: true });
  return Promise.race([state.awaitInSync(), cancelled]);
}
