import { refused } from "shared-schema/base/result";
import { toWire } from "shared-schema/refusals/wire";
import {
  type Checkpoint,
  type PullAnswer,
  type PushAnswer,
  type PushResult,
  type ResetAnswer,
  SCHEMA_VERSION,
  type SyncedCollection,
} from "shared-schema/sync/wire";
import type { SentEdit } from "../../database/sentEdits.ts";
import type { Assemble } from "../push/pendingPushes.ts";
import { pushPages } from "../push/pushPages.ts";
import type { Connection } from "../transport/connection.ts";
import { ExchangeFailure, type Transport } from "../transport/transport.ts";

/** Storage for the server's epoch between two starts of the app. */
export interface EpochMemory {
  get(): Promise<string | null>;
  set(epoch: string): Promise<void>;
}

interface ServerOptions {
  transport: Transport;
  connection: Connection;
  memory: EpochMemory;
  device: string;
  signal: AbortSignal;
  /** Called before edits are sent. */
  onSending(changes: SentEdit[]): Promise<void>;
  /** The server was restored from a backup: called before anything is pushed or pulled under the new epoch. */
  onNewEpoch(server: Server, epoch: string): Promise<void>;
}

/**
 * The server across failures and restores. Whenever an exchange failed, the server may have come back older than it was: no
 * edit is pushed on old assumptions before its epoch has been asked again.
 */
export class Server {
  private verifiedAt = -1;
  private verifying: Promise<void> | null = null;
  private renewing: { epoch: string; done: Promise<void> } | null = null;

  constructor(private readonly options: ServerOptions) {}

  /** Pulls one page; a new epoch has been dealt with by the time this answers. */
  async pull(collection: SyncedCollection, from: Checkpoint | null, limit: number): Promise<PullAnswer> {
    const { memory } = this.options;
    const known = await memory.get();
    const answer = await this.pullPage(collection, from ?? (known ? { epoch: known, seq: 0 } : null), limit);
    if ("reset" in answer) {
      await this.renewed(answer.epoch);
      return this.pull(collection, null, limit);
    }
    if (known === null) await memory.set(answer.checkpoint.epoch);
    return answer;
  }

  /** Pulls one page as it is answered. */
  pullPage(collection: SyncedCollection, from: Checkpoint | null, limit: number) {
    const { connection, transport, signal } = this.options;
    return connection.until(() => transport.pull(collection, from, limit, signal), signal);
  }

  /** Pushes once it is certain that the server is the one whose state is assumed; each attempt makes the edits again. */
  async push(assemble: Assemble): Promise<PushResult[]> {
    const { connection, memory, signal, onSending } = this.options;
    let changes: SentEdit[] = [];
    let epoch: string | undefined;
    try {
      return await connection.until(async () => {
        changes = [];
        await this.verify();
        epoch = (await memory.get()) ?? undefined;
        changes = assemble();
        await onSending(changes);
        const answer = await this.sendPages(changes, epoch);
        if (!("reset" in answer)) return answer.results;
        changes = [];
        await this.renewed(answer.epoch);
        throw new ExchangeFailure("unreachable", "The server was restored.");
      }, signal);
    } catch (cause) {
      return this.inHalves(changes, cause, (half) => this.pushTo(epoch, half));
    }
  }

  /** Pushes what was made for one epoch. Throws when the server has begun another one since. */
  async pushTo(epoch: string | undefined, changes: SentEdit[]): Promise<PushResult[]> {
    const { connection, signal } = this.options;
    try {
      const answer = await connection.until(() => this.sendPages(changes, epoch), signal);
      if ("reset" in answer) throw new ExchangeFailure("unreachable", "The server was restored again.");
      return answer.results;
    } catch (cause) {
      return this.inHalves(changes, cause, (half) => this.pushTo(epoch, half));
    }
  }

  /** One request, or as many as the server takes the edits in; what fails on the way is sent again from the first. */
  private async sendPages(edits: SentEdit[], epoch: string | undefined): Promise<PushAnswer | ResetAnswer> {
    const { transport, device, signal } = this.options;
    const results: PushResult[] = [];
    for (const changes of pushPages(edits)) {
      const answer = await transport.push({ device, schema: SCHEMA_VERSION, changes, epoch }, signal);
      if ("reset" in answer) return answer;
      results.push(...answer.results);
    }
    return { results };
  }

  /** Sends the halves of what could not be read, down to the change that is to blame: that is answered like a refusal. */
  private async inHalves(
    changes: SentEdit[],
    cause: unknown,
    send: (half: SentEdit[]) => Promise<PushResult[]>,
  ): Promise<PushResult[]> {
    if (!(cause instanceof ExchangeFailure) || cause.kind !== "malformed" || changes.length === 0) throw cause;
    const middle = Math.ceil(changes.length / 2);
    if (changes.length > 1) return [...(await send(changes.slice(0, middle))), ...(await send(changes.slice(middle)))];
    return changes.map((change) => unacceptable(change, cause));
  }

  /**
   * Waits until the server is known to be the one whose state is assumed. All callers that wait go on together, because
   * documents that refer to each other have to be in one request.
   */
  verify(): Promise<void> {
    this.verifying ??= this.ask().finally(() => {
      this.verifying = null;
    });
    return this.verifying;
  }

  private async ask(): Promise<void> {
    const { connection, transport, memory, signal } = this.options;
    // A document that waits for those that it names asks until the replication ends.
    signal.throwIfAborted();
    // Lost state is sent again before the edits that build on it.
    await this.renewing?.done;
    // Asked three times for each push: what was known a moment ago takes no look at the disk.
    if (this.verifiedAt === connection.interruptions) return;
    const known = await memory.get();
    while (known !== null && this.verifiedAt !== connection.interruptions) {
      const asked = connection.interruptions;
      const question = { epoch: known, seq: Number.MAX_SAFE_INTEGER };
      const epoch = await connection.until(async () => {
        try {
          const answer = await transport.pull("profiles", question, 1, signal);
          return "reset" in answer ? answer.epoch : known;
        } catch (cause) {
          // Too old to read is not too old to hand in.
          if (cause instanceof ExchangeFailure && cause.kind === "too-old") return known;
          throw cause;
        }
      }, signal);
      if (epoch !== known) await this.renewed(epoch);
      if (asked === connection.interruptions) this.verifiedAt = asked;
    }
  }

  /** Deals with an epoch, once. */
  private async renewed(epoch: string): Promise<void> {
    if ((await this.options.memory.get()) !== epoch) await this.renew(epoch);
  }

  private renew(epoch: string): Promise<void> {
    if (this.renewing?.epoch !== epoch) {
      const done = this.options
        .onNewEpoch(this, epoch)
        .then(() => this.options.memory.set(epoch))
        .finally(() => {
          this.renewing = null;
        });
      this.renewing = { epoch, done };
    }
    return this.renewing.done;
  }
}

function unacceptable(change: SentEdit, cause: ExchangeFailure): PushResult {
  return {
    op: change.op,
    outcome: "refused",
    master: change.assumed,
    ...toWire(refused("server.could-not-read", { status: cause.status ?? 0 }).refusal),
  };
}
