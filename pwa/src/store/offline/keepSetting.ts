import { runtime } from "../database/runtime.ts";

/** Stores what can be had again; a device without room logs it and goes on. */
export async function keepSetting(key: string, value: unknown): Promise<void> {
  const { device, log } = await runtime();
  try {
    await device.settings.put({ key, value });
  } catch (thrown) {
    const cause = thrown instanceof Error ? thrown.message : String(thrown);
    log.note({ kind: "storage", collection: null, titles: "", count: 0, reason: null, cause });
  }
}
