import type { PushResult } from "shared-schema/sync/wire";
import type { SentEdit } from "../../database/sentEdits.ts";
import type { Clock } from "../clock.ts";
import type { Assemble } from "./pendingPushes.ts";

interface Waiting {
  assemble: Assemble;
  /** The number of documents concerned. */
  count: number;
  resolve(results: PushResult[]): void;
  reject(cause: unknown): void;
}

const WINDOW_MS = 50;
const MOST_DOCUMENTS = 500;

/**
 * Puts what all collections want to push within 50 ms, or while there is no server, into one request, and so into one transaction
 * of the server: an agreement that was drafted at sea must not come before the yacht that it names.
 */
export class PushCoalescer {
  private waiting: Waiting[] = [];
  private timer: Promise<void> | null = null;
  /** The requests under way, one after another: a light one would overtake a heavy one that it builds on. */
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly send: (assemble: Assemble) => Promise<PushResult[]>,
    private readonly clock: Clock,
    /** Resolves when something can be sent; throws only when the replication is being stopped. */
    private readonly ready: () => Promise<void> = async () => undefined,
  ) {}

  push(assemble: Assemble, count: number): Promise<PushResult[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ assemble, count, resolve, reject });
      this.timer ??= this.gather();
    });
  }

  private async gather(): Promise<void> {
    await this.clock.sleep(WINDOW_MS);
    await this.sending;
    try {
      await this.ready();
    } catch (cause) {
      for (const entry of this.take()) entry.reject(cause);
      return;
    }
    this.sending = this.flush(this.take());
    await this.sending;
  }

  private take(): Waiting[] {
    this.timer = null;
    const batch = this.waiting;
    this.waiting = [];
    return batch;
  }

  private async flush(batch: Waiting[]): Promise<void> {
    while (batch.length > 0) {
      const part = [batch.shift()].filter((entry) => entry !== undefined);
      while (batch[0] && size(part) + batch[0].count <= MOST_DOCUMENTS) part.push(...batch.splice(0, 1));
      await this.sendPart(part);
    }
  }

  private async sendPart(part: Waiting[]): Promise<void> {
    try {
      let sent: { entry: Waiting; changes: SentEdit[] }[] = [];
      const results = await this.send(() => {
        sent = part.map((entry) => ({ entry, changes: entry.assemble() }));
        // A new contact travels with its profile, and may be due by itself at the same time.
        const named = new Map(sent.flatMap(({ changes }) => changes).map((change) => [change.op, change]));
        return [...named.values()];
      });
      const byOp = new Map(results.map((result) => [result.op, result]));
      for (const { entry, changes } of sent) entry.resolve(changes.flatMap(({ op }) => byOp.get(op) ?? []));
    } catch (cause) {
      for (const entry of part) entry.reject(cause);
    }
  }
}

function size(part: Waiting[]): number {
  return part.reduce((sum, entry) => sum + entry.count, 0);
}
