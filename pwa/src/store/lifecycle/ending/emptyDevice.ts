import type { DeviceDatabase } from "../../database/device.ts";

/** Settings that name no document and no person, and that edits which still wait depend upon. */
const STAYS = /^(device|epoch)$|^made-again:/;

/**
 * Empties a user's own store but for what the server lacks: documents and files that wait, and what was sent of them. Numbers
 * that the server has lent stay, too: they tell nothing, and given up they would be gaps.
 */
export async function emptyDevice(device: DeviceDatabase): Promise<void> {
  const { settings, exchanges, sent, kept, plans, contracts } = device;
  await device.transaction("rw", [settings, exchanges, sent, kept, plans, contracts], async () => {
    await exchanges.clear();
    await plans.clear();
    await contracts.clear();
    await settings.filter(({ key }) => !STAYS.test(key)).delete();
    const waiting = new Set(await kept.toCollection().primaryKeys());
    await sent.filter(({ key }) => !waiting.has(key)).delete();
  });
}
