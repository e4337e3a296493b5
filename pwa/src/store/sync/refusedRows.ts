import type { InboxBody } from "shared-schema/sync/inbox";
import { inboxKey } from "shared-schema/sync/op";
import { CHANGED_TOO, numberedTitle, ownWords } from "shared-schema/sync/ownWords";
import type { PushChange, PushResult, WireDocument } from "shared-schema/sync/wire";
import { bodyOf, type PlainCollections, type Replicated, toWire } from "../stored.ts";
import { titleOf } from "./titles.ts";

export interface InboxRow {
  key: string;
  body: InboxBody;
}

/** The rows that the server writes to the author's inbox for this answer, made again from the answer itself. */
export function inboxRowsOf(userId: number, change: PushChange, result: PushResult, at: string): InboxRow[] {
  const next = toWire(change.next as Replicated);
  const assumed = change.assumed ? toWire(change.assumed as Replicated) : null;
  const mine = bodyOf(next);
  const base = bodyOf(assumed);
  const outOfSight = assumed !== null && bodyOf(result.master) === null && result.code !== "id-taken";
  const title = outOfSight
    ? numberedTitle(change.collection, next.id)
    : titleOf(change.collection, mine ?? base ?? bodyOf(result.master)) || numberedTitle(change.collection, next.id);
  const row = (kind: InboxBody["kind"], path: string, code: string, message: string) => ({
    user_id: userId,
    kind,
    collection: change.collection,
    document_id: next.id,
    title: title.slice(0, 300),
    op: change.op,
    path: path.slice(0, 300),
    code,
    message,
    at,
    by: null,
  });
  const clashes = (result.clashes ?? []).map(({ path, base, mine, theirs }) => ({
    key: inboxKey(change.op, path),
    body: { ...row("clash", path, "clash", result.message ?? CHANGED_TOO), base, mine, theirs },
  }));
  if (result.outcome !== "refused") return clashes;
  const message = result.message ?? "The server did not take this change.";
  const whole = outOfSight
    ? { base: null, mine: mine && ownWords(base ?? {}, mine), theirs: null }
    : { base, mine, theirs: bodyOf(result.master) };
  const refusal = {
    key: inboxKey(change.op, ""),
    body: { ...row("refused", "", result.code ?? "refused", message), ...whole },
  };
  return clashes.length > 0 ? clashes : [refusal];
}

/** Keeps rows in the inbox, except those that are, or were, there already. */
export async function keepInInbox(inbox: PlainCollections["inbox"], rows: InboxRow[], schema: number): Promise<void> {
  if (rows.length === 0) return;
  const known = await inbox.storageInstance.findDocumentsById(
    rows.map(({ key }) => key),
    true,
  );
  const keys = new Set(known.map(({ id }) => id));
  const fresh = rows.filter(({ key }) => !keys.has(key));
  if (fresh.length === 0) return;
  await inbox.bulkInsert(fresh.map(({ key, body }) => ({ id: key, rev: 0, e: "", schema, body })));
}

/** The state that stands, as RxDB is answered; a document that is nowhere is gone. */
export function masterOf(id: string, master: PushResult["master"]): Replicated {
  if (master === null || !isWhole(master)) return { id, _deleted: true };
  return { ...master, e: "" };
}

function isWhole(document: NonNullable<PushResult["master"]>): document is WireDocument {
  return "body" in document;
}
