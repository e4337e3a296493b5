import type { InboxBody } from "shared-schema/sync/inbox";
import type { KeyDoc } from "../../../store/queries/documents.ts";
import { BY_LINK } from "./sides.ts";

type Row = KeyDoc<InboxBody>;

/** One thing to decide: an edit, or all that a passenger sent. */
export interface Decision {
  first: Row;
  rows: Row[];
  byGuest: boolean;
}

/** Puts together what a passenger sent by links; the order is that of the newest of each. */
export function decisionsOf(rows: readonly Row[]): Decision[] {
  const guests = new Map<string, Decision>();
  return rows.flatMap((row) => {
    const decision = { first: row, rows: [row], byGuest: row.body.code === BY_LINK };
    if (!decision.byGuest) return [decision];
    const known = guests.get(row.body.document_id);
    known?.rows.push(row);
    if (known) return [];
    guests.set(row.body.document_id, decision);
    return [decision];
  });
}
