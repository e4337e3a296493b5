import { BehaviorSubject, concat, filter, firstValueFrom, NEVER, type Observable } from "rxjs";

/** How far fetching has come since replication began: only what the server has answered counts. */
export interface ArrivalState {
  /** Every collection has been pulled to its end, and written, once. */
  complete: boolean;
  /** Documents that have arrived so far. */
  received: number;
}

/** What of a collection's replication tells that its first pull is over. */
interface Pulling {
  state: {
    startPromise: Promise<unknown>;
    internalReplicationState?: { firstSyncDone: { down: Observable<boolean> } };
  };
}

const BEGINNING: ArrivalState = { complete: false, received: 0 };

/** Follows the first pull of every collection: before it is complete, nobody knows whether everything is saved. */
export class Arrival {
  readonly state = new BehaviorSubject<ArrivalState>(BEGINNING);

  /** Begins anew with these; complete when the last of them has come to its end. */
  async follow(replications: readonly Pulling[], signal: AbortSignal): Promise<void> {
    this.state.next(BEGINNING);
    await Promise.all(replications.map(pulledOnce));
    if (!signal.aborted) this.state.next({ ...this.state.value, complete: true });
  }

  /** A page of documents has come. */
  arrived(count: number): void {
    const { complete, received } = this.state.value;
    if (!complete && count > 0) this.state.next({ complete, received: received + count });
  }
}

/** Stays pending for a replication that is cancelled before. */
async function pulledOnce({ state }: Pulling): Promise<void> {
  await state.startPromise;
  const down = state.internalReplicationState?.firstSyncDone.down;
  await firstValueFrom(concat(down ?? NEVER, NEVER).pipe(filter(Boolean)));
}
