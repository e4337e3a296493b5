import type { Checkpoint, PullAnswer, SyncedCollection } from "shared-schema/sync/wire";
import type { PlainCollections, Replicated } from "../../database/stored.ts";
import { isUnsent, storedById } from "./local.ts";
import { pullPortion } from "./pullPages.ts";

interface PullHandlerOptions {
  collection: SyncedCollection;
  collections: PlainCollections;
  /** Asks the server; has dealt with a new epoch by the time it answers. */
  pull(from: Checkpoint | null, limit: number): Promise<PullAnswer>;
  /** Whether a document cannot be kept here: it is not waited for. */
  isSetAside?(id: string): boolean;
}

interface Awaited {
  rev: number;
  /** The checkpoint from which to pull it again. */
  from: Checkpoint | null;
}

/**
 * The pull handler that RxDB calls. RxDB leaves out a document that has an unsent edit, or of which it is just writing
 * the answer to a push, and moves its checkpoint all the same. Pulled revisions of documents on this device are
 * remembered, and pulled again if they have not arrived once all edits have been sent.
 */
export class PullHandler {
  private readonly awaited = new Map<string, Awaited>();
  private rewindTo: Checkpoint | null | undefined;
  private readonly options: PullHandlerOptions;
  private whole: Set<string> | null = null;
  private wholeWanted = false;

  constructor(options: PullHandlerOptions) {
    this.options = options;
  }

  /** Makes the next pull begin at the beginning, and drop what the server no longer shows. */
  startOver(): void {
    this.wholeWanted = true;
  }

  readonly handle = async (last: Checkpoint | undefined, limit: number) => {
    const from = this.startOf(last);
    const answer = await pullPortion(this.options.pull, from, limit);
    const documents: Replicated[] = answer.documents.map((document) => ({ ...document }));
    await this.remember(documents, from);
    if (this.whole) {
      for (const { id } of documents) this.whole.add(id);
      if (documents.length < limit) {
        documents.push(...(await this.unseen(this.whole)));
        this.whole = null;
      }
    }
    return { documents, checkpoint: answer.checkpoint };
  };

  /**
   * Looks after the replication has come to rest whether what was told has arrived.
   * @returns whether something must be pulled again
   */
  async settle(): Promise<boolean> {
    if (this.awaited.size === 0) return false;
    const stored = await storedById(this.options.collections[this.options.collection], [...this.awaited.keys()]);
    let again = false;
    for (const [id, { rev, from }] of this.awaited) {
      const document = stored.get(id);
      if (document && isUnsent(document)) continue;
      this.awaited.delete(id);
      if (this.options.isSetAside?.(id)) continue;
      if (document && (document._deleted ? rev === Number.POSITIVE_INFINITY : document.rev >= rev)) continue;
      this.rewindTo = this.rewindTo === undefined ? from : earlier(this.rewindTo, from);
      again = true;
    }
    return again;
  }

  private startOf(last: Checkpoint | undefined): Checkpoint | null {
    if (this.wholeWanted) {
      this.wholeWanted = false;
      this.whole = new Set();
      this.rewindTo = undefined;
      return null;
    }
    const wanted = this.rewindTo === undefined ? (last ?? null) : earlier(last ?? null, this.rewindTo);
    this.rewindTo = undefined;
    return wanted;
  }

  private async remember(documents: Replicated[], from: Checkpoint | null): Promise<void> {
    const { collection, collections } = this.options;
    const stored = await storedById(
      collections[collection],
      documents.map(({ id }) => id),
    );
    for (const document of documents) {
      const here = stored.get(document.id);
      if (!here) continue;
      const rev = document._deleted ? Number.POSITIVE_INFINITY : (document.rev ?? 0);
      const arrived = document._deleted ? here._deleted : here.rev === rev;
      if (arrived && !isUnsent(here)) continue;
      const known = this.awaited.get(document.id);
      this.awaited.set(document.id, { rev, from: known ? earlier(known.from, from) : from });
    }
  }

  /** Tombstones for what is here without an edit of its own and was not in a whole pull. */
  private async unseen(seen: Set<string>): Promise<Replicated[]> {
    const here = await this.options.collections[this.options.collection].find().exec();
    return here
      .map((document) => document.toJSON())
      .filter((document) => document.rev > 0 && !isUnsent(document) && !seen.has(document.id))
      .map(({ id }) => ({ id, _deleted: true }));
  }
}

function earlier(a: Checkpoint | null, b: Checkpoint | null): Checkpoint | null {
  if (a === null || b === null || a.epoch !== b.epoch) return null;
  return a.seq <= b.seq ? a : b;
}
