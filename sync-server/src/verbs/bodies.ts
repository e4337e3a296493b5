import type { Viewer } from "shared-schema/agreement/access";
import type { ProfileBody } from "shared-schema/profile/schema";
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
export const FULL_SIGHT = PASSPORT_BIT | BANK_BIT;

/** A profile's sight as the bits that are kept beside each grant. */
export function sightBits(sight: ProfileSight): number {
  return (sight.passport ? PASSPORT_BIT : 0) | (sight.bank ? BANK_BIT : 0);
}

/** The copy of a stored body that a viewer with these bits of sight gets. */
export function visibleBody(collection: string, json: string, bits: number): Body {
  const body = JSON.parse(json) as Body;
  if (collection !== "profiles" || bits === FULL_SIGHT) return body;
  return visibleProfile(body as ProfileBody, { passport: (bits & PASSPORT_BIT) !== 0, bank: (bits & BANK_BIT) !== 0 });
}

/** The actor as the rules about agreements want it: with all profiles of the account. */
export function viewerOf(tx: Tx, actor: Actor): Viewer {
  const ids = tx.store.documents.idsOwnedBy("profiles", actor.user_id).map(Number);
  return { ...actor, profile_ids: new Set(ids) };
}
