import Dexie, { type EntityTable, type Table } from "dexie";
import type { VersionText } from "shared-schema/contract/comparison/versionText";
import type { Plan } from "shared-schema/pricing/plan";
import type { LeaseKind } from "shared-schema/sync/wire";
import { DURABLE } from "./durable.ts";
import type { KeptDocument } from "./keptDocument.ts";
import type { LogEntry } from "./logEntry.ts";
import type { Outgoing } from "./outgoing.ts";
import type { EditChain, SentMemory } from "./sentEdits.ts";

/** A block of ids that the server lent to this device; `next` is the first that is free. */
interface LeaseBlock {
  key: number;
  kind: LeaseKind;
  next: number;
  to: number;
}

/** A plan that was made on this device. */
interface KeptPlan {
  /** Of the agreement. */
  id: number;
  /** The hash of the inputs it was made with. */
  key: string;
  plan: Plan;
  /** The planner that made it, when, and in which currency; absent from plans of former versions of the app. */
  origin?: { planner: string; at: string; currency: string };
  /** Of the terms as they were computed last; absent before. */
  fingerprint?: string;
}

/** A generated version of a contract that was opened on this device. It never changes. */
export interface KeptContract {
  /** Of the agreement. */
  id: number;
  version: number;
  /** The page, as the server keeps it. */
  html: string;
  pdf: Uint8Array<ArrayBuffer>;
  /** Its text as data, for comparisons; absent until it has arrived. */
  text?: VersionText;
}

/** The last version of a field's draft that was saved or given up on this device. */
interface SettledDraft {
  path: string;
  /** The load of the page in which it was typed. */
  load: string;
  count: number;
  /** When it was noted, in ms. */
  at: number;
}

/** A file that was chosen in a form which is not sent yet. WebKit cannot store a `Blob` while browsing is private. */
interface KeptFile {
  /** Of its field. */
  path: string;
  bytes: ArrayBuffer;
  type: string;
  fileName: string;
  hash: string;
}

/** A receipt that was sent from this device or opened on it. Its content never changes. */
interface KeptReceipt {
  /** Of the file as the server has it; or the payment or expense for which a file was sent from here. */
  sha256: string;
  agreement: number;
  /** When it was kept or needed last, in ms. */
  at: number;
  size: number;
  bytes: ArrayBuffer;
}

export interface Setting {
  key: string;
  value: unknown;
}

function nameOf(userId: number): string {
  return `passerelle-device-${userId}`;
}

/** Does this device hold anything of a user? */
export function isKnownHere(userId: number): Promise<boolean> {
  return Dexie.exists(nameOf(userId));
}

/** A user's data that stays on this device and never travels in documents. */
export class DeviceDatabase extends Dexie {
  declare readonly leases: EntityTable<LeaseBlock, "key">;
  declare readonly settings: EntityTable<Setting, "key">;
  /** Files that wait for the server, and pictures that it is to delete. */
  declare readonly outbox: Table<Outgoing, string>;
  /** The exchanges with the server, the newest last. */
  declare readonly exchanges: EntityTable<LogEntry, "key">;

  /** Edits that were sent and may not have arrived. */
  declare readonly sent: EntityTable<EditChain, "key">;

  /** Documents that the server lacks, of a user who is logged out. */
  declare readonly kept: EntityTable<KeptDocument, "key">;

  /** The last plan of each agreement, shown until a new one is made. */
  declare readonly plans: EntityTable<KeptPlan, "id">;

  /** Generated versions that were opened here, to be read without a connection. */
  declare readonly contracts: Table<KeptContract, [number, number]>;

  /** By these a draft that a crash brings back is known to be settled. */
  declare readonly settledDrafts: EntityTable<SettledDraft, "path">;

  /** Files that were chosen in forms, as long as their drafts. */
  declare readonly chosenFiles: EntityTable<KeptFile, "path">;

  /** Receipts that were sent from here or opened here, to be read and printed without a connection. */
  declare readonly receipts: EntityTable<KeptReceipt, "sha256">;

  constructor(userId: number) {
    super(nameOf(userId), DURABLE);
    this.version(1).stores({ leases: "++key, kind", settings: "key" });
    this.version(2).stores({ outbox: "id, at", exchanges: "++key" });
    this.version(3).stores({ sent: "key" });
    this.version(4).stores({ kept: "key" });
    this.version(5).stores({ plans: "id" });
    this.version(6).stores({ settledDrafts: "path" });
    this.version(7).stores({ contracts: "[id+version], id" });
    this.version(8).stores({ chosenFiles: "path", receipts: "sha256, agreement, [at+size+sha256]" });
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

/** Returns the memory of sent edits on this device. */
export function sentOn({ sent }: DeviceDatabase): SentMemory {
  return {
    all: () => sent.toArray(),
    put: (lines) => sent.bulkPut(lines),
    delete: (keys) => sent.bulkDelete(keys),
  };
}
