import { roleAccess } from "shared-schema/agreement/access";
import { type ProfileStanding, sightOf } from "shared-schema/agreement/profileVisibility";
import { seesPrices } from "shared-schema/agreement/sight";
import type { Role } from "shared-schema/base/roles";
import { seesCommission } from "shared-schema/commission/decide";
import { seesCrew } from "shared-schema/crew/decide";
import { seesGuests } from "shared-schema/guest/access";
import type { Readers } from "../../store/queries/feed.ts";
import type { TieRow } from "../../store/queries/links.ts";
import { type Body, NO_BANK_BIT, NO_PRICES_BIT, sightBits } from "../core/bodies.ts";
import type { Tx } from "../core/context.ts";
import { ownership } from "./relations.ts";

/** A document whose readers are asked for. */
export interface Seen {
  collection: string;
  id: string;
  body: Body;
  /** It stands for the first time, and nothing points to it yet. */
  isNew: boolean;
}

/** Lists the users who may currently see a document, with the bits of sight. Uses indexes, never a scan. */
export function readersNow(tx: Tx, { collection, id, body, isNew }: Seen): Readers {
  const { store } = tx;
  switch (collection) {
    case "agreements":
      return agreementReaders(tx, id);
    case "snapshots":
      return everyone([...store.links.rolesOnAgreement(id).keys(), ...store.users.adminIds()]);
    case "approvals":
      return everyone([...contractReaders(tx, id), ...store.users.adminIds()]);
    case "payee_accounts":
      return payeeAccountReaders(tx, id);
    case "guest_preferences":
      return everyone(guestReaders(tx, id));
    case "commissions":
      return everyone([...commissionReaders(tx, id), ...tx.store.users.adminIds()]);
    case "crew_lists":
      return everyone([...crewReaders(tx, id), ...store.users.adminIds()]);
    case "yachts": {
      const { creator_id } = ownership(body);
      const creator = creator_id === null ? [] : [creator_id];
      const around = isNew ? [] : store.links.ownersAroundYacht(id);
      return everyone([...creator, ...around, ...adminsAround(tx, collection, id, isNew)]);
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

/** Its parties and the administrators; those who are passengers alone get a copy without prices. */
function agreementReaders({ store }: Tx, id: string): Readers {
  const parties = [...store.links.rolesOnAgreement(id)];
  const sights = parties.map(([user, roles]): [number, number] => [user, seesPrices(roles) ? 0 : NO_PRICES_BIT]);
  return new Map([...sights, ...everyone(store.users.adminIds())]);
}

/** Everybody on the agreement; those who do not read its contract are told that a change is proposed, and no bank details. */
function payeeAccountReaders(tx: Tx, id: string): Readers {
  const parties = [...tx.store.links.rolesOnAgreement(id).keys()];
  const told = parties.map((user): [number, number] => [user, NO_BANK_BIT]);
  return new Map([...told, ...everyone([...contractReaders(tx, id), ...tx.store.users.adminIds()])]);
}

/** Those of the parties who read the contract: what they approve is known to nobody else. */
function contractReaders({ store }: Tx, id: string): number[] {
  const parties = [...store.links.rolesOnAgreement(id)];
  return parties.flatMap(([user, roles]) => (roles.some((role) => roleAccess(role).contract) ? [user] : []));
}

/** Those of the parties who earn the commission or pay it. */
function commissionReaders({ store }: Tx, id: string): number[] {
  return [...store.links.rolesOnAgreement(id)].flatMap(([user, roles]) => (seesCommission(roles) ? [user] : []));
}

/** Those of the parties who see the passports of passengers. */
function crewReaders({ store }: Tx, id: string): number[] {
  return [...store.links.rolesOnAgreement(id)].flatMap(([user, roles]) => (seesCrew(roles) ? [user] : []));
}

/** Administrators' devices hold what has a part in an agreement; the rest they look up while they are online. */
function adminsAround({ store }: Tx, collection: "yachts" | "profiles", id: string, isNew: boolean): readonly number[] {
  const isUsed = !isNew && store.links.sourcesOf(collection, id, "agreements").length > 0;
  return isUsed ? store.users.adminIds() : [];
}

/** The captain and the carrier; administrators only as one of them. */
function guestReaders({ store }: Tx, id: string): number[] {
  return [...store.links.rolesOnAgreement(id)].flatMap(([user, roles]) => (seesGuests(roles) ? [user] : []));
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
  const holders = new Set(isNew ? [] : store.links.holdersOfProfile(id));
  const users = new Set([
    ...(own === null ? [] : [own]),
    // A profile made by an administrator stays on his device when somebody claims it.
    ...(creator_id !== null && admins.has(creator_id) ? [creator_id] : []),
    ...adminsAround(tx, "profiles", id, isNew),
    ...ties.keys(),
    ...holders,
  ]);
  return new Map(
    [...users].map((user) => {
      const standing: ProfileStanding = {
        own: user === own,
        is_admin: admins.has(user),
        held: holders.has(user),
        shared: sharedAgreements(ties.get(user) ?? []),
      };
      return [user, sightBits(sightOf({ is_company: body["is_company"] === true }, standing))];
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
