import { digestOf } from "shared-schema/sync/op";
import type { Collection, Digest, ResetAnswer } from "shared-schema/sync/wire";
import type { PullRow } from "../store/feed.ts";
import { goneJson, wireJson } from "./bodies.ts";
import type { Actor, Deps } from "./context.ts";

export interface PullQuestion {
  collection: Collection;
  /** Of the last pull; empty at the first. */
  epoch: string;
  seq: number;
  limit: number;
}

/**
 * What has changed for a user since a checkpoint.
 * @returns the answer as JSON text: bodies are handed on as they are stored, without being parsed
 */
export function pullDocuments(deps: Deps, actor: Actor, question: PullQuestion): string {
  const { store } = deps;
  const epoch = store.meta.epoch() ?? "";
  if (question.epoch !== "" && question.epoch !== epoch) {
    return JSON.stringify({ epoch, reset: true } satisfies ResetAnswer);
  }
  const rows = store.feed.pull(actor.user_id, question.collection, question.seq, question.limit);
  const documents = rows.map((row) => documentJson(question.collection, row)).join(",");
  const checkpoint = JSON.stringify({ epoch, seq: rows.at(-1)?.seq ?? question.seq });
  return `{"documents":[${documents}],"checkpoint":${checkpoint}}`;
}

function documentJson(collection: string, { body, sight, ...row }: PullRow): string {
  return body === null || sight === null ? goneJson(row.id) : wireJson(collection, { ...row, body, sight });
}

/** What the server believes a user to hold of a collection. */
export function digestDocuments(deps: Deps, actor: Actor, collection: Collection): Digest {
  const rows = deps.store.feed.revisionsFor(actor.user_id, collection);
  const xor = rows.reduce((sum, row) => sum ^ digestOf(row.id, row.rev), 0);
  // Bitwise operators answer signed numbers; a digest is not negative.
  return { count: rows.length, xor: xor >>> 0 };
}
