import { COLLECTIONS, type Collection } from "shared-schema/sync/wire";
import { PEOPLE } from "../world/cast.ts";
import type { Way } from "./way.ts";

const PAGE = 4;

/** Every page of every collection, from the beginning. */
export const pull: Way = {
  name: "pull",
  async *walk({ people }) {
    for (const name of PEOPLE) {
      for (const collection of COLLECTIONS) {
        for await (const text of pages(people[name].client, collection)) yield { to: name, what: collection, text };
      }
    }
  },
};

async function* pages(
  client: { get(path: string): Promise<{ body: { documents: unknown[]; checkpoint: { seq: number } } }> },
  collection: Collection,
): AsyncGenerator<string> {
  for (let seq = 0, isMore = true; isMore; ) {
    const { body } = await client.get(`/sync/pull?collection=${collection}&seq=${seq}&limit=${PAGE}`);
    yield JSON.stringify(body);
    isMore = body.documents.length > 0;
    seq = body.checkpoint.seq;
  }
}
