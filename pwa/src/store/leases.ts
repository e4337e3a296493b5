import { done, type Result, refused } from "shared-schema/result";
import { LEASE_SIZE, type Lease, type LeaseKind } from "shared-schema/sync/wire";
import type { DeviceDatabase } from "./device.ts";

/** Agreements are made by administrators: nobody else is given numbers for them. */
const KINDS: readonly LeaseKind[] = ["yacht", "profile"];
const ADMIN_KINDS: readonly LeaseKind[] = ["agreement", ...KINDS];
const PLURAL: Record<LeaseKind, string> = { agreement: "agreements", yacht: "yachts", profile: "contacts" };

/** Takes the next id of a kind, in one transaction, so that two tabs never take the same one. */
export async function takeId(device: DeviceDatabase, kind: LeaseKind): Promise<Result<number>> {
  return device.transaction("rw", device.leases, async () => {
    const block = (await device.leases.where("kind").equals(kind).sortBy("next"))[0];
    if (!block) return refused("lease-exhausted", `Connect once to create more ${PLURAL[kind]}.`);
    if (block.next === block.to) await device.leases.delete(block.key);
    else await device.leases.update(block.key, { next: block.next + 1 });
    return done(block.next);
  });
}

/** How many ids of a kind this device may still give. */
export async function idsLeft(device: DeviceDatabase, kind: LeaseKind): Promise<number> {
  const blocks = await device.leases.where("kind").equals(kind).toArray();
  return blocks.reduce((sum, block) => sum + block.to - block.next + 1, 0);
}

/** Fetches further blocks where less than a whole one is left. */
export async function topUpLeases(
  device: DeviceDatabase,
  viewer: { is_admin: boolean },
  lease: (kind: LeaseKind) => Promise<Lease>,
): Promise<void> {
  for (const kind of viewer.is_admin ? ADMIN_KINDS : KINDS) {
    if ((await idsLeft(device, kind)) >= LEASE_SIZE[kind]) continue;
    const { from, to } = await lease(kind);
    await device.leases.add({ kind, next: from, to });
  }
}
