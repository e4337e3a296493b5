import { type AgreementCollection, sightOf } from "shared-schema/visibility/readers";
import type { Sight } from "shared-schema/visibility/sight";
import type { Readers } from "../../../store/queries/feed.ts";
import type { Tx } from "../../base/context.ts";
import { ownership } from "../../base/relations.ts";
import type { Body } from "../../base/uncut.ts";

/** A document whose readers are asked for. */
export interface Seen {
  id: string;
  body: Body;
  /** It was just made, and nothing points to it yet. */
  isNew: boolean;
}

/** Of users with their sight: those who see anything. */
export function readersIn(sights: Iterable<readonly [user: number, sight: Sight | null]>): Readers {
  const readers: Readers = new Map();
  for (const [user, sight] of sights) if (sight !== null) readers.set(user, sight);
  return readers;
}

/** Parties and administrators, who may be both. */
export function onAgreement(collection: AgreementCollection): (tx: Tx, seen: Seen) => Readers {
  return ({ store }, { id }) => {
    const parties = store.links.rolesOnAgreement(id);
    const admins = new Set(store.users.adminIds());
    const users = new Set([...parties.keys(), ...admins]);
    return readersIn(
      [...users].map((user) => {
        const roles = parties.get(user) ?? [];
        return [user, sightOf(collection, { roles, is_admin: admins.has(user) })] as const;
      }),
    );
  };
}

/** The account that a document belongs to. */
export function ofOwner(collection: "contacts" | "inbox"): (tx: Tx, seen: Seen) => Readers {
  return (_tx, { body }) => {
    const { owner_id } = ownership(body);
    return readersIn(owner_id === null ? [] : [[owner_id, sightOf(collection, { own: true })]]);
  };
}

/** Administrators' devices hold what has a part in an agreement; the rest they look up while they are online. */
export function adminsAround({ store }: Tx, collection: "yachts" | "profiles", { id, isNew }: Seen): readonly number[] {
  const isUsed = !isNew && store.links.sourcesOf(collection, id, "agreements").length > 0;
  return isUsed ? store.users.adminIds() : [];
}
