import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import type { guardStorage } from "../../../pwa/src/store/sync/rxdb/guard.ts";
import { pause } from "./pause.ts";
import type { Random } from "./random.ts";

type Storage = Parameters<typeof guardStorage>[0];

/** The longest duration of a write, ms: enough for something else to happen between its read and its write. */
const SLOWEST_MS = 6;

/** A device's disk: what RxDB writes takes a moment, fails when it is full, and is kept when the app ends without a warning. */
export class Disk {
  private full = 0;
  /** Writes of replication belong to one run of the app; those of a run that was killed never get here. */
  private run = 0;

  constructor(private readonly random: Random) {}

  /** The next writes of what was pulled fail. */
  fill(writes: number): void {
    this.full = writes;
  }

  /** The app is killed: what replication had not written yet is never written. */
  kill(): void {
    this.run += 1;
  }

  /** The storage as one run of the app has it. */
  storage(): Storage {
    const inner = getRxStorageMemory();
    const run = this.run;
    const storage: Storage = {
      name: inner.name,
      rxdbVersion: inner.rxdbVersion,
      createStorageInstance: async (params) => {
        const instance = await inner.createStorageInstance({ ...params, options: {} });
        const write = instance.bulkWrite.bind(instance);
        instance.bulkWrite = async (rows, context) => {
          if (this.random.below(2) === 0) await pause(this.random.below(SLOWEST_MS));
          if (!context.startsWith("replication-")) return write(rows, context);
          if (run !== this.run) return { error: [] };
          if (this.full > 0 && context.startsWith("replication-downstream")) {
            this.full -= 1;
            throw Object.assign(new Error("The disk is full"), { name: "QuotaExceededError" });
          }
          return write(rows, context);
        };
        return instance;
      },
    };
    return Object.assign(Object.create(inner), storage);
  }
}
