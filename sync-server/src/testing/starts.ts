import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "../ports/clock.ts";
import { fakeIds, type Ids, systemIds } from "../ports/ids.ts";
import type { Store } from "../store/store.ts";

/** What decides on a server's first database. */
export interface StartOptions {
  clock?: Clock;
  ids?: Ids;
  /** Keeps the database there; otherwise it lives in a folder of its own and goes with the server. */
  dataDir?: string;
  /** Whether the demo's people and agreements are there; they are unless said otherwise. */
  demo?: boolean;
}

/** A database that has just been begun, and how many ids that took. */
interface Begun {
  database: Buffer;
  ids: number;
}

interface Start {
  ids: Ids;
  /** Puts the database there with which the server starts. @returns whether there is one; otherwise it has to be begun */
  restore(file: string): boolean;
  /** Keeps the database that was begun for the servers after it. */
  keep(store: Store): Promise<void>;
}

/** By whether the demo is in them. */
const begun = new Map<boolean, Begun>();

/**
 * Migrations and the demo take nine tenths of a server's start. On fake time and fake ids their outcome is the same each time, so a
 * process runs them once.
 */
export function startOf({ clock, ids, dataDir, demo = true }: StartOptions): Start {
  if (clock || ids || dataDir) {
    // Countable ids begin again with every start, which a database that outlives its server would meet twice.
    const given = ids ?? (dataDir ? systemIds : fakeIds());
    return { ids: given, restore: () => false, keep: async () => undefined };
  }
  const known = begun.get(demo);
  const countable = fakeIds(known?.ids);
  return {
    ids: countable,
    restore(file) {
      if (known) writeFileSync(file, known.database);
      return known !== undefined;
    },
    async keep(store) {
      begun.set(demo, { database: await copyOf(store), ids: countable.count() });
    },
  };
}

async function copyOf(store: Store): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-start-"));
  const copy = join(folder, "copy.db");
  await store.backup(copy);
  const database = readFileSync(copy);
  rmSync(folder, { recursive: true });
  return database;
}
