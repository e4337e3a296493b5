import { BehaviorSubject } from "rxjs";
import { type Refusal, refused } from "shared-schema/base/result";
import { SYNCED, type SyncedCollection, type TwoWayCollection } from "shared-schema/sync/wire";
import type { Replication as Replicates, Runtime } from "../database/runtime.ts";
import type { SentEdit, SentMemory } from "../database/sentEdits.ts";
import type { PlainCollections } from "../database/stored.ts";
import type { Clock } from "./clock.ts";
import { Arrival } from "./pull/arrival.ts";
import { followServer } from "./pull/follow.ts";
import { PushCoalescer } from "./push/coalescer.ts";
import { PendingPushes } from "./push/pendingPushes.ts";
import { refill } from "./restore/epoch.ts";
import { type EpochMemory, Server } from "./restore/server.ts";
import { acknowledgedIn } from "./rxdb/acknowledged.ts";
import { atRest } from "./rxdb/atRest.ts";
import { isUnsent } from "./rxdb/local.ts";
import { type Replication, startReplications } from "./rxdb/replications.ts";
import { SetAside } from "./rxdb/setAside.ts";
import { digestHere, sweep } from "./rxdb/sweep.ts";
import { Connection } from "./transport/connection.ts";
import type { Transport } from "./transport/transport.ts";

interface EngineOptions {
  collections: PlainCollections;
  transport: Transport;
  clock: Clock;
  memory: EpochMemory;
  sent: SentMemory;
  userId: number;
  device: string;
  newNonce(): string;
  /** The viewer's own profiles; without them a new profile does not wait for its contact. */
  ownProfiles?(): ReadonlySet<number>;
  /** Whether the user may write a document: only then is a lost revision pushed again after a restore. */
  mayWrite(collection: TwoWayCollection, body: Record<string, unknown>): boolean;
  /** Called once a backup of the server was restored: what it made since is lost, and may be made otherwise. */
  onRestored?(): void;
  /** Called before replication starts over after a storage failure. */
  resetGuard(): void;
}

const SETTLE_MS = 30;
const SWEEP_EVERY_MS = 60_000;
const DIGEST_EVERY_SWEEPS = 10;
const START_OVER_AFTER_MS = 5_000;

/** The runtime with the engine itself, for those who start and stop it. */
export interface RunningRuntime extends Runtime {
  engine: SyncEngine;
}

/** Replication of all collections: what is written here gets to the server, what changes there gets here. */
export class SyncEngine implements Replicates {
  readonly connection: Connection;
  /** The reason why edits are not safe on this device, in one sentence. */
  readonly problem = new BehaviorSubject<Refusal | null>(null);
  readonly arrival = new Arrival();
  readonly aside = new SetAside();
  private replications: Replication[] = [];
  private running = new AbortController();
  private wanted = false;
  /** Nothing may run on a storage that swallows writes: a start in between has to wait. */
  private recovering = false;
  private readonly stale = new Set<SyncedCollection>();
  private readonly comparedOnce = new Set<SyncedCollection>();

  constructor(private readonly options: EngineOptions) {
    this.connection = new Connection(options.clock);
    this.running.abort();
  }

  start(): void {
    this.wanted = true;
    if (!this.recovering && this.running.signal.aborted) this.begin();
  }

  async stop(): Promise<void> {
    this.wanted = false;
    await this.halt();
  }

  private begin(): void {
    this.running = new AbortController();
    const { signal } = this.running;
    const { collections, transport, clock, memory, sent, device, newNonce, mayWrite, userId } = this.options;
    const { connection } = this;
    const inFlight = new PendingPushes(sent);
    const server = new Server({
      transport,
      connection,
      memory,
      device,
      signal,
      onSending: (changes) => inFlight.sending(changes),
      onNewEpoch: (renewed, epoch) => {
        inFlight.invalidateAll();
        this.options.onRestored?.();
        const pull = renewed.pullPage.bind(renewed);
        const send = (rows: SentEdit[]) => renewed.pushTo(epoch, rows);
        return refill({ collections, device, newNonce, mayWrite, pull, send }, epoch);
      },
    });
    const coalescer = new PushCoalescer(
      (assemble) => server.push(assemble),
      clock,
      () => server.verify(),
    );
    this.replications = startReplications({
      collections,
      userId,
      ownProfiles: this.options.ownProfiles,
      device,
      server,
      inFlight,
      clock,
      now: () => clock.now(),
      push: (assemble, count) => coalescer.push(assemble, count),
      arrived: (count) => this.arrival.arrived(count),
      isSetAside: (collection, id) => this.aside.has({ collection, id }),
      // Handlers report their failures through the exchange, storage through the guard.
      onError: () => undefined,
    });
    for (const replication of this.replications) this.settleWhenIdle(replication, signal);
    void this.arrival.follow(this.replications, signal);
    void followServer({ transport, connection, clock, changed: (what) => this.changed(what), signal });
    void this.sweepNowAndThen(signal);
  }

