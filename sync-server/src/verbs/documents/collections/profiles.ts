import { heldFields, heldRoles } from "shared-schema/agreement/people/held";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, refused } from "shared-schema/base/result";
import type { Role } from "shared-schema/base/roles";
import { changesBank } from "shared-schema/profile/bankChange";
import { decideProfileChange, NOT_HELD } from "shared-schema/profile/change";
import { type ProfileBody, profileBody } from "shared-schema/profile/schema";
import { type AroundProfile, sightOf } from "shared-schema/visibility/readers";
import { profileFields } from "shared-schema/visibility/tables/profile";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import type { Readers } from "../../../store/queries/feed.ts";
import type { TieRow } from "../../../store/queries/links.ts";
import type { Actor, Tx } from "../../base/context.ts";
import { ownership } from "../../base/relations.ts";
import { uncut } from "../../base/uncut.ts";
import { adminsAround, readersIn, type Seen } from "./around.ts";
import type { WrittenRules } from "./collection.ts";
import { reviewEdit } from "./guestValues.ts";

/** People and companies. A change of bank details wants a proof that the actor is the owner. */
export const profiles: WrittenRules = {
  schema: profileBody,
  decide({ tx, actor, row, after }) {
    const before = row && uncut("profiles", row);
    const review = row ? reviewEdit(tx, actor, row, after) : done(false);
    if (!review.ok) return review;
    // Someone who does not write the profile may accept a guest's values.
    const writer = before && review.value ? before.created_by : actor.user_id;
    const held = row ? heldOf(tx, { user_id: writer }, row) : NOT_HELD;
    const verdict = decideProfileChange(before, after, writer, held, tx.now.slice(0, 10));
    if (!verdict.ok || !verdict.value || actor.is_proved || !changesBank(before, verdict.value)) return verdict;
    return refused("account.proof-needed");
  },
  absent: () => refused("profile.not-found"),
  audience: { readers, fields: profileFields },
  erase: {
    person: (body, { ids, profile }, id) => (ids.has(id) ? profile(body) : body),
    travel: (body, { profile }, id) => profile(id, body),
  },
};

/** The fields of a profile that contracts hold for this user. */
export function heldOf(tx: Tx, { user_id }: Pick<Actor, "user_id">, row: DocumentRow): ReadonlySet<keyof ProfileBody> {
  return heldFields(uncut("profiles", row), heldRoles(Number(row.id), agreementsOf(tx, row.id)), user_id);
}

/** The agreements that a profile is on. */
function* agreementsOf({ store }: Tx, profileId: string): Generator<AgreementBody> {
  for (const id of store.links.sourcesOf("profiles", profileId, "agreements")) {
    const row = store.documents.get("agreements", id);
    if (row && !row.deleted) yield uncut("agreements", row);
  }
}

function readers(tx: Tx, seen: Seen): Readers {
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
