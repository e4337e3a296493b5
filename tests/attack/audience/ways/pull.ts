import { addressOf } from "shared-schema/sync/address";
import { SYNCED, type SyncedCollection } from "shared-schema/sync/wire";
import { PEOPLE } from "../world/cast.ts";
import type { Way } from "./way.ts";

const PAGE = 4;

/** Every page of every collection, from the beginning. Records are told apart by their kind. */
export const pull: Way = {
  name: "pull",
  async *walk({ people }) {
    for (const name of PEOPLE) {
      for (const collection of SYNCED) {
        for await (const { documents, ...page } of pages(people[name].client, collection)) {
          yield { to: name, what: collection, text: JSON.stringify(page) };
          for (const document of documents) {
            const what = addressOf({ collection, id: document.id }).collection;
            yield { to: name, what, text: JSON.stringify(document) };
          }
        }
      }
    }
  },
};

interface Page {
  documents: { id: string }[];
  checkpoint: { seq: number };
}

async function* pages(
  client: { get(path: string): Promise<{ body: Page }> },
  collection: SyncedCollection,
): AsyncGenerator<Page> {
  for (let seq = 0, isMore = true; isMore; ) {
    const { body } = await client.get(`/sync/pull?collection=${collection}&seq=${seq}&limit=${PAGE}`);
    yield body;
    isMore = body.documents.length > 0;
    seq = body.checkpoint.seq;
  }
}
