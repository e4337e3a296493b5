import { map, merge, Observable } from "rxjs";
import { type AnyCollection, TWO_WAY, type TwoWayCollection } from "shared-schema/sync/wire";
import type { OutgoingList } from "../database/outgoing.ts";
import type { PlainCollections } from "../database/stored.ts";
import { type NamedThing, namedDocument } from "../queries/titles.ts";
import { allStored, isUnsent } from "../sync/rxdb/local.ts";

/** A document that the server does not have yet in the state it has here, or a file that waits in the outbox. */
export interface Waiting extends NamedThing {
  collection: AnyCollection | OutgoingList;
  since: string;
  bytes: number;
}

/** Emits what waits for the server, now and after every change, in any tab. */
export function unsent$(collections: PlainCollections, now: () => number): Observable<Waiting[]> {
  return new Observable<Map<string, Waiting>>((observer) => {
    const waiting = new Map<string, Waiting>();
    const note = (collection: TwoWayCollection, document: NotedDocument, at: number) => {
      const key = `${collection}/${document.id}`;
      if (!isUnsent(document)) return waiting.delete(key);
      const since = waiting.get(key)?.since ?? new Date(at).toISOString();
      waiting.set(key, { ...describe(collection, document), since });
      return true;
    };
    const changes = merge(
      ...TWO_WAY.map((collection) => collections[collection].$.pipe(map((event) => ({ collection, event })))),
    ).subscribe(({ collection, event }) => {
      if (note(collection, event.documentData, now())) observer.next(waiting);
    });
    Promise.all(
      TWO_WAY.map(async (collection) => {
        for (const document of await allStored(collections[collection])) {
          if (isUnsent(document)) note(collection, document, document._meta.lwt);
        }
      }),
    ).then(
      () => observer.next(waiting),
      (cause: unknown) => observer.error(cause),
    );
    return () => changes.unsubscribe();
  }).pipe(map((waiting) => [...waiting.values()]));
}

interface NotedDocument {
  id: string;
  e?: string;
  body?: Record<string, unknown>;
}

function describe(collection: TwoWayCollection, { id, body }: NotedDocument) {
  return {
    ...namedDocument({ collection, id }, body ?? null),
    bytes: body ? new TextEncoder().encode(JSON.stringify(body)).length : 0,
  };
}
