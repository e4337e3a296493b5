import { SYNCED, type SyncedCollection } from "shared-schema/sync/wire";
import type { DeviceDatabase } from "../../database/device.ts";
import { useSyncFacts } from "../../queries/syncFacts.ts";

const KEY = "pulled";

/** Restores which collections an earlier page of this session has pulled to their end. */
export async function restorePulled(device: DeviceDatabase): Promise<void> {
  const kept = (await device.settings.get(KEY))?.value;
  if (Array.isArray(kept)) markPulled(SYNCED.filter((name) => kept.includes(name)));
}

/** Notes that collections have been pulled to their end: from now on what is not here does not exist. */
export async function notePulled(device: DeviceDatabase, pulled: readonly SyncedCollection[]): Promise<void> {
  if (pulled.length > 0 && markPulled(pulled)) {
    await device.settings.put({ key: KEY, value: useSyncFacts.getState().pulled });
  }
}

/** @returns whether any of them is new */
function markPulled(pulled: readonly SyncedCollection[]): boolean {
  const known = useSyncFacts.getState().pulled;
  const fresh = pulled.filter((name) => !known.includes(name));
  if (fresh.length > 0) useSyncFacts.setState({ pulled: [...known, ...fresh] });
  return fresh.length > 0;
}
