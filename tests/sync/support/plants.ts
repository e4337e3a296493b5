import { isContainer } from "shared-schema/sync/equal";
import { type PushAnswer, pushRequest } from "shared-schema/sync/wire";
import type { Store } from "../../../sync-server/src/store/store.ts";
import type { Fetch } from "./network.ts";
import type { Plant } from "./plant.ts";
import type { TestServer } from "./server.ts";

type FeedPut = Store["feed"]["put"];

const withFeed = (put: (inner: FeedPut) => FeedPut): Plant => ({
  store: (store) => ({ ...store, feed: { ...store.feed, put: put(store.feed.put) } }),
});

/** Changes the edits of a push on their way. */
function onPush(change: (server: TestServer, body: string) => string): Plant {
  return {
    wire: (server, way) => (url, init) => {
      const push = url.endsWith("/api/sync/push") && typeof init.body === "string";
      return way(url, push ? { ...init, body: change(server, String(init.body)) } : init);
    },
  };
}

/** Changes the answer to a push on its way. */
function onAnswer(change: (answer: PushAnswer) => Response): Plant["wire"] {
  return (_, way): Fetch =>
    async (url, init) => {
      const response = await way(url, init);
      if (!url.endsWith("/api/sync/push") || !response.ok) return response;
      return change(await response.json());
    };
}

/** Defects that designs of this kind have, one for each invariant and each trap. */
export const PLANTS = {
  "the last writer wins": onPush((server, body) => {
    const request = pushRequest.parse(JSON.parse(body));
    const changes = request.changes.map((change) => {
      const assumed = server.committed(change.collection, String((change.next as { id?: unknown }).id));
      return assumed && change.assumed ? { ...change, assumed } : change;
    });
    return JSON.stringify({ ...request, changes });
  }),

  "a clash is swallowed": {
    store: (store) => ({
      ...store,
      documents: {
        ...store.documents,
        put: (row) => (row.collection === "inbox" ? undefined : store.documents.put(row)),
      },
      ledger: {
        ...store.ledger,
        addRevision: (row) => (row.collection === "inbox" ? undefined : store.ledger.addRevision(row)),
      },
    }),
  },

  "a lost access leaves no tombstone": withFeed(
    (put) => (user, collection, id, seq, gone, at) => (gone ? undefined : put(user, collection, id, seq, gone, at)),
  ),

  "the feed forgets a row now and then": withFeed((put) => {
    let count = 0;
    return (...row) => {
      count += 1;
      return count > 40 && count % 5 === 0 ? undefined : put(...row);
    };
  }),

  "the conflict handler throws": {
    device: ({ open }) => {
      const fail = () => {
        throw new Error("planted");
      };
      Object.assign(open.database.collections.agreements, {
        conflictHandler: { isEqual: () => false, resolve: fail },
      });
    },
  },

  "an answered edit is not remembered": {
    store: (store) => ({ ...store, ledger: { ...store.ledger, resultOf: () => undefined } }),
  },

  "the checkpoint passes a failed write": {
    unguarded: true,
    wire: (_, way) => async (url, init) =>
      url.includes("/sync/digest") ? new Response("{}", { status: 503 }) : way(url, init),
  },

  "one bad row fails the whole push": {
    wire: onAnswer((answer) => {
      const refused = answer.results.some(({ outcome }) => outcome === "refused");
      return refused ? new Response("{}", { status: 503 }) : Response.json(answer);
    }),
  },

  "a lock is not respected": {
    store: (store) => ({
      ...store,
      documents: {
        ...store.documents,
        get: (collection, id) => {
          const row = store.documents.get(collection, id);
          return row && collection === "agreements" ? { ...row, body: row.body.replace('"LOCKED"', '"DRAFT"') } : row;
        },
      },
    }),
  },

  "access is asked of the document alone": {
    store: (store) => ({
      ...store,
      acl: { ...store.acl, revoke: () => undefined },
      feed: {
        ...store.feed,
        put: (user, collection, id, seq, _, at) => store.feed.put(user, collection, id, seq, false, at),
      },
    }),
  },

  "a field of a newer client is dropped": onPush((_, body) => {
    const request = pushRequest.parse(JSON.parse(body));
    for (const { next } of request.changes) {
      if (isContainer(next) && isContainer(next.body)) delete next.body.of_a_newer_client;
    }
    return JSON.stringify(request);
  }),

  "a gap between two events does not show": {
    ear: (way) => async (url, init) => {
      const response = await way(url, init);
      if (!url.includes("/api/sync/stream") || !response.body) return response;
      let heard: number | null = null;
      const blind = new TransformStream<string, string>({
        // As if each event followed the one that was heard last.
        transform: (text, out) => {
          const told = text.replace(/"prev":(\d+),"seq":(\d+)/g, (_all, prev: string, seq: string) => {
            const before = heard ?? Number(prev);
            heard = Number(seq);
            return `"prev":${before},"seq":${seq}`;
          });
          out.enqueue(told);
        },
      });
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(blind)
        .pipeThrough(new TextEncoderStream());
      return new Response(body, response);
    },
  },
} satisfies Record<string, Plant>;

export type PlantName = keyof typeof PLANTS;
