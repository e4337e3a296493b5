import { isEqual } from "shared-schema/base/equal";
import type { JsonMap } from "shared-schema/base/json";
import { collectionName } from "shared-schema/sync/wire";
import { KEPT_TEXTS, type TextKind } from "../../../store/queries/audit/erasure.ts";
import { parsedBody } from "../../core/bodies.ts";
import { commitDocument } from "../../core/commitDocument.ts";
import type { Tx } from "../../core/context.ts";

/** Takes values out of everything that is kept. Rows that it returns unchanged are left alone. */
export interface Eraser {
  /** A body, as it stands or as it once stood. */
  body(collection: string, id: string, body: JsonMap): JsonMap;
  /** A JSON text from outside the history; null where nothing of it is left. @param document its key, such as `profiles/12` */
  text(kind: TextKind, value: unknown, document: string | null): unknown;
  /** Told of each body of the history before it is rewritten. */
  rewriting?(body: JsonMap): void;
}

/**
 * Erases from documents, their history and the texts beside it. Documents that stand get a new revision, so that devices are told. The
 * verb's own event, noted afterwards, covers the rest.
 */
export function eraseFrom(tx: Tx, eraser: Eraser): { revisions: number; texts: number } {
  eraseStanding(tx, eraser);
  return { revisions: rewriteHistory(tx, eraser), texts: rewriteTexts(tx, eraser) };
}

function eraseStanding(tx: Tx, eraser: Eraser): void {
  for (const key of tx.store.erasure.documents()) {
    const before = tx.store.documents.get(key.collection, key.id);
    if (!before || before.deleted) continue;
    const body = eraser.body(key.collection, key.id, parsedBody(before));
    if (isEqual(body, parsedBody(before))) continue;
    const collection = collectionName.parse(key.collection);
    const op = `purge-${tx.ids.uuid()}`;
    commitDocument(tx, { collection, id: key.id, before, body, user_id: null, op, event: null });
  }
}

function rewriteHistory(tx: Tx, eraser: Eraser): number {
  let revisions = 0;
  for (const row of tx.store.erasure.revisions()) {
    const body = eraser.body(row.collection, row.id, parsedBody(row));
    if (isEqual(body, parsedBody(row))) continue;
    eraser.rewriting?.(parsedBody(row));
    tx.store.erasure.rewrite(row, JSON.stringify(body));
    revisions += 1;
  }
  return revisions;
}

function rewriteTexts(tx: Tx, eraser: Eraser): number {
  let count = 0;
  for (const kind of KEPT_TEXTS) {
    for (const { row, document, text } of tx.store.erasure.texts(kind)) {
      const before: unknown = JSON.parse(text);
      const after = eraser.text(kind, before, document);
      if (isEqual(before, after)) continue;
      tx.store.erasure.replaceText(kind, row, after === null ? null : JSON.stringify(after));
      count += 1;
    }
  }
  return count;
}
