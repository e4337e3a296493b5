import { getAssumedMasterState, type RxStorageInstanceReplicationState } from "rxdb/plugins/core";
import { bodyOf, type Stored, toWire } from "../../database/stored.ts";

/** The server's state of a document that RxDB's replication takes edits to be based on; null where the server has none. */
export async function acknowledgedIn(
  state: RxStorageInstanceReplicationState<Stored>,
  key: string,
): Promise<Record<string, unknown> | null> {
  const known = (await getAssumedMasterState(state, [key]))[key];
  return known ? bodyOf(toWire(known.docData)) : null;
}
