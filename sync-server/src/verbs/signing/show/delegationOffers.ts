import type { DelegationOffersView } from "shared-schema/api/agreement/signing";
import { decideOpen } from "shared-schema/signing/signRules";
import { accountNow } from "../../base/account/accountNow.ts";
import { type Actor, reading } from "../../base/context.ts";
import type { SigningDeps } from "../deps.ts";
import { delegationPath } from "../letters.ts";
import { nameIn } from "../people.ts";
import { readSigning } from "../versionState.ts";

/** So many are told, the newest; each is read with its version. */
const MOST = 20;

/** The delegations that wait for an account to accept them, as long as their versions can be signed. */
export function listDelegationOffers(deps: SigningDeps, actor: Actor): DelegationOffersView {
  if (deps.signing === null) return [];
  const tx = reading(deps);
  const user = accountNow(tx, actor.user_id);
  const profiles = tx.store.documents.idsOwnedBy("profiles", user).map(Number);
  return tx.store.signing.delegations.offeredTo(profiles, MOST).flatMap(({ id, cruise_id, version, party }) => {
    const read = readSigning(tx, { id: cruise_id, version }, true);
    if (!read.ok || !decideOpen(read.value.state, tx.now).ok) return [];
    const { state, profiles: printed, title } = read.value;
    const signer = state.signatories.find(({ parties }) => parties.some(({ key }) => key === party));
    if (!signer || state.signed.has(signer.person)) return [];
    const about = nameIn(tx, printed, Number(party.split(":")[1]));
    const path = delegationPath(tx, read.value, { id, owner: user });
    return [{ id, version, agreement: { id: cruise_id, name: title }, about, path }];
  });
}
