import { runtime } from "../database/runtime.ts";
import { clearStorageTrouble, noteStorageTrouble } from "../database/storageTrouble.ts";

/** The space that the app uses on this device, and the space it may use; null where the browser does not say. */
export interface Quota {
  used: number;
  quota: number;
  /** The browser has promised not to clear it away by itself. */
  persisted: boolean;
}

/** Asks the browser how full it is. */
export async function readQuota(): Promise<Quota | null> {
  if (!navigator.storage?.estimate) return null;
  const { usage, quota } = await navigator.storage.estimate();
  const persisted = (await navigator.storage.persisted?.()) ?? false;
  return usage === undefined || quota === undefined ? null : { used: usage, quota, persisted };
}

let asked = false;

/** Asks the browser, once, to keep the data until the user removes it: when there is something that only this device has. */
export async function askToPersist(): Promise<void> {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

/** Writes a little to see whether storage works on this device again; fields that could not save then save again. */
export async function retryStorage(): Promise<void> {
  const { device, now, engine } = await runtime();
  try {
    await device.settings.put({ key: "storage-probe", value: { at: now(), filling: "x".repeat(64 * 1024) } });
    await device.settings.delete("storage-probe");
    clearStorageTrouble();
    engine.retry();
  } catch (cause) {
    noteStorageTrouble(cause);
  }
}
