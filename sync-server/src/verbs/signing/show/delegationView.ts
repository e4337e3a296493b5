import type { DelegationView } from "shared-schema/api/agreement/signing";
import { done, type Result, refused } from "shared-schema/base/result";
import { type Actor, reading } from "../../base/context.ts";
import type { SigningDeps } from "../deps.ts";
import { nameIn, personOfUser, personsIn } from "../people.ts";
import { readSigning } from "../versionState.ts";

/** A delegation, to the person who is asked to sign: before they accept, this is all that they read. */
export function showDelegation(
  deps: SigningDeps,
  actor: Actor,
  id: number,
  delegationId: string,
): Result<DelegationView> {
  const tx = reading(deps);
  const row = tx.store.signing.delegations.get(delegationId);
  const isDelegate = row !== undefined && personsIn(tx)(row.delegate_profile_id) === personOfUser(tx, actor.user_id);
  if (row?.cruise_id !== id || !isDelegate) return refused("signing.delegation-not-found");
  const signing = readSigning(tx, { id, version: row.version }, deps.signing !== null);
  if (!signing.ok) return signing;
  const [, profile] = row.party.split(":");
  return done({
    id: row.id,
    version: row.version,
    state: row.state,
    title: signing.value.title,
    name: nameIn(tx, signing.value.profiles, Number(profile)),
  });
}
