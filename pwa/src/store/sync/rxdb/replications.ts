import { type RxReplicationState, replicateRxCollection } from "rxdb/plugins/replication";
import {
  type Checkpoint,
  type PushResult,
  SYNCED,
  type SyncedCollection,
  TWO_WAY,
  type TwoWayCollection,
} from "shared-schema/sync/wire";
import type { PlainCollections, Replicated, Stored } from "../../database/stored.ts";
import type { Clock } from "../clock.ts";
import type { Assemble, PendingPushes } from "../push/pendingPushes.ts";
import type { Server } from "../restore/server.ts";
import { NamedFirst } from "./namedFirst.ts";
import { PullHandler } from "./pullHandler.ts";
import { type PushRow, pushHandler } from "./pushHandler.ts";
import { contactsWith } from "./together.ts";

const PULL_BATCH = 500;
const PUSH_BATCH = 100;

interface ReplicationOptions {
  collections: PlainCollections;
  userId: number;
  /** The viewer's own profiles; without them no contact is looked for. */
  ownProfiles?: (() => ReadonlySet<number>) | undefined;
  device: string;
  server: Server;
  clock: Clock;
  now(): number;
  inFlight: PendingPushes;
  push(assemble: Assemble, count: number): Promise<PushResult[]>;
  /** A page of documents has come from the server. */
  arrived(count: number): void;
  /** Whether a document cannot be kept on this device. */
  isSetAside(collection: SyncedCollection, id: string): boolean;
  onError(cause: unknown): void;
}

export interface Replication {
  collection: SyncedCollection;
  state: RxReplicationState<Stored, Checkpoint>;
  pulls: PullHandler;
  /** Forgets what was sent and has been settled since; of what is only pulled nothing is sent. */
  settleSent?: (() => Promise<void>) | undefined;
}

/** Starts RxDB's replication for every collection. */
export function startReplications(options: ReplicationOptions): Replication[] {
  const named = new NamedFirst({ ...options, ready: () => options.server.verify() });
  const { ownProfiles } = options;
  const ready = () => options.server.verify();
  const companions =
    ownProfiles &&
    (async (rows: readonly PushRow[]) => ({
      collection: "contacts" as const,
      documents: await contactsWith(rows, { ...options, ownProfiles, ready }),
    }));
  return SYNCED.filter((name) => name in options.collections).map((collection) => {
    const pulls = new PullHandler({
      collection,
      collections: options.collections,
      pull: async (from, limit) => {
        const answer = await options.server.pull(collection, from, limit);
        options.arrived(answer.documents.length);
        return answer;
      },
      isSetAside: (id) => options.isSetAside(collection, id),
    });
    const twoWay = isTwoWay(collection) ? collection : null;
    const push =
      twoWay &&
      pushHandler({
        ...options,
        collection: twoWay,
        companions: twoWay === "profiles" ? companions : undefined,
        ready: () => options.server.verify(),
        send: (assemble, count) => named.handOver(collection, () => options.push(assemble, count)),
      });
    const state = replicateRxCollection<Stored, Checkpoint>({
      replicationIdentifier: "passerelle",
      collection: options.collections[collection],
      live: true,
      // The handlers wait and try again by themselves; this is only how fast RxDB notices that it was cancelled.
      retryTime: 50,
      toggleOnDocumentVisible: false,
      waitForLeadership: false,
      pull: { batchSize: PULL_BATCH, handler: async (last, limit) => whole(await pulls.handle(last, limit)) },
      ...(push && {
        push: {
          batchSize: PUSH_BATCH,
          handler: async (rows) =>
            whole({ documents: await named.inTurn(collection, rows, () => push(rows)) }).documents,
        },
      }),
    });
    state.error$.subscribe((cause) => options.onError(cause));
    const { collections, inFlight } = options;
    const settleSent = twoWay ? () => inFlight.settle(twoWay, collections[twoWay]) : undefined;
    return { collection, state, pulls, settleSent };
  });
}

function isTwoWay(collection: SyncedCollection): collection is TwoWayCollection {
  return TWO_WAY.some((name) => name === collection);
}

/** RxDB's types ask for whole documents; of a tombstone it needs the key alone. */
function whole<A extends { documents: Replicated[] }>(
  answer: A,
): Omit<A, "documents"> & { documents: WholeDocument[] } {
  return { ...answer, documents: answer.documents as WholeDocument[] };
}
type WholeDocument = Stored & { _deleted: boolean };
