import type { Role } from "shared-schema/agreement/roles";
import { type ProfileStanding, sightOf } from "shared-schema/profile/visibility";
import type { Readers } from "../store/feed.ts";
import type { TieRow } from "../store/links.ts";
import { type Body, sightBits } from "./bodies.ts";
import type { Tx } from "./context.ts";
import { ownership } from "./relations.ts";

/** A document whose readers are asked for. */
export interface Seen {
  collection: string;
  id: string;
  body: Body;
  /** It stands for the first time, and nothing points to it yet. */
  isNew: boolean;
}

/** Who may see a document as things stand, with the bits of sight. Asked of indexes, never by a scan. */
export function readersNow(tx: Tx, { collection, id, body, isNew }: Seen): Readers {
  const { store } = tx;
  switch (collection) {
    case "agreements":
      return everyone([...store.links.ownersOnAgreement(id), ...store.users.adminIds()]);
    case "yachts": {
      const { creator_id } = ownership(body);
      const creator = creator_id === null ? [] : [creator_id];
      const around = isNew ? [] : store.links.ownersAroundYacht(id);
      return everyone([...creator, ...around, ...store.users.adminIds()]);
    }
    case "profiles":
      return profileReaders(tx, id, body, isNew);
    case "reference":
      return everyone(store.users.all().map((user) => user.id));
    default: {
      const { owner_id } = ownership(body);
      return everyone(owner_id === null ? [] : [owner_id]);
    }
  }
}

function everyone(users: readonly number[]): Readers {
  return new Map(users.map((user) => [user, 0]));
}

function profileReaders(tx: Tx, id: string, body: Body, isNew: boolean): Readers {
  const { store } = tx;
  const { owner_id, creator_id } = ownership(body);
  const own = owner_id ?? creator_id;
  const admins = new Set(store.users.adminIds());
  const ties = new Map<number, TieRow[]>();
  for (const tie of isNew ? [] : store.links.tiesOfProfile(id))
    ties.set(tie.user_id, [...(ties.get(tie.user_id) ?? []), tie]);
  const users = new Set([
    ...(own === null ? [] : [own]),
    ...admins,
    ...ties.keys(),
    ...(isNew ? [] : store.links.holdersOfProfile(id)),
  ]);
  return new Map(
    [...users].map((user) => {
      const standing: ProfileStanding = {
        own: user === own,
        is_admin: admins.has(user),
        shared: sharedAgreements(ties.get(user) ?? []),
      };
      return [user, sightBits(sightOf({ is_company: body.is_company === true }, standing))];
    }),
  );
}

function sharedAgreements(ties: readonly TieRow[]): ProfileStanding["shared"] {
  const agreements = new Map<string, { viewer_roles: Role[]; profile_roles: Role[] }>();
  for (const { agreement_id, viewer_role, profile_role } of ties) {
    const shared = agreements.get(agreement_id) ?? { viewer_roles: [], profile_roles: [] };
    shared.viewer_roles.push(viewer_role);
    shared.profile_roles.push(profile_role);
    agreements.set(agreement_id, shared);
  }
  return [...agreements.values()];
}
