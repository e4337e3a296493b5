import type { Viewer } from "shared-schema/agreement/access";
import { type ProfileSight, visibleProfile } from "shared-schema/profile/visibility";
import type { BodyOf } from "shared-schema/sync/bodies";
import type { Collection } from "shared-schema/sync/wire";
import type { DocumentRow } from "../store/documents.ts";
import type { Actor, Tx } from "./context.ts";

export type Body = Record<string, unknown>;

/** The body of a stored row. The one cast: nothing is stored that `decide…Change` has not checked against its schema. */
export function bodyOf<C extends Collection>(_collection: C, row: Pick<DocumentRow, "body">): BodyOf<C> {
  return JSON.parse(row.body) as BodyOf<C>;
}

const PASSPORT_BIT = 1;
const BANK_BIT = 2;
/** Every private field. */
const FULL_SIGHT = PASSPORT_BIT | BANK_BIT;

/** A profile's sight as the bits that are kept beside each grant. */
export function sightBits(sight: ProfileSight): number {
  return (sight.passport ? PASSPORT_BIT : 0) | (sight.bank ? BANK_BIT : 0);
}

/** The copy of a stored body that a viewer with these bits of sight gets. */
export function visibleBody(collection: string, json: string, bits: number): Body {
  if (collection !== "profiles" || bits === FULL_SIGHT) return JSON.parse(json);
  const sight = { passport: (bits & PASSPORT_BIT) !== 0, bank: (bits & BANK_BIT) !== 0 };
  return visibleProfile(bodyOf("profiles", { body: json }), sight);
}

/** A stored row as it travels, as JSON text: a body that is seen whole is handed on as it is kept, without being parsed. */
export function wireJson(
  collection: string,
  row: { id: string; rev: number | null; schema: number | null; body: string; sight: number },
): string {
  const whole = collection !== "profiles" || row.sight === FULL_SIGHT;
  const body = whole ? row.body : JSON.stringify(visibleBody(collection, row.body, row.sight));
  const id = JSON.stringify(row.id);
  return `{"id":${id},"rev":${row.rev},"e":"","schema":${row.schema},"body":${body},"_deleted":false}`;
}

/** What left a user's sight, as it travels. */
export function goneJson(id: string): string {
  return `{"id":${JSON.stringify(id)},"_deleted":true}`;
}

/** The actor as the rules about agreements want it: with all profiles of the account. */
export function viewerOf(tx: Tx, actor: Actor): Viewer {
  const ids = tx.store.documents.idsOwnedBy("profiles", actor.user_id).map(Number);
  return { ...actor, profile_ids: new Set(ids) };
}
