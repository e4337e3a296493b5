import "fake-indexeddb/auto";
import type { Viewer } from "shared-schema/agreement/access";
import type { TwoWayCollection } from "shared-schema/sync/wire";
import { v7 as newId } from "uuid";
import { DeviceDatabase } from "../../../pwa/src/store/database/device.ts";
import { type OpenCollections, openCollections } from "../../../pwa/src/store/database/openCollections.ts";
import { adoptMerged } from "../../../pwa/src/store/lifecycle/ending/adoptMerged.ts";
import { keepUnsent } from "../../../pwa/src/store/lifecycle/ending/keepUnsent.ts";
import { restoreUnsent } from "../../../pwa/src/store/lifecycle/ending/restoreUnsent.ts";
import { mayWriteBody } from "../../../pwa/src/store/queries/mayWrite.ts";
import { systemClock } from "../../../pwa/src/store/sync/clock.ts";
import { SyncEngine } from "../../../pwa/src/store/sync/engine.ts";
import { guardStorage } from "../../../pwa/src/store/sync/rxdb/guard.ts";
import { isUnsent } from "../../../pwa/src/store/sync/rxdb/local.ts";
import { httpTransport } from "../../../pwa/src/store/sync/transport/httpTransport.ts";
import { SentNotes } from "../../../pwa/src/store/testing/sentNotes.ts";
import { Disk } from "./disk.ts";
import { FaultyNetwork, type Fetch } from "./network.ts";
import type { Random } from "./random.ts";
import type { SentEdits } from "./sent.ts";
import type { TestServer, TestUser } from "./server.ts";

/** A defect put into a device by a test. */
export interface DevicePlant {
  /** Between its network and its replication. */
  ear?(way: Fetch): Fetch;
  /** Each time before it replicates. */
  device?(device: TestDevice): void;
  /** Replication writes to the storage itself, without its guard. */
  unguarded?: boolean;
}

/** As many as three devices may have in one realm of RxDB's free edition, which allows 13. */
const THREE_DEVICES: readonly TwoWayCollection[] = ["profiles", "yachts", "agreements", "inbox"];

interface DeviceOptions {
  name: string;
  user: TestUser;
  server: TestServer;
  /** Decides when the network fails, how long things take, and how long is waited before trying again. */
  random: Random;
  collections?: readonly TwoWayCollection[];
  sent?: SentEdits;
  plant?: DevicePlant;
}

let databases = 0;

/** A real device: RxDB in memory and the app's own replication, on a network that fails. */
export class TestDevice {
  readonly name: string;
  user: TestUser;
  readonly collections: readonly TwoWayCollection[];
  readonly network: FaultyNetwork;
  readonly disk: Disk;
  /** The notes taken before sending, kept when the app ends. */
  readonly notes = new SentNotes();
  private running: { open: OpenCollections; engine: SyncEngine } | null = null;
  private readonly database = `sim${++databases}`;
  private epoch: string | null = null;
  private number = databases;
  private store = new DeviceDatabase(databases);

  private constructor(private readonly options: DeviceOptions) {
    const { name, user, server, random, collections = THREE_DEVICES } = options;
    this.name = name;
    this.user = user;
    this.collections = collections;
    this.network = new FaultyNetwork(server.way(), random);
    this.disk = new Disk(random);
    user.writers.add(name);
  }

  static async start(options: DeviceOptions): Promise<TestDevice> {
    const device = new TestDevice(options);
    await device.boot();
    return device;
  }

  get open(): OpenCollections {
    return this.run.open;
  }

  get engine(): SyncEngine {
    return this.run.engine;
  }

  private get run() {
    if (!this.running) throw new Error(`${this.name} is switched off.`);
    return this.running;
  }

  private async boot(): Promise<void> {
    const { name, random, sent, plant = {} } = this.options;
    const { user } = this;
    const storage = this.disk.storage();
    const guard = guardStorage(storage, {
      onFailure: (cause) => void engine.storageFailed(cause),
      onUnkept: (unkept) => void engine.aside.add(unkept),
    });
    const open = await openCollections({
      name: this.database,
      storage: plant.unguarded ? storage : guard.storage,
      multiInstance: false,
      newNonce: newId,
      only: this.collections,
    });
    const heard = plant.ear?.(this.network.fetch) ?? this.network.fetch;
    const fetch = sent?.note(heard) ?? heard;
    const engine = new SyncEngine({
      collections: open.database.collections,
      transport: httpTransport({ origin: "http://server.test", token: () => user.token, fetch }),
      clock: { ...systemClock, random: () => random.next() },
      memory: {
        get: async () => this.epoch,
        set: async (next) => {
          this.epoch = next;
        },
      },
      sent: this.notes,
      userId: user.id,
      device: name,
      newNonce: newId,
      mayWrite: (collection, body) => mayWriteBody(this.viewer(), collection, body),
      resetGuard: guard.reset,
    });
    this.running = { open, engine };
    await restoreUnsent({
      collections: open.database.collections,
      device: this.store,
      userId: user.id,
      now: systemClock.now,
    });
    plant.device?.(this);
    engine.start();
  }

  viewer(): Viewer {
    const { id, is_admin, profile } = this.user;
    return { user_id: id, is_admin, profile_ids: new Set([profile]) };
  }

  /** Whether a token was written on one of the user's devices, or typed there again. */
  writes(token: string): boolean {
    return this.user.retyped.has(token) || [...this.user.writers].some((name) => token.startsWith(`token_${name}_`));
  }

  /** Replication ends in an orderly way and begins again, as when another tab takes over. */
  async restart(): Promise<void> {
    await this.engine.stop();
    this.engine.start();
  }

  /** The app is killed, whatever replication was about to write, and opened again on the same disk. */
  async crash(): Promise<void> {
    this.disk.kill();
    await this.engine.stop();
    await this.open.database.close();
    await this.boot();
  }

  /** The user logs out, and in again later: what the server has leaves the device in between. */
  async leaveAndReturn(): Promise<void> {
    const { database } = this.open;
    await this.engine.stop();
    await keepUnsent(database.collections, this.store);
    await database.remove();
    await this.boot();
  }

  /** The session ends, and the user logs in to the account that this one was merged into. */
  async leaveAndReturnAs(user: TestUser): Promise<void> {
    const { database } = this.open;
    await this.engine.stop();
    await keepUnsent(database.collections, this.store);
    await database.remove();
    const [former, next] = [this.number, ++databases];
    this.user = user;
    this.number = next;
    this.store = new DeviceDatabase(next);
    user.writers.add(this.name);
    await adoptMerged(this.store, next, [former], (cause) => {
      throw cause;
    });
    await this.boot();
  }

  /** Counts the documents that the server does not have in their local state. */
  async unsent(): Promise<number> {
    const found = await Promise.all(this.collections.map((name) => this.open.database.collections[name].find().exec()));
    return found.flat().filter((document) => isUnsent(document.toJSON())).length;
  }

  async close(): Promise<void> {
    await this.engine.stop();
    this.network.goOffline();
    await this.open.database.remove();
  }
}
