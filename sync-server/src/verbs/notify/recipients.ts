import { accessTo } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { checksParties } from "shared-schema/kyc/access";
import type { AlertKind } from "shared-schema/labels/alerts/kinds";
import type { UserRow } from "../../store/queries/account/users.ts";
import type { Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { viewerOf } from "../base/viewer.ts";

/** The account behind a number, if mail reaches its owner: the address is confirmed and the account open. */
export function mailableUser({ store }: Pick<Tx, "store">, id: number): UserRow | null {
  const user = store.users.byId(id);
  return user && user.confirmed_at !== null && user.deactivated_at === null ? user : null;
}

/** The people on an agreement whom news is for. */
export interface Readers {
  /** Readers of the contract alone. */
  contract: boolean;
  /** Those alone who check the parties. */
  checks?: boolean;
}

/** Passengers learn that they were added; everything else is for readers of the contract, and evidence for those who check it. */
export function readersOf(kind: AlertKind): Readers {
  const isCheck = kind === "kyc-expiring" || kind === "kyc-expired";
  return { contract: kind !== "added", ...(isCheck && { checks: true }) };
}

/**
 * The agreement that news is about, if an account reads as much of it as the news tells. Administrators are told only of agreements
 * that they are on.
 */
export function agreementFor(
  tx: Tx,
  userId: number,
  id: number,
  { contract, checks = false }: Readers,
): AgreementBody | null {
  const row = tx.store.documents.get("agreements", String(id));
  if (!row || row.deleted) return null;
  const agreement = uncut("agreements", row);
  const viewer = viewerOf(tx, { user_id: userId, is_admin: false });
  const access = accessTo(agreement, viewer);
  const isFor = (contract ? access.contract : access.read) && (!checks || checksParties(agreement, viewer));
  return isFor ? agreement : null;
}

/** The name of the yacht of an agreement; null without one. */
export function yachtName({ store }: Pick<Tx, "store">, { yacht_id }: Pick<AgreementBody, "yacht_id">): string | null {
  const row = yacht_id === null ? undefined : store.documents.get("yachts", String(yacht_id));
  return row && !row.deleted ? uncut("yachts", row).name : null;
}
