import { placeOf } from "shared-schema/sync/address";
import type { BodyOf } from "shared-schema/sync/bodies";
import type { AnyCollection, Collection } from "shared-schema/sync/wire";
import { cut, seesWhole } from "shared-schema/visibility/cut";
import { filledAgreement } from "shared-schema/visibility/filled";
import { filledPayeeAccounts } from "shared-schema/visibility/filledPayees";
import type { Sight } from "shared-schema/visibility/sight";
import type { DocumentRow } from "../../store/queries/documents.ts";
import { openBody } from "../../store/storedBody.ts";
import type { Actor, Tx } from "../base/context.ts";
import { type Body, uncut, uncutBody } from "../base/uncut.ts";
import { snapshotView } from "./snapshotView.ts";

/** A stored body with its reader's sight of it. */
type Seen = Pick<DocumentRow, "body"> & { sight: Sight };

/** The copy of a stored body that a viewer with this sight gets. What the viewer does not see is absent. */
export function copyOf(collection: Collection, row: Pick<DocumentRow, "body">, sight: Sight): Body {
  return seesWhole(collection, sight) ? uncutBody(row) : cut(collection, uncutBody(row), { sight });
}

/**
 * The same for rules and projections, which are written for a whole body: an agreement has nothing entered where its reader sees
 * nothing, and a profile lacks fields that its type names.
 */
export function shown<C extends Exclude<Collection, "snapshots">>(collection: C, row: Seen): BodyOf<C>;
export function shown(collection: Exclude<Collection, "snapshots">, row: Seen): BodyOf<Collection> {
  // A checked body that lacks fields has them in the type still.
  if (collection === "agreements") return filledAgreement(copyOf(collection, row, row.sight) as BodyOf<"agreements">);
  if (collection === "payee_accounts") return filledPayeeAccounts(copyOf(collection, row, row.sight));
  return copyOf(collection, row, row.sight) as BodyOf<Collection>;
}

/** A frozen copy as the actor sees it: of each profile what the rule about profiles shows, through this agreement alone. */
export function shownSnapshot(tx: Tx, actor: Actor, id: string, row: Pick<DocumentRow, "body">): BodyOf<"snapshots"> {
  const snapshot = uncut("snapshots", row);
  return cut("snapshots", snapshot, snapshotView(tx, actor, id, snapshot)) as BodyOf<"snapshots">;
}

/** The JSON of `copyOf`: a body that is seen whole is handed on as it is kept, without being parsed. */
export function copyJson(collection: Exclude<Collection, "snapshots">, row: Seen): string {
  if (seesWhole(collection, row.sight)) return openBody(row.body);
  return JSON.stringify(copyOf(collection, row, row.sight));
}

/** A stored row as it travels, as JSON text. */
export function wireJson(
  tx: Tx,
  actor: Actor,
  collection: Collection,
  row: Seen & { id: string; rev: number | null; schema: number | null },
): string {
  const body = collection === "snapshots" ? snapshotJson(tx, actor, row) : copyJson(collection, row);
  const id = JSON.stringify(placeOf({ collection, id: row.id }).id);
  return `{"id":${id},"rev":${row.rev},"e":"","schema":${row.schema},"body":${body},"_deleted":false}`;
}

function snapshotJson(tx: Tx, actor: Actor, row: Seen & { id: string }): string {
  if (seesWhole("snapshots", row.sight)) return openBody(row.body);
  return JSON.stringify(shownSnapshot(tx, actor, row.id, row));
}

/** Returns the wire form of a document that left a user's sight. */
export function goneJson(collection: AnyCollection, id: string): string {
  return `{"id":${JSON.stringify(placeOf({ collection, id }).id)},"_deleted":true}`;
}
