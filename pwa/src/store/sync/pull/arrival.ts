import { BehaviorSubject, concat, filter, firstValueFrom, NEVER, type Observable } from "rxjs";
import type { SyncedCollection } from "shared-schema/sync/wire";
import type { ArrivalState } from "../../queries/syncFacts.ts";

/** The part of a collection's replication that tells when its first pull is over. */
interface Pulling {
  collection: SyncedCollection;
  state: {
    startPromise: Promise<unknown>;
    internalReplicationState?: { firstSyncDone: { down: Observable<boolean> } };
  };
}

const BEGINNING: ArrivalState = { complete: false, received: 0, pulled: [] };

/** Follows the first pull of every collection: before it is complete, no one knows whether everything is saved. */
export class Arrival {
  readonly state = new BehaviorSubject<ArrivalState>(BEGINNING);

  /** Begins again with these; complete when the last of them has come to its end. */
  async follow(replications: readonly Pulling[], signal: AbortSignal): Promise<void> {
    this.state.next(BEGINNING);
    const follow = async (pulling: Pulling) => {
      await pulledOnce(pulling);
      const { value } = this.state;
      if (!signal.aborted) this.state.next({ ...value, pulled: [...value.pulled, pulling.collection] });
    };
    await Promise.all(replications.map(follow));
    if (!signal.aborted) this.state.next({ ...this.state.value, complete: true });
  }

  /** A page of documents has come. */
  arrived(count: number): void {
    const { value } = this.state;
    if (!value.complete && count > 0) this.state.next({ ...value, received: value.received + count });
  }
}

/** Stays pending for a replication that is cancelled before. */
async function pulledOnce({ state }: Pulling): Promise<void> {
  await state.startPromise;
  const down = state.internalReplicationState?.firstSyncDone.down;
  await firstValueFrom(concat(down ?? NEVER, NEVER).pipe(filter(Boolean)));
}
