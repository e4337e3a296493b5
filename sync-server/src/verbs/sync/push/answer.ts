import { isContainer, isEqual } from "shared-schema/base/equal";
import type { BriefResult, Collection, GoneDocument, WireDocument } from "shared-schema/sync/wire";
import type { Actor, Tx } from "../../base/context.ts";
import type { Body } from "../../base/uncut.ts";
import { spendAnswer } from "../../base/work.ts";
import { copyOf, goneJson, wireJson } from "../../visibility/shown.ts";
import { type EditOutcome, idIn, type PushedEdit } from "./edit.ts";

/** The server's state of a document as this user may see it; a tombstone when it is deleted or out of sight. */
export function masterFor(tx: Tx, actor: Actor, collection: Collection, id: string): WireDocument | GoneDocument {
  const row = tx.store.documents.visibleTo(actor.user_id, collection, id);
  if (!row) return { id, _deleted: true };
  const body = copyOf(collection, row, row.sight);
  return { id, rev: row.rev, e: "", schema: row.schema, body, _deleted: false };
}

/**
 * The results of a push as JSON text, in the order of its changes. The state of a document is in it once, with its last change:
 * otherwise hundreds of changes of one document would repeat it hundreds of times.
 */
export function resultsJson(
  tx: Tx,
  actor: Actor,
  { changes, brief = false }: { changes: readonly PushedEdit[]; brief: boolean | undefined },
  outcomeOf: (change: PushedEdit) => EditOutcome,
): string {
  const last = new Map(changes.map((change) => [documentOf(change), change]));
  const results = changes.map((change) => {
    const withMaster = last.get(documentOf(change)) === change;
    const json = resultJson(tx, actor, change, outcomeOf(change), { brief, withMaster });
    spendAnswer(tx, json.length);
    return json;
  });
  return `[${results.join(",")}]`;
}

function documentOf(change: PushedEdit): string {
  return `${change.collection}/${idIn(change) ?? ""}`;
}

/**
 * One result as JSON text: what the edit came to, and the server's state as this user may see it now. To a sender that asks for
 * brief answers, what was taken as it was sent is not repeated.
 */
function resultJson(
  tx: Tx,
  actor: Actor,
  change: PushedEdit,
  outcome: EditOutcome,
  { brief, withMaster }: { brief: boolean; withMaster: boolean },
): string {
  const { kept, unkept, committed, ...rest } = outcome;
  const id = idIn(change);
  if (brief && committed?.body && committed.readers.has(actor.user_id) && isAsSent(change, committed.body)) {
    const { rev, schema } = committed;
    return JSON.stringify({ op: change.op, outcome: "taken", rev, schema } satisfies BriefResult);
  }
  const row = id === null ? undefined : tx.store.documents.visibleTo(actor.user_id, change.collection, id);
  const gone = id === null ? "null" : goneJson(change.collection, id);
  const inbox = kept && { inbox: [...rowsOf(tx, actor, kept, row !== undefined), ...(unkept ?? [])] };
  const result = JSON.stringify({ op: change.op, ...rest, ...inbox });
  if (!withMaster) return result;
  // No document is under a key that names no kind of record.
  const { collection } = change;
  const master = row && collection !== "agreement_records" ? wireJson(tx, actor, collection, row) : gone;
  return `${result.slice(0, -1)},"master":${master}}`;
}

/** Rows of the inbox as they stand. A user who no longer sees the document does not get its values again. */
function rowsOf(tx: Tx, actor: Actor, keys: readonly string[], maySeeValues: boolean): WireDocument[] {
  return keys
    .map((key) => masterFor(tx, actor, "inbox", key))
    .filter((row) => "body" in row)
    .filter(({ body }) => maySeeValues || body["theirs"] === null);
}

function isAsSent({ next }: PushedEdit, body: Body): boolean {
  return isContainer(next) && isEqual(next["body"], body);
}

/** The body of what a master shows; null for a tombstone. */
export function shownBody(master: WireDocument | GoneDocument): Body | null {
  return "body" in master ? master.body : null;
}
