import { done, type Result } from "shared-schema/base/result";
import type { DocumentEvent } from "../base/audit/events.ts";
import type { Actor, Tx } from "../base/context.ts";
import type { WrittenCollection } from "./collectionRules.ts";
import { commitDocument } from "./commitDocument.ts";
import { decide } from "./rules.ts";

interface NewDocument {
  collection: WrittenCollection;
  id: string;
  body: unknown;
  /** Null where it is written along with another document, whose event tells it. */
  event: DocumentEvent | null;
}

/** A REST call's new document, through the same rule and the same commit as a push. */
export function createDocument(tx: Tx, actor: Actor, { collection, id, body, event }: NewDocument): Result<null> {
  const verdict = decide(tx, actor, { collection, id }, null, body);
  if (!verdict.ok) return verdict;
  const op = `rest-${tx.ids.uuid()}`;
  commitDocument(tx, { collection, id, before: null, body: verdict.value, user_id: actor.user_id, op, event });
  return done(null);
}
