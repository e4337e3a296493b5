import { isEqual } from "shared-schema/base/equal";
import { opOf } from "shared-schema/sync/op";
import type {
  Checkpoint,
  PullAnswer,
  PushResult,
  ResetAnswer,
  SyncedCollection,
  TwoWayCollection,
  WireDocument,
} from "shared-schema/sync/wire";
import type { SentEdit } from "../../database/sentEdits.ts";
import type { PlainCollections } from "../../database/stored.ts";
import { isUnsent } from "../rxdb/local.ts";

/** In an order in which what is pointed to comes first; the inbox is the server's own to write. */
const REFILLED: readonly TwoWayCollection[] = ["profiles", "yachts", "agreements", "contacts"];
const PAGE = 500;

interface RefillOptions {
  collections: PlainCollections;
  device: string;
  newNonce(): string;
  /** Would the server take this from this user? Who only reads a document does not send it. */
  mayWrite(collection: TwoWayCollection, body: Record<string, unknown>): boolean;
  pull(collection: SyncedCollection, from: Checkpoint | null, limit: number): Promise<PullAnswer | ResetAnswer>;
  send(changes: SentEdit[]): Promise<PushResult[]>;
}

/**
 * The server was restored from a backup: this device may hold revisions that it has lost. They are pushed again, each as it is
 * held here, before anything is pulled over them.
 */
export async function refill(options: RefillOptions, epoch: string): Promise<void> {
  for (const collection of REFILLED.filter((name) => name in options.collections)) {
    const theirs = await everything(options, collection, epoch);
    const changes = await lacking(options, collection, theirs);
    for (let start = 0; start < changes.length; start += PAGE) await options.send(changes.slice(start, start + PAGE));
  }
}

async function everything(options: RefillOptions, collection: SyncedCollection, epoch: string) {
  const theirs = new Map<string, WireDocument | null>();
  let from: Checkpoint = { epoch, seq: 0 };
  for (;;) {
    const answer = await options.pull(collection, from, PAGE);
    if ("reset" in answer) throw new Error("The server was restored again.");
    for (const document of answer.documents) theirs.set(document.id, "body" in document ? document : null);
    if (answer.documents.length < PAGE && !answer.more) return theirs;
    from = answer.checkpoint;
  }
}

async function lacking(
  { collections, device, newNonce, mayWrite }: RefillOptions,
  collection: TwoWayCollection,
  theirs: ReadonlyMap<string, WireDocument | null>,
): Promise<SentEdit[]> {
  const here = await collections[collection].find().exec();
  return here.flatMap((document): SentEdit[] => {
    const mine = document.toMutableJSON();
    const standing = theirs.get(mine.id);
    const known = mine.rev > 0;
    const gone = standing === null;
    if (!known || gone || !mayWrite(collection, mine.body)) return [];
    const unsent = isUnsent(mine);
    // An unsent edit names what it is based on, and brings along what the server has lost of that.
    const isThere = standing && (standing.rev === mine.rev || unsent || isEqual(standing.body, mine.body));
    if (isThere) return [];
    const { id, rev, schema, body } = mine;
    const next = { id, rev, e: unsent ? mine.e : newNonce(), schema, body, _deleted: false };
    // A copy with nothing made of it: the server knows whether it has ever had this revision, or who brought it back.
    const assumed = unsent ? null : { ...next, e: "" };
    return [{ collection, op: opOf(device, collection, assumed, next), assumed, next }];
  });
}
