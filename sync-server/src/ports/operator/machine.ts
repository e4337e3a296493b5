import { readFileSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DATABASE_FILE } from "../privateFolder.ts";

/** Its time is that of the last backup: the backup command writes it, and whatever else makes backups touches it. */
export const BACKED_UP_FILE = "backed-up";
/** The result of the last verification of the audit trail. */
export const VERIFIED_FILE = "audit-verified";

/** The disk around the database, and the operator's notes. Sizes are bytes, moments UTC. */
export interface Machine {
  databaseBytes(): number;
  /** The write-ahead log. */
  logBytes(): number;
  /** Null where the system does not say. */
  freeBytes(): number | null;
  backupAt(): string | null;
  verified(): Verified | null;
}

const verified = z.object({ at: z.iso.datetime(), holds: z.boolean() });
type Verified = z.infer<typeof verified>;

/** The machine of a data folder. */
export function folderMachine(folder: string): Machine {
  const stat = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false });
  return {
    databaseBytes: () => stat(DATABASE_FILE)?.size ?? 0,
    logBytes: () => stat(`${DATABASE_FILE}-wal`)?.size ?? 0,
    freeBytes: () => unlessFailed(() => freeOf(folder)),
    backupAt: () => stat(BACKED_UP_FILE)?.mtime.toISOString() ?? null,
    verified: () => unlessFailed(() => verified.parse(JSON.parse(readFileSync(join(folder, VERIFIED_FILE), "utf8")))),
  };
}

function freeOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Null for a file that is not there or holds something else, and for a system that does not answer. */
function unlessFailed<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
