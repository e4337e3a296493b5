import type { Checkpoint, Collection, PullAnswer } from "shared-schema/sync/wire";
import type { PlainCollections, Replicated } from "../stored.ts";
import { allStored, isUnsent, storedById } from "./local.ts";

export interface PullHandlerOptions {
  collection: Collection;
  collections: PlainCollections;
  /** Asks the server; has dealt with a new epoch by the time it answers. */
  pull(from: Checkpoint | null, limit: number): Promise<PullAnswer>;
}

interface Awaited {
  rev: number;
  /** Where to pull from to get it again. */
  from: Checkpoint | null;
}

/**
 * The pull handler that RxDB calls. RxDB leaves out a document that has an unsent edit, or of which it is just writing the answer
 * to a push, and moves its checkpoint all the same. What was told of documents that are here is remembered, and pulled again where
 * it has not arrived once all edits have been sent.
 */
export class PullHandler {
  private readonly awaited = new Map<string, Awaited>();
  private rewindTo: Checkpoint | null | undefined;
  private readonly options: PullHandlerOptions;
  private whole: Set<string> | null = null;
  private wholeWanted = false;
  private readonly soughtFor = new Set<string>();

  constructor(options: PullHandlerOptions) {
    this.options = options;
  }

  /** Makes the next pull begin at the beginning, and drop what the server no longer shows. */
  startOver(): void {
    this.wholeWanted = true;
  }

  readonly handle = async (last: Checkpoint | undefined, limit: number) => {
    const from = this.startOf(last);
    const answer = await this.options.pull(from, limit);
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
    await this.rememberOwnCopies();
    if (this.awaited.size === 0) return false;
    const stored = await storedById(this.options.collections[this.options.collection], [...this.awaited.keys()]);
    let again = false;
    for (const [id, { rev, from }] of this.awaited) {
      const document = stored.get(id);
      if (document && isUnsent(document)) continue;
      this.awaited.delete(id);
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
      if (arrived && !isUnsent(here) && !this.isOwnCopy(here)) continue;
      const known = this.awaited.get(document.id);
      this.awaited.set(document.id, { rev, from: known ? earlier(known.from, from) : from });
    }
  }

  /**
   * An own copy may stand in the way of the server's row without having been seen when that came: it was written in between,
   * or the app has ended since. The row is asked for again, once.
   */
  private async rememberOwnCopies(): Promise<void> {
    const { collection, collections } = this.options;
    if (collection !== "inbox") return;
    for (const document of await allStored(collections.inbox)) {
      if (!this.isOwnCopy(document) || this.soughtFor.has(document.id)) continue;
      this.soughtFor.add(document.id);
      this.awaited.set(document.id, { rev: 1, from: null });
    }
  }

  /** A row of the inbox that this device made itself gives way to the server's, which also knows who wrote the other value. */
  private isOwnCopy(here: { rev?: number; _deleted: boolean }): boolean {
    return this.options.collection === "inbox" && here.rev === 0 && !here._deleted;
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
