import type { Result } from "shared-schema/base/result";
import { done, refused } from "shared-schema/base/result";
import type { ContractVersionRow } from "../../store/queries/contractVersions.ts";
import { accountNow } from "../base/account/accountNow.ts";
import { ownerOf } from "../base/account/ownerOf.ts";
import { type Actor, reading, type Tx } from "../base/context.ts";
import { readableVersion } from "../contract/generation/versions.ts";
import type { SigningDeps, VersionKey } from "./deps.ts";

/** A generated version, to those who read its contract and to a delegate who has accepted to sign it. */
export function readableSigning(deps: SigningDeps, actor: Actor, place: VersionKey): Result<ContractVersionRow> {
  const found = readableVersion(deps, actor, place.id, place.version);
  if (found?.ok) return found;
  const tx = reading(deps);
  const row = tx.store.contractVersions.get(place.id, place.version);
  if (row && isDelegate(tx, actor, place)) return done(row);
  if (found) return found;
  const agreement = tx.store.documents.visibleTo(actor.user_id, "agreements", String(place.id));
  return agreement ? refused("signing.not-generated") : refused("agreement.not-found");
}

function isDelegate(tx: Tx, actor: Actor, { id, version }: VersionKey): boolean {
  return tx.store.signing.delegations.of(id, version).some(({ state, delegate_profile_id }) => {
    const owner = ownerOf(tx, delegate_profile_id);
    return state === "accepted" && owner !== null && accountNow(tx, owner) === actor.user_id;
  });
}
