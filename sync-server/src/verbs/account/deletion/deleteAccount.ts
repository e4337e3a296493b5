import type { Status } from "shared-schema/agreement/schema";
import type { DeletionRequest } from "shared-schema/api/privacy/ownData";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { formatAgreementId } from "shared-schema/pricing/format";
import type { Passwords } from "../../../ports/passwords/passwords.ts";
import { eraseFrom } from "../../audit/erase/eraser.ts";
import { erasePerson } from "../../audit/erase/purge.ts";
import { scrub } from "../../audit/erase/scrub.ts";
import { noteEvent } from "../../core/audit.ts";
import { bodyOf } from "../../core/bodies.ts";
import { commitDocument } from "../../core/commitDocument.ts";
import { type Actor, attempt, type Deps, type Tx, transact } from "../../core/context.ts";
import { ownedEraser, unclaimedProfiles } from "./ownedEraser.ts";

/** While an agreement is in one of these, its parties are bound by it, and the contract still needs them. */
const UNDER_WAY: readonly Status[] = ["LOCKED", "CONTRACT", "ADDENDUM", "SETTLING"];

/**
 * Deletes the account that is logged in. Its profiles are anonymised wherever they are kept, its contacts, messages, requests and
 * bank statements deleted with the profiles that it made and nobody else needs, and its address and sessions end. Generated contracts stay as evidence. Refused while the account is bound by an agreement, and for the last administrator.
 * @param address the network address that asks
 */
export async function deleteAccount(
  deps: Deps & { passwords: Passwords },
  { user_id }: Actor,
  { password }: DeletionRequest,
  address: string,
): Promise<Result<object>> {
  const user = deps.store.users.byId(user_id);
  if (!user) return refused("account.not-found");
  if (!(await deps.passwords.verify(user.password_hash, password))) {
    transact(deps, (tx) => noteEvent(tx, { verb: "account.proof_failed", user_id }, address));
    return refusedAt({ password: [fault("wrong-password")] }, "account.wrong-password");
  }
  const deleted = attempt(deps, (tx) => {
    const { users, sessions, accountTokens } = tx.store;
    const stands = users.byId(user_id);
    // The password may have been changed, or the account closed or merged, while it was checked.
    if (stands?.password_hash !== user.password_hash || stands.deactivated_at !== null) {
      return refusedAt({ password: [fault("wrong-password")] }, "account.wrong-password");
    }
    if (stands.is_admin === 1 && !hasOtherAdministrator(tx, user_id)) return refused("account.last-administrator");
    const confirmed = stands.confirmed_at === null ? [] : [stands.email.toLowerCase()];
    const profiles = tx.store.documents.idsOwnedBy("profiles", user_id);
    const agreements = boundBy(tx, profiles);
    if (agreements.length > 0) return refused("account.under-way", { agreements: agreements.join(", ") });
    const { files } = erasePerson(tx, { profiles, account: user_id }, confirmed);
    const unclaimed = new Set(unclaimedProfiles(tx, user_id));
    removeOwned(tx, user_id);
    eraseFrom(tx, ownedEraser(user_id, unclaimed));
    tx.store.accountRecords.forget(user_id);
    accountTokens.useAllOf(user_id, tx.now);
    for (const address of confirmed) accountTokens.forgetAddress(address);
    sessions.closeOthers(user_id, "");
    tx.store.factors.forget(user_id);
    users.close(user_id, `deleted-${user_id}@deleted.invalid`, tx.now);
    noteEvent(tx, { verb: "account.delete", user_id, details: { profiles: profiles.length } }, null);
    tx.store.accountQuotas.forget(user_id);
    return done(files);
  });
  if (!deleted.ok) return deleted;
  deps.bus.endUser(user_id);
  for (const name of deleted.value) await deps.files.delete(name);
  scrub(deps);
  return done({});
}

/** Whether somebody else could still administer the server. */
function hasOtherAdministrator({ store: { users } }: Tx, user_id: number): boolean {
  return users.adminIds().some((id) => id !== user_id && users.byId(id)?.deactivated_at === null);
}

/** The agreements under way that one of these profiles is bound by, in the form people know them by. Passengers are bound by none. */
function boundBy({ store }: Tx, profiles: readonly string[]): string[] {
  const numbers = new Set(profiles.flatMap((id) => store.links.sourcesOf("profiles", id, "agreements")));
  return [...numbers].flatMap((id) => {
    const row = store.documents.get("agreements", id);
    if (!row || row.deleted) return [];
    const { status, parties } = bodyOf("agreements", row);
    const isBound = Object.values(parties).some(
      ({ role, profile_id }) => role !== "passengers" && profiles.includes(String(profile_id)),
    );
    return isBound && UNDER_WAY.includes(status) ? [formatAgreementId(Number(id))] : [];
  });
}

/** Contacts and messages are the account's alone, and go with it. */
function removeOwned(tx: Tx, user_id: number): void {
  for (const collection of ["contacts", "inbox"] as const) {
    for (const before of tx.store.documents.ownedBy(collection, user_id)) {
      const op = `deletion-${tx.ids.uuid()}`;
      commitDocument(tx, { collection, id: before.id, before, body: null, user_id, op, event: null });
    }
  }
}
