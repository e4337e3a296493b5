import { collectionsIn, placeOf } from "shared-schema/sync/address";
import { digestOf } from "shared-schema/sync/op";
import { type Digest, MOST_PULL_BYTES, type ResetAnswer, type SyncedCollection } from "shared-schema/sync/wire";
import type { PullRow } from "../../../store/queries/feed.ts";
import { type Actor, type Deps, reading, type Tx } from "../../base/context.ts";
import { goneJson, wireJson } from "../../visibility/shown.ts";

interface PullQuestion {
  collection: SyncedCollection;
  /** Of the last pull; empty at the first. */
  epoch: string;
  seq: number;
  limit: number;
}

/**
 * Returns the changes for a user since a checkpoint. A page ends at its number of rows or its size, whichever comes
 * first.
 * @returns the answer as JSON text: bodies are handed on as they are stored, without being parsed
 */
export function pullDocuments(deps: Deps, actor: Actor, question: PullQuestion): string {
  const { store } = deps;
  const epoch = store.meta.epoch() ?? "";
  if (question.epoch !== "" && question.epoch !== epoch) {
    return JSON.stringify({ epoch, reset: true } satisfies ResetAnswer);
  }
  const tx = reading(deps);
  const documents: string[] = [];
  let [seq, bytes, more] = [question.seq, 0, ""];
  for (const row of store.feed.pull(actor.user_id, collectionsIn(question.collection), seq, question.limit)) {
    const json = documentJson(tx, actor, row);
    bytes += Buffer.byteLength(json);
    if (documents.length > 0 && bytes > MOST_PULL_BYTES) {
      more = ',"more":true';
      break;
    }
    documents.push(json);
    seq = row.seq;
  }
  return `{"documents":[${documents.join(",")}],"checkpoint":${JSON.stringify({ epoch, seq })}${more}}`;
}

function documentJson(tx: Tx, actor: Actor, { collection, body, sight, ...row }: PullRow): string {
  if (body === null || sight === null) return goneJson(collection, row.id);
  return wireJson(tx, actor, collection, { ...row, body, sight });
}

/** Returns the server's record of the documents that a user holds of a collection. */
export function digestDocuments(deps: Deps, actor: Actor, synced: SyncedCollection): Digest {
  const rows = collectionsIn(synced).flatMap((collection) =>
    deps.store.feed
      .revisionsFor(actor.user_id, collection)
      .map(({ id, rev }) => ({ ...placeOf({ collection, id }), rev })),
  );
  const xor = rows.reduce((sum, row) => sum ^ digestOf(row.id, row.rev), 0);
  // Bitwise operators answer signed numbers; a digest is not negative.
  return { count: rows.length, xor: xor >>> 0 };
}
