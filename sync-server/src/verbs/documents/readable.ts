import { sightOf } from "shared-schema/visibility/readers";
import { LEAST } from "shared-schema/visibility/sight";
import type { DocumentRow } from "../../store/queries/documents.ts";
import type { Committed } from "../base/commit.ts";
import type { Actor, Tx } from "../base/context.ts";
import { rowWith, uncut, uncutBody } from "../base/uncut.ts";

/** A document as it stands, with the bits of its sight for someone who may read it. */
export type ReadableRow = DocumentRow & { sight: number };

/**
 * A document that the actor may read, with the bits of its sight: what is in the actor's feed, and for an administrator every yacht
 * and profile besides. Those that are on no agreement are not sent to administrators' devices, but are looked up here.
 */
export function readable(tx: Tx, actor: Actor, collection: string, id: string): ReadableRow | undefined {
  const fed = tx.store.documents.visibleTo(actor.user_id, collection, id);
  if (fed || !looksUp(actor, collection)) return fed;
  const row = tx.store.documents.get(collection, id);
  return row && !row.deleted ? lookedUp(row) : undefined;
}

/** The same for a document that was just written, without reading it: the commit tells who sees it now. */
export function readableNow(actor: Actor, { row, readers }: Committed): ReadableRow | undefined {
  const sight = readers.get(actor.user_id);
  if (sight !== undefined) return withSight(row, sight);
  return looksUp(actor, row.collection) && !row.deleted ? lookedUp(row) : undefined;
}

function looksUp(actor: Actor, collection: string): boolean {
  return actor.is_admin && (collection === "yachts" || collection === "profiles");
}

function lookedUp(row: DocumentRow): ReadableRow {
  if (row.collection !== "profiles") return withSight(row, LEAST);
  const { is_company } = uncut("profiles", row);
  return withSight(row, sightOf("profiles", { is_company, own: false, is_admin: true, shared: [] }) ?? LEAST);
}

function withSight(row: DocumentRow, sight: number): ReadableRow {
  return rowWith({ ...row, sight }, uncutBody(row));
}
