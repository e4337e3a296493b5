import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import type { Viewer } from "shared-schema/agreement/access";
import type { TwoWayCollection } from "shared-schema/sync/wire";
import { v7 as newId } from "uuid";
import { mayWriteBody } from "../../../pwa/src/store/mayWrite.ts";
import { type OpenCollections, openCollections } from "../../../pwa/src/store/openCollections.ts";
import { type Clock, systemClock } from "../../../pwa/src/store/sync/clock.ts";
import { SyncEngine } from "../../../pwa/src/store/sync/engine.ts";
import { guardStorage } from "../../../pwa/src/store/sync/guard.ts";
import { httpTransport } from "../../../pwa/src/store/sync/httpTransport.ts";
import { isUnsent } from "../../../pwa/src/store/sync/local.ts";
import { FaultyNetwork } from "./network.ts";
import type { Plant } from "./plant.ts";
import type { Random } from "./random.ts";
import type { SentEdits } from "./sent.ts";
import type { TestServer, TestUser } from "./server.ts";

/** Waits are a fiftieth of what they are in the app. */
const quickClock: Clock = { ...systemClock, sleep: (ms, signal) => systemClock.sleep(ms / 50, signal) };

/** As many as three devices may have in one realm of RxDB's free edition, which allows 13. */
const THREE_DEVICES: readonly TwoWayCollection[] = ["profiles", "yachts", "agreements", "inbox"];

export interface DeviceOptions {
  name: string;
  user: TestUser;
  server: TestServer;
  /** Decides when the network fails. */
  random: Random;
  collections?: readonly TwoWayCollection[];
  sent?: SentEdits;
  plant?: Plant;
}

let databases = 0;

/** A real device: RxDB in memory and the app's own replication, on a network that fails. */
export class TestDevice {
  private constructor(
    readonly name: string,
    readonly user: TestUser,
    readonly collections: readonly TwoWayCollection[],
    readonly open: OpenCollections,
    readonly network: FaultyNetwork,
    readonly engine: SyncEngine,
    private readonly guard: { failNext: number },
  ) {}

  static async start(options: DeviceOptions): Promise<TestDevice> {
    const { name, user, server, random, collections = THREE_DEVICES, sent, plant = {} } = options;
    user.writers.add(name);
    const network = new FaultyNetwork(server.way(), random);
    const guarded = { failNext: 0 };
    const storage = failing(guarded);
    const guard = guardStorage(storage, (cause) => void engine.storageFailed(cause));
    const newNonce = plant.newNonce ?? newId;
    const open = await openCollections({
      name: `sim${++databases}`,
      storage: plant.unguarded ? storage : guard.storage,
      multiInstance: false,
      newNonce,
      only: collections,
    });
    let epoch: string | null = null;
    const heard = plant.ear?.(network.fetch) ?? network.fetch;
    const fetch = sent?.note(heard) ?? heard;
    const engine = new SyncEngine({
      collections: open.database.collections,
      transport: httpTransport({ origin: "http://server.test", token: () => user.token, fetch }),
      clock: quickClock,
      memory: {
        get: async () => epoch,
        set: async (next) => {
          epoch = next;
        },
      },
      userId: user.id,
      device: name,
      newNonce,
      mayWrite: (collection, body) => mayWriteBody(viewer(user), collection, body),
      resetGuard: guard.reset,
    });
    const device = new TestDevice(name, user, collections, open, network, engine, guarded);
    plant.device?.(device);
    engine.start();
    return device;
  }

  viewer(): Viewer {
    return viewer(this.user);
  }

  /** Whether a token was written on one of the user's devices, or typed there again. */
  writes(token: string): boolean {
    return this.user.retyped.has(token) || [...this.user.writers].some((name) => token.startsWith(`token_${name}_`));
  }

  /** The next writes of replication fail, as on a full disk. */
  failStorage(writes: number): void {
    this.guard.failNext = writes;
  }

  async restart(): Promise<void> {
    await this.engine.stop();
    this.engine.start();
  }

  /** How many documents the server does not have as they are here. */
  async unsent(): Promise<number> {
    const found = await Promise.all(this.collections.map((name) => this.open.database.collections[name].find().exec()));
    return found.flat().filter((document) => isUnsent(document.toJSON())).length;
  }

  async close(): Promise<void> {
    await this.engine.stop();
    this.network.goOffline();
    await this.open.database.close();
  }
}

function viewer(user: TestUser): Viewer {
  return { user_id: user.id, is_admin: user.is_admin, profile_ids: new Set([user.profile]) };
}

/** Memory storage some of whose writes fail. */
function failing(state: { failNext: number }): Parameters<typeof guardStorage>[0] {
  const inner = getRxStorageMemory();
  const storage: Parameters<typeof guardStorage>[0] = {
    name: inner.name,
    rxdbVersion: inner.rxdbVersion,
    async createStorageInstance(params) {
      const instance = await inner.createStorageInstance({ ...params, options: {} });
      const write = instance.bulkWrite.bind(instance);
      instance.bulkWrite = async (rows, context) => {
        if (state.failNext > 0 && context.startsWith("replication-downstream")) {
          state.failNext -= 1;
          throw Object.assign(new Error("The disk is full"), { name: "QuotaExceededError" });
        }
        return write(rows, context);
      };
      return instance;
    },
  };
  return Object.assign(Object.create(inner), storage);
}
