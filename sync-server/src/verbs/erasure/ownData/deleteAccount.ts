import type { Status } from "shared-schema/agreement/schema";
import type { DeletionAnswer, DeletionRequest } from "shared-schema/api/privacy/ownData";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { formatAgreementId } from "shared-schema/pricing/format";
import type { Passwords } from "../../../ports/passwords/passwords.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, type Tx, transact } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { closeAccount, eraseClosed } from "./closeAccount.ts";

/** While an agreement is in one of these, its parties are bound by it, and the contract still needs them. */
const UNDER_WAY: readonly Status[] = ["LOCKED", "CONTRACT", "ADDENDUM", "SETTLING"];

/**
 * Deletes the account that is logged in. Its address and sessions end at once. Then its profiles are anonymised wherever they are kept, its
 * contacts, messages, requests and bank statements deleted with the profiles that it made and no one else needs: piece by piece, and to the end
 * even after a crash. Generated contracts stay as evidence. Refused while the account is bound by an agreement, and for the last administrator.
 * @returns once everything is erased; where the server stops before, or a piece fails, it says that the erasure goes on
 * @param address the network address that asks
 */
export async function deleteAccount(
  deps: Deps & { passwords: Passwords },
  { user_id }: Actor,
  { password }: DeletionRequest,
  address: string,
): Promise<Result<DeletionAnswer>> {
  const user = deps.store.users.byId(user_id);
  if (!user) return refused("account.not-found");
  if (!(await deps.passwords.verify(user.password_hash, password))) {
    transact(deps, (tx) => noteEvent(tx, { verb: "account.proof_failed", user_id }, address));
    return refusedAt({ password: [fault("wrong-password")] }, "account.wrong-password");
  }
  const closed = attempt(deps, (tx) => {
    const current = tx.store.users.byId(user_id);
    // The password may have been changed, or the account closed or merged, while it was checked.
    if (current?.password_hash !== user.password_hash || current.deactivated_at !== null) {
      return refusedAt({ password: [fault("wrong-password")] }, "account.wrong-password");
    }
    if (current.is_admin === 1 && !hasOtherAdministrator(tx, user_id)) return refused("account.last-administrator");
    const agreements = boundBy(tx, user_id);
    if (agreements.length > 0) return refused("account.under-way", { agreements: agreements.join(", ") });
    return done(closeAccount(tx, current));
  });
  if (!closed.ok) return closed;
  deps.bus.endUser(user_id);
  await eraseClosed(deps, closed.value);
  return done({ goes_on: deps.store.erasures.get(closed.value) !== undefined });
}

/** Whether someone else could still administer the server. */
function hasOtherAdministrator({ store: { users } }: Tx, user_id: number): boolean {
  return users.adminIds().some((id) => id !== user_id && users.byId(id)?.deactivated_at === null);
}

/** The agreements under way that a profile of the account is bound by, in the form people know them by. Passengers are bound by none. */
function boundBy({ store }: Tx, user_id: number): string[] {
  const profiles = new Set(store.documents.idsOwnedBy("profiles", user_id));
  return store.links.agreementsOfOwner(user_id).flatMap((id) => {
    const row = store.documents.get("agreements", id);
    if (!row || row.deleted) return [];
    const { status, version, parties } = uncut("agreements", row);
    // While an addendum is drafted, the contract that it amends is in force.
    const isUnderWay = UNDER_WAY.includes(status) || (status === "DRAFT" && version > 0);
    const isBound = Object.values(parties).some(
      ({ role, profile_id }) => role !== "passengers" && profiles.has(String(profile_id)),
    );
    return isBound && isUnderWay ? [formatAgreementId(Number(id))] : [];
  });
}
