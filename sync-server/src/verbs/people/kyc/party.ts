import type { Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import { decideKycRead, decideKycWrite } from "shared-schema/kyc/access";
import type { KycEntry } from "shared-schema/kyc/items";
import { isDeletedAccount } from "../../base/account/deletedAccount.ts";
import type { Actor, Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";

/** A party of an agreement whose check is asked for. */
export interface KycParty {
  agreement_id: string;
  profile_id: string;
}

/** No one's profile: to ask whether the actor checks the parties as such. */
export const NO_ONE = "0";

/** The agreement of a check, if the actor may read that. @param viewer the actor, where he is known already: his profiles are read once */
export function readingKyc(tx: Tx, actor: Actor, party: KycParty, viewer?: Viewer): Result<AgreementBody> {
  return allowed(tx, actor, party, decideKycRead, viewer);
}

/** The agreement of a check, if the actor may write that. */
export function writingKyc(tx: Tx, actor: Actor, party: KycParty): Result<AgreementBody> {
  return allowed(tx, actor, party, decideKycWrite);
}

function allowed(
  tx: Tx,
  actor: Actor,
  party: KycParty,
  decide: typeof decideKycRead,
  viewer?: Viewer,
): Result<AgreementBody> {
  const row = tx.store.documents.visibleTo(actor.user_id, "agreements", party.agreement_id);
  if (!row) return refused("agreement.not-found");
  const agreement = uncut("agreements", row);
  const verdict = decide(agreement, viewer ?? viewerOf(tx, actor), Number(party.profile_id));
  return verdict.ok ? done(agreement) : verdict;
}

/** The account that takes an item's check back; null where no one has checked it, or the account was deleted. */
export function holderOf({ store }: Pick<Tx, "store">, item: Pick<KycEntry, "held_by"> | undefined): number | null {
  const user = item && item.held_by !== null ? store.users.byId(item.held_by) : undefined;
  return user && !isDeletedAccount(user) ? user.id : null;
}

/** Is the checked party a company? One that has left the agreement is still asked for its own evidence. */
export function isCompany({ store }: Pick<Tx, "store">, profileId: string): boolean {
  const row = store.documents.get("profiles", profileId);
  return row !== undefined && uncut("profiles", row).is_company;
}
