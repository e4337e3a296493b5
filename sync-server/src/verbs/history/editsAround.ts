import type { HistoryEntry } from "shared-schema/api/agreement/history";
import type { Written } from "../../store/queries/history.ts";
import type { Actor, Tx } from "../base/context.ts";
import { type ReadableRow, readable } from "../documents/readable.ts";
import { shown } from "../visibility/shown.ts";

/** A document whose history is told, as its reader gets it now. */
interface AroundDocument {
  collection: HistoryEntry["collection"];
  row: ReadableRow;
}

/** A revision of such a document. */
export type Edit = AroundDocument & Written;

/**
 * Everything that was written of what the reader sees, the newest first. The history of an agreement ends when it is archived: people and
 * yacht go on without it.
 * @param since the revision at which the reader's history of the agreement begins, as `readableSince` says
 */
export function editsAround(tx: Tx, actor: Actor, agreement: ReadableRow, since: number): Edit[] {
  const { history, historySearch } = tx.store;
  const isClosed = shown("agreements", agreement).status === "ARCHIVED";
  const end = (isClosed ? historySearch.archivedAt(agreement.id) : undefined) ?? Number.MAX_SAFE_INTEGER;
  const own = history.writtenAfter("agreements", agreement.id, since);
  const edits = own.map((written): Edit => ({ collection: "agreements", row: agreement, ...written }));
  const began = since || (own[0]?.revision ?? 0);
  for (const document of documentsAround(tx, actor, agreement)) {
    for (const written of history.writtenAfter(document.collection, document.row.id, began))
      edits.push({ ...document, ...written });
  }
  return edits.filter(({ revision }) => revision <= end).sort((a, b) => b.revision - a.revision);
}

function documentsAround(tx: Tx, actor: Actor, agreement: ReadableRow): AroundDocument[] {
  const { id } = agreement;
  const { yacht_id, parties } = shown("agreements", agreement);
  const listed = (collection: AroundDocument["collection"], key: string): AroundDocument[] => {
    const row = readable(tx, actor, collection, key);
    return row ? [{ collection, row }] : [];
  };
  const profiles = new Set(Object.values(parties).map(({ profile_id }) => String(profile_id)));
  return [
    ...listed("approvals", id),
    ...listed("commissions", id),
    ...listed("crew_lists", id),
    ...(yacht_id === null ? [] : listed("yachts", String(yacht_id))),
    ...[...profiles].flatMap((profile) => listed("profiles", profile)),
  ];
}