  private async halt(): Promise<void> {
    this.running.abort(new DOMException("Replication was stopped.", "AbortError"));
    const replications = this.replications;
    this.replications = [];
    await Promise.allSettled(replications.map(({ state }) => state.cancel()));
  }

  /** A write of replication failed: stops it before its checkpoint passes a hole, and starts over a little later. */
  async storageFailed(cause: Error): Promise<void> {
    if (this.recovering) return;
    this.recovering = true;
    const full = cause.name === "QuotaExceededError";
    this.problem.next(refused(full ? "device.full" : "device.answer-not-kept").refusal);
    await this.halt();
    await this.options.clock.sleep(START_OVER_AFTER_MS);
    this.options.resetGuard();
    this.recovering = false;
    this.problem.next(null);
    if (this.wanted) this.begin();
  }

  /** Tries again at once whatever waits for the server. */
  retry(): void {
    this.connection.wake();
    this.changed("all");
  }

  /** Pulls what may be new. */
  changed(what: SyncedCollection | "all"): void {
    const fresh = this.stale.size === 0;
    for (const name of what === "all" ? SYNCED : [what]) this.stale.add(name);
    if (fresh) queueMicrotask(() => this.pullStale());
  }

  async acknowledged(collection: SyncedCollection, key: string): Promise<Record<string, unknown> | null | undefined> {
    const state = this.replicationOf(collection)?.state.internalReplicationState;
    return state && acknowledgedIn(state, key);
  }

  /** A collection's replication while this tab replicates. */
  replicationOf(collection: SyncedCollection): Replication | undefined {
    return this.replications.find((replication) => replication.collection === collection);
  }

  /** Takes up what was left behind, then compares with the server what this device holds. */
  async sweepOnce(compare: boolean): Promise<void> {
    const { collections, newNonce } = this.options;
    for (const replication of this.replications) {
      const { collection, state } = replication;
      await atRest(state);
      if (this.running.signal.aborted) return;
      if (state.push && state.internalReplicationState) {
        await replication.settleSent?.();
        await sweep(collections[collection], state.internalReplicationState, newNonce);
      }
    }
    if (compare) for (const replication of this.replications) await this.compare(replication);
  }

  private pullStale(): void {
    for (const { collection, state } of this.replications) if (this.stale.has(collection)) state.reSync();
    this.stale.clear();
  }

  private settleWhenIdle({ collection, state, pulls }: Replication, signal: AbortSignal): void {
    const subscription = state.active$.subscribe(async (active) => {
      if (active) return;
      await this.options.clock.sleep(SETTLE_MS, signal);
      if (signal.aborted) return;
      await this.aside.settle(collection, this.options.collections);
      if (await pulls.settle()) state.reSync();
    });
    signal.addEventListener("abort", () => subscription.unsubscribe());
  }

  private async sweepNowAndThen(signal: AbortSignal): Promise<void> {
    for (let round = 0; !signal.aborted; round += 1) {
      // A sweep is a second look: whatever keeps it from finishing is met again, and told, by replication itself.
      await this.sweepOnce(round % DIGEST_EVERY_SWEEPS === 0).catch(() => undefined);
      await this.options.clock.sleep(SWEEP_EVERY_MS, signal);
    }
  }

  private async compare({ collection, state, pulls }: Replication): Promise<void> {
    const here = this.options.collections[collection];
    const unsent = (await here.find().exec()).some((document) => isUnsent(document.toJSON()));
    if (unsent || this.comparedOnce.has(collection)) return;
    const theirs = await this.options.transport.digest(collection, this.running.signal);
    const ours = await digestHere(here);
    if (theirs.count === ours.count && theirs.xor === ours.xor) return;
    // Once: a mismatch that a whole pull does not mend is none of this device's.
    this.comparedOnce.add(collection);
    pulls.startOver();
    state.reSync();
  }
}
