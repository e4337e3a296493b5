import { done, type Result, refused } from "shared-schema/base/result";
import { LEASE_SIZE, type Lease, type LeaseKind, MOST_BLOCKS } from "shared-schema/sync/wire";
import type { DeviceDatabase } from "./device.ts";

/**
 * The kinds of ids leased ahead, so that documents can be created without a connection. Numbers of agreements are
 * fetched when one is created, or before a voyage: each block that a device takes and never uses is a gap that people
 * ask about.
 */
export const LEASED_AHEAD: readonly LeaseKind[] = ["yacht", "profile"];
export const NONE_LEFT = {
  agreement: "device.no-agreement-numbers",
  yacht: "device.no-yacht-numbers",
  profile: "device.no-profile-numbers",
} as const;

/** Takes the next id of a kind, in one transaction, so that two tabs never take the same one. */
export async function takeId(device: DeviceDatabase, kind: LeaseKind): Promise<Result<number>> {
  const [id] = await takeIds(device, kind, 1);
  return id === undefined ? refused(NONE_LEFT[kind]) : done(id);
}

/** Takes the next ids of a kind: as many as are wanted, or as there are. */
export async function takeIds(device: DeviceDatabase, kind: LeaseKind, count: number): Promise<number[]> {
  return device.transaction("rw", device.leases, async () => {
    const ids: number[] = [];
    for (const block of await device.leases.where("kind").equals(kind).sortBy("next")) {
      const taken = Math.min(block.to - block.next + 1, count - ids.length);
      if (taken === 0) break;
      ids.push(...Array.from({ length: taken }, (_, index) => block.next + index));
      if (block.next + taken > block.to) await device.leases.delete(block.key);
      else await device.leases.update(block.key, { next: block.next + taken });
    }
    return ids;
  });
}

/** Counts the ids of a kind that this device may still give. */
export async function idsLeft(device: DeviceDatabase, kind: LeaseKind): Promise<number> {
  const blocks = await device.leases.where("kind").equals(kind).toArray();
  return blocks.reduce((sum, block) => sum + block.to - block.next + 1, 0);
}

/** Fetches further blocks of some kinds where less than a whole one is left, or than is wanted: all that lack in one request. */
export async function topUpLeases(
  device: DeviceDatabase,
  kinds: readonly LeaseKind[],
  lease: (kind: LeaseKind, blocks: number) => Promise<Lease>,
  wanted = 0,
): Promise<void> {
  for (const kind of kinds) {
    const lacking = Math.max(wanted, LEASE_SIZE[kind]) - (await idsLeft(device, kind));
    if (lacking <= 0) continue;
    const { from, to } = await lease(kind, Math.min(Math.ceil(lacking / LEASE_SIZE[kind]), MOST_BLOCKS));
    await device.leases.add({ kind, next: from, to });
  }
}
