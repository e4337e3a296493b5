import type { Role } from "shared-schema/base/roles";
import { COLLECTIONS } from "shared-schema/sync/wire";
import { type AgreementCollection, type AroundProfile, isOfAgreement, sightOf } from "shared-schema/visibility/readers";
import type { Sight } from "shared-schema/visibility/sight";
import type { Readers } from "../../../store/queries/feed.ts";
import type { TieRow } from "../../../store/queries/links.ts";
import type { Tx } from "../context.ts";
import { ownership } from "../relations.ts";
import type { Body } from "../uncut.ts";

/** A document whose readers are asked for. */
export interface Seen {
  collection: string;
  id: string;
  body: Body;
  /** It was just made, and nothing points to it yet. */
  isNew: boolean;
}

/**
 * Lists the users who may currently see a document, with their sight: the rule is in `visibility`, and here is how each user relates to
 * the document. Uses indexes, never a scan.
 */
export function readersNow(tx: Tx, seen: Seen): Readers {
  const { id, body } = seen;
  const collection = COLLECTIONS.find((name) => name === seen.collection);
  // A collection of a later version has no readers here.
  if (collection === undefined) return new Map();
  if (isOfAgreement(collection)) return agreementReaders(tx, collection, id);
  switch (collection) {
    case "yachts":
      return yachtReaders(tx, seen);
    case "profiles":
      return profileReaders(tx, seen);
    case "reference":
      return readersIn(tx.store.users.all().map((user) => [user.id, sightOf(collection, {})]));
    default: {
      const { owner_id } = ownership(body);
      return readersIn(owner_id === null ? [] : [[owner_id, sightOf(collection, { own: true })]]);
    }
  }
}

function readersIn(sights: Iterable<readonly [user: number, sight: Sight | null]>): Readers {
  const readers: Readers = new Map();
  for (const [user, sight] of sights) if (sight !== null) readers.set(user, sight);
  return readers;
}

/** Parties and administrators, who may be both. */
function agreementReaders({ store }: Tx, collection: AgreementCollection, id: string): Readers {
  const parties = store.links.rolesOnAgreement(id);
  const admins = new Set(store.users.adminIds());
  const users = new Set([...parties.keys(), ...admins]);
  return readersIn(
    [...users].map((user) => {
      const roles = parties.get(user) ?? [];
      return [user, sightOf(collection, { roles, is_admin: admins.has(user) })] as const;
    }),
  );
}

/** Administrators' devices hold what has a part in an agreement; the rest they look up while they are online. */
function adminsAround({ store }: Tx, collection: "yachts" | "profiles", { id, isNew }: Seen): readonly number[] {
  const isUsed = !isNew && store.links.sourcesOf(collection, id, "agreements").length > 0;
  return isUsed ? store.users.adminIds() : [];
}

function yachtReaders(tx: Tx, seen: Seen): Readers {
  const { creator_id } = ownership(seen.body);
  const creator = creator_id === null ? [] : [creator_id];
  const around = new Set(seen.isNew ? [] : tx.store.links.ownersAroundYacht(seen.id));
  const admins = new Set(adminsAround(tx, "yachts", seen));
  const users = new Set([...creator, ...around, ...admins]);
  return readersIn(
    [...users].map((user) => {
      const standing = { is_admin: admins.has(user), is_creator: user === creator_id, is_around: around.has(user) };
      return [user, sightOf("yachts", standing)] as const;
    }),
  );
}

function profileReaders(tx: Tx, seen: Seen): Readers {
  const { id, body, isNew } = seen;
  const { store } = tx;
  const { owner_id, creator_id } = ownership(body);
  const own = owner_id ?? creator_id;
  const admins = new Set(store.users.adminIds());
  const ties = new Map<number, TieRow[]>();
  for (const tie of isNew ? [] : store.links.tiesOfProfile(id))
    ties.set(tie.user_id, [...(ties.get(tie.user_id) ?? []), tie]);
  const holders = new Set(isNew ? [] : store.links.holdersOfProfile(id));
  const users = new Set([
    ...(own === null ? [] : [own]),
    // A profile made by an administrator stays on his device when someone claims it.
    ...(creator_id !== null && admins.has(creator_id) ? [creator_id] : []),
    ...adminsAround(tx, "profiles", seen),
    ...ties.keys(),
    ...holders,
  ]);
  return readersIn(
    [...users].map((user) => {
      const around: AroundProfile = {
        own: user === own,
        is_admin: admins.has(user),
        held: holders.has(user),
        is_company: body["is_company"] === true,
        shared: sharedAgreements(ties.get(user) ?? []),
      };
      return [user, sightOf("profiles", around)] as const;
    }),
  );
}

function sharedAgreements(ties: readonly TieRow[]): AroundProfile["shared"] {
  const agreements = new Map<string, { viewer_roles: Role[]; profile_roles: Role[] }>();
  for (const { agreement_id, viewer_role, profile_role } of ties) {
    const shared = agreements.get(agreement_id) ?? { viewer_roles: [], profile_roles: [] };
    shared.viewer_roles.push(viewer_role);
    shared.profile_roles.push(profile_role);
    agreements.set(agreement_id, shared);
  }
  return [...agreements.values()];
}
