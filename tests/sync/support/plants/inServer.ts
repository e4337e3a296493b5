import type { Store } from "../../../../sync-server/src/store/store.ts";
import { openBody, storedBody } from "../../../../sync-server/src/store/storedBody.ts";
import type { Plant } from "./plant.ts";

type FeedPut = Store["feed"]["put"];

const withFeed = (put: (inner: FeedPut) => FeedPut): Plant => ({
  store: (store) => ({ ...store, feed: { ...store.feed, put: put(store.feed.put) } }),
});

/** Defects of a server. */
export const IN_SERVER = {
  "a conflict is swallowed": {
    store: (store) => ({
      ...store,
      documents: {
        ...store.documents,
        put: (row) => (row.collection === "inbox" ? undefined : store.documents.put(row)),
      },
    }),
  },

  "a lost access leaves no tombstone": withFeed((put) => (row) => (row.gone ? undefined : put(row))),

  "the feed forgets a row now and then": withFeed((put) => {
    let count = 0;
    return (row) => {
      count += 1;
      // The grant is there, and no one is told.
      put(count > 40 && count % 5 === 0 ? { ...row, seq: 0 } : row);
    };
  }),

  "an answered edit is not remembered": {
    store: (store) => ({ ...store, history: { ...store.history, resultOf: () => undefined } }),
  },

  "a lock is not respected": {
    store: (store) => ({
      ...store,
      documents: {
        ...store.documents,
        get: (collection, id) => {
          const row = store.documents.get(collection, id);
          if (!row || collection !== "agreements") return row;
          return { ...row, body: storedBody(openBody(row.body).replace('"LOCKED"', '"DRAFT"')) };
        },
      },
    }),
  },

  "access is asked of the document alone": withFeed(
    (put) => (row) => put({ ...row, gone: false, sight: row.sight ?? 0 }),
  ),

  "a number is lent twice": {
    store: (store) => {
      let first: number | null = null;
      const takeIds: Store["meta"]["takeIds"] = (kind, count) => {
        if (kind !== "profile") return store.meta.takeIds(kind, count);
        first ??= store.meta.takeIds(kind, count);
        return first;
      };
      return { ...store, meta: { ...store.meta, takeIds }, leases: { ...store.leases, add: () => undefined } };
    },
  },
} satisfies Record<string, Plant>;
