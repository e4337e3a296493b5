import Dexie, { type EntityTable, type Table } from "dexie";
import type { LeaseKind } from "shared-schema/sync/wire";
import { DURABLE } from "./durable.ts";
import type { Outgoing } from "./outbox/upload.ts";
import type { SentLine, SentMemory } from "./sync/inFlight.ts";
import type { LogEntry } from "./sync/log/entry.ts";

/** A block of ids that the server lent to this device; `next` is the first that is free. */
export interface LeaseBlock {
  key: number;
  kind: LeaseKind;
  next: number;
  to: number;
}

export interface Setting {
  key: string;
  value: unknown;
}

/** What belongs to a user on this device alone and never travels in documents. */
export class DeviceDatabase extends Dexie {
  declare readonly leases: EntityTable<LeaseBlock, "key">;
  declare readonly settings: EntityTable<Setting, "key">;
  /** Files that wait for the server, and pictures that it is to delete. */
  declare readonly outbox: Table<Outgoing, string>;
  /** What was exchanged with the server, the newest last. */
  declare readonly exchanges: EntityTable<LogEntry, "key">;

  /** What was sent and may not have been heard. */
  declare readonly sent: EntityTable<SentLine, "key">;

  constructor(userId: number) {
    super(`passerelle-device-${userId}`, DURABLE);
    this.version(1).stores({ leases: "++key, kind", settings: "key" });
    this.version(2).stores({ outbox: "id, at", exchanges: "++key" });
    this.version(3).stores({ sent: "key" });
  }
}

/** This device's name in the protocol, made once. */
export async function deviceName(device: DeviceDatabase, newId: () => string): Promise<string> {
  return device.transaction("rw", device.settings, async () => {
    const kept = await device.settings.get("device");
    if (typeof kept?.value === "string") return kept.value;
    const made = newId();
    await device.settings.put({ key: "device", value: made });
    return made;
  });
}

/** What was sent, as it is kept on this device. */
export function sentOn({ sent }: DeviceDatabase): SentMemory {
  return {
    all: () => sent.toArray(),
    put: (lines) => sent.bulkPut(lines),
    delete: (keys) => sent.bulkDelete(keys),
  };
}
