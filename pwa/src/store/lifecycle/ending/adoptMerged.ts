import { DeviceDatabase, isKnownHere } from "../../database/device.ts";

/**
 * Takes over what accounts that were merged into this one have left unsent on this device: documents, what was sent of them, and files
 * and forms that wait. The server takes them as the present account's. Each moves once; where both accounts have left the same
 * document, the former's waits for the next start, and so does everything of an account whose data cannot be read. Interrupted at any
 * point, it can be done again.
 * @param onFailure called for each account whose data could not be taken over
 * @returns the accounts that were taken over, with the number of documents that wait
 */
export async function adoptMerged(
  device: DeviceDatabase,
  userId: number,
  merged: readonly number[],
  onFailure: (cause: unknown) => void,
): Promise<Adopted[]> {
  const adopted: Adopted[] = [];
  for (const former of merged) {
    try {
      adopted.push({ former, left: (await isKnownHere(former)) ? await adoptOf(former, device, userId) : 0 });
    } catch (cause) {
      onFailure(cause);
    }
  }
  return adopted;
}

interface Adopted {
  former: number;
  left: number;
}

async function adoptOf(former: number, device: DeviceDatabase, userId: number): Promise<number> {
  const from = new DeviceDatabase(former);
  try {
    return await adopt(from, device, { former, userId });
  } finally {
    from.close();
  }
}

/** @returns how many documents stay behind */
async function adopt(
  from: DeviceDatabase,
  to: DeviceDatabase,
  { former, userId }: { former: number; userId: number },
): Promise<number> {
  const kept = await from.kept.toArray();
  const taken = new Set(await to.kept.toCollection().primaryKeys());
  const free = kept.filter(({ key }) => !taken.has(key));
  const keys = free.map(({ key }) => key);
  const sent = (await from.sent.bulkGet(keys)).filter((chain) => chain !== undefined);
  const waiting = (await from.outbox.toArray()).map((errand) => ({
    ...errand,
    path: errand.path.replace(new RegExp(`^/user/${former}/`), `/user/${userId}/`),
    // The former account's refusal says nothing of the present one.
    refusal: null,
    nextAt: 0,
  }));
  // Written here before it is removed there: cut off in between, it is found under both accounts and written once more.
  await to.transaction("rw", [to.kept, to.sent, to.outbox], async () => {
    await to.kept.bulkPut(free);
    await to.sent.bulkPut(sent);
    await to.outbox.bulkPut(waiting);
  });
  await from.transaction("rw", [from.kept, from.sent, from.outbox], async () => {
    await from.kept.bulkDelete(keys);
    await from.sent.bulkDelete(keys);
    await from.outbox.bulkDelete(waiting.map(({ id }) => id));
  });
  return kept.length - free.length;
}
