import type { WireRefusal } from "shared-schema/refusals/wire";
import { addressOf } from "shared-schema/sync/address";
import { authorDiff, numberedTitle } from "shared-schema/sync/authorDiff";
import { type InboxBody, inboxBody } from "shared-schema/sync/inbox";
import { isOmitted } from "shared-schema/sync/keptRow";
import { inboxKey } from "shared-schema/sync/op";
import { type PushChange, type PushResult, SCHEMA_VERSION, type WireDocument } from "shared-schema/sync/wire";
import { bodyOf, type PlainCollections, type Replicated, sentState } from "../../database/stored.ts";
import { titleOf } from "../../queries/titles.ts";

/** A row of the inbox: the server's, or with `rev` 0 one that this device alone has. */
export interface InboxRow {
  id: string;
  rev: number;
  schema: number;
  body: InboxBody;
}

/**
 * Returns the rows that an answer gives its author to decide: the server's, or one made here where the server has made
 * none.
 */
export function inboxRowsOf(userId: number, change: PushChange, result: PushResult, at: string): InboxRow[] {
  if (!result.inbox) return result.outcome === "refused" ? [ownRow(userId, change, result, at)] : [];
  return result.inbox.map((row) => rowFrom(row, change, result) ?? ownRow(userId, change, result, at));
}

/** The server's row; null where this version of the app cannot read it. */
function rowFrom({ id, rev, schema, body }: WireDocument, change: PushChange, result: PushResult): InboxRow | null {
  const { success, data: row } = inboxBody.loose().safeParse(body);
  if (!success) return null;
  // Sides that are too large for the server to tell are on this device.
  return { id, rev, schema, body: isOmitted(row) ? { ...row, ...sidesOf(change, result) } : row };
}

/** The row of a change that the server could not read or failed to decide, or of an answer that cannot be read here. */
function ownRow(userId: number, change: PushChange, result: PushResult, at: string): InboxRow {
  const { op } = change;
  const { collection, id } = addressOf({ collection: change.collection, id: sentState(change.next).id });
  const sides = sidesOf(change, result);
  const title = isOutOfSight(change, result) ? "" : titleOf(collection, sides.mine ?? sides.base ?? sides.theirs);
  const body: InboxBody = {
    user_id: userId,
    kind: result.outcome === "refused" ? "refused" : "conflict",
    collection,
    document_id: id,
    title: (title || numberedTitle(collection, id)).slice(0, 300),
    op,
    path: "",
    ...reasonOf(result),
    ...sides,
    at,
    by: null,
  };
  return { id: inboxKey(op, ""), rev: 0, schema: SCHEMA_VERSION, body };
}

const isOutOfSight = ({ assumed }: PushChange, { master }: PushResult) => assumed !== null && bodyOf(master) === null;

/**
 * The three states of a change. A document that has left the user's sight does not stay here: only the user's own words
 * do.
 */
function sidesOf(change: PushChange, result: PushResult) {
  const base = change.assumed ? bodyOf(sentState(change.assumed)) : null;
  const mine = bodyOf(sentState(change.next));
  if (isOutOfSight(change, result)) return { base: null, mine: mine && authorDiff(base ?? {}, mine), theirs: null };
  return { base, mine, theirs: bodyOf(result.master) };
}

/** Returns the reason why an edit was not taken as it was sent. */
export function reasonOf({ code = "edit.conflict", params, fields }: PushResult): WireRefusal {
  return { code, ...(params && { params }), ...(fields && { fields }) };
}

/** Keeps rows in the inbox, except those that are, or were, there already. They are no edits, and are not sent. */
export async function keepInInbox(inbox: PlainCollections["inbox"], rows: InboxRow[]): Promise<void> {
  if (rows.length === 0) return;
  const known = await inbox.storageInstance.findDocumentsById(
    rows.map(({ id }) => id),
    true,
  );
  const ids = new Set(known.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !ids.has(id));
  if (fresh.length === 0) return;
  await inbox.bulkInsert(fresh.map((row) => ({ ...row, e: "" })));
}

/** The current state, as RxDB is answered; a document that is nowhere is gone. */
export function masterOf(id: string, master: PushResult["master"]): Replicated {
  if (master === null || !isWhole(master)) return { id, _deleted: true };
  return { ...master, e: "" };
}

function isWhole(document: NonNullable<PushResult["master"]>): document is WireDocument {
  return "body" in document;
}
