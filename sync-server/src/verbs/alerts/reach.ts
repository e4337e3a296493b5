import { accessTo } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { AlertKind } from "shared-schema/labels/alerts/kinds";
import type { UserRow } from "../../store/queries/account/users.ts";
import { bodyOf, viewerOf } from "../core/bodies.ts";
import type { Tx } from "../core/context.ts";

/** The account behind a number, if mail reaches its owner: the address is confirmed and the account open. */
export function reachableUser({ store }: Pick<Tx, "store">, id: number): UserRow | null {
  const user = store.users.byId(id);
  return user && user.confirmed_at !== null && user.deactivated_at === null ? user : null;
}

/** Passengers learn that they were added; everything else is for readers of the contract. */
export function isForContractReaders(kind: AlertKind): boolean {
  return kind !== "added";
}

/**
 * The agreement that news is about, if an account reads as much of it as the news tells. Administrators are told only of agreements
 * that they are on.
 * @param contract whether the news is for readers of the contract alone
 */
export function agreementFor(tx: Tx, userId: number, id: number, contract: boolean): AgreementBody | null {
  const row = tx.store.documents.get("agreements", String(id));
  if (!row || row.deleted) return null;
  const agreement = bodyOf("agreements", row);
  const access = accessTo(agreement, viewerOf(tx, { user_id: userId, is_admin: false }));
  return (contract ? access.contract : access.read) ? agreement : null;
}

/** The account that owns a profile now; null while nobody has claimed it. */
export function ownerOf({ store }: Pick<Tx, "store">, profileId: number): number | null {
  const row = store.documents.get("profiles", String(profileId));
  return row && !row.deleted ? bodyOf("profiles", row).user_id : null;
}

/** The name of the yacht of an agreement; null without one. */
export function yachtName({ store }: Pick<Tx, "store">, { yacht_id }: Pick<AgreementBody, "yacht_id">): string | null {
  const row = yacht_id === null ? undefined : store.documents.get("yachts", String(yacht_id));
  return row && !row.deleted ? bodyOf("yachts", row).name : null;
}
