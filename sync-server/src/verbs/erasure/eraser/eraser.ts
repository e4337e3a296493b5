import { isEqual } from "shared-schema/base/equal";
import type { JsonMap } from "shared-schema/base/json";
import { collectionName } from "shared-schema/sync/wire";
import type { KeptText, TextKind } from "../../../store/queries/audit/erasure.ts";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { HistoryRow } from "../../../store/queries/history.ts";
import type { Tx } from "../../base/context.ts";
import { uncutBody } from "../../base/uncut.ts";
import { rulesFor } from "../../documents/collectionRules.ts";
import { commitDocument } from "../../documents/commitDocument.ts";

/** Takes values out of everything that is kept. Values that it returns unchanged are left alone. */
export interface Eraser {
  /** A body, as it stands or as it once was. */
  body(collection: string, id: string, body: JsonMap): JsonMap;
  /** A JSON text from outside the history; null where nothing of it is left. @param document its key, such as `profiles/12` */
  text(kind: TextKind, value: unknown, document: string | null): unknown;
  /** Called for each body of the history before it is rewritten. */
  rewriting?(body: JsonMap): void;
}

/** Both erasers, one after the other. */
export function bothErasers(first: Eraser, second: Eraser): Eraser {
  return {
    body: (collection, id, body) => second.body(collection, id, first.body(collection, id, body)),
    text: (kind, value, document) => second.text(kind, first.text(kind, value, document), document),
    rewriting(body) {
      first.rewriting?.(body);
      second.rewriting?.(body);
    },
  };
}

/**
 * Erases from a document as it stands: it gets a new revision, so that devices are told.
 * @param op of the new revision
 * @returns whether there was anything to erase
 */
export function eraseStanding(tx: Tx, eraser: Eraser, before: DocumentRow, op = `purge-${tx.ids.uuid()}`): boolean {
  const { collection, id } = before;
  const body = eraser.body(collection, id, uncutBody(before));
  if (before.deleted || isSame(body, uncutBody(before))) return false;
  commitDocument(tx, {
    ...{ collection: collectionName.parse(collection), id, before, body },
    ...{ user_id: null, op, event: null },
  });
  return true;
}

/**
 * Erases from a revision of the history, and from its document where it is the current one. The next event covers the revision.
 * @returns whether there was anything to erase
 */
export function eraseRevision(tx: Tx, eraser: Eraser, row: HistoryRow): boolean {
  const erase = rulesFor(row.collection)?.erase;
  if (!erase?.person && !erase?.travel) return false;
  const body = eraser.body(row.collection, row.id, uncutBody(row));
  if (isSame(body, uncutBody(row))) return false;
  const current = tx.store.documents.get(row.collection, row.id);
  if (current?.rev === row.rev) eraseStanding(tx, eraser, current);
  eraser.rewriting?.(uncutBody(row));
  tx.store.erasure.rewrite(row, JSON.stringify(body));
  return true;
}

/** Erases from a text outside the history. @returns whether there was anything to erase */
export function eraseText(tx: Tx, eraser: Eraser, kind: TextKind, kept: KeptText): boolean {
  const before: unknown = JSON.parse(kept.text);
  const after = eraser.text(kind, before, kept.document);
  if (isSame(before, after)) return false;
  tx.store.erasure.replaceText(kind, kept, after === null ? null : JSON.stringify(after));
  return true;
}

/** Most bodies come back as the same object. */
function isSame(before: unknown, after: unknown): boolean {
  return before === after || isEqual(before, after);
}
