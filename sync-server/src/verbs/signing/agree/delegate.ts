import { done, type Result, refused } from "shared-schema/base/result";
import type { Role } from "shared-schema/base/roles";
import { partyKey } from "shared-schema/base/roles";
import { decideAccept, decideDelegate, decideEnd } from "shared-schema/signing/delegation";
import { decideOpen } from "shared-schema/signing/signRules";
import type { SigningDelegationRow } from "../../../store/queries/signing/delegations.ts";
import { ownerOf } from "../../base/account/ownerOf.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Tx } from "../../base/context.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { keepAwaited } from "../keepAwaited.ts";
import { notifyDelegate } from "../letters.ts";
import { personOfUser, personsIn } from "../people.ts";
import { readableSigning } from "../readable.ts";
import { readSigning, type VersionSigning } from "../versionState.ts";

interface Handing {
  role: Role;
  profile_id: number;
  delegate_profile_id: number;
}

/** Hands one party's signature of the current version to another person with an account, who has to accept. */
export function delegateSigning(deps: SigningDeps, actor: Actor, id: number, handing: Handing): Result<{ id: string }> {
  const version = deps.store.contractVersions.latestOf(id) ?? 0;
  const readable = readableSigning(deps, actor, { id, version });
  if (!readable.ok) return readable;
  return attempt(deps, (tx) => {
    const place = { id, version };
    const read = openSigning(tx, deps, place);
    if (!read.ok) return read;
    const party = partyKey(handing.role, handing.profile_id);
    const owner = ownerOf(tx, handing.delegate_profile_id);
    if (owner === null) return refused("signing.delegate-without-account");
    if (!read.value.state.signatories.some(({ parties }) => parties.some(({ key }) => key === party))) {
      return refused("signing.not-a-signatory");
    }
    const existing = tx.store.signing.delegations.of(id, version).filter((each) => each.party === party);
    const sides = sidesOf(tx, read.value, actor, { party, delegate_profile_id: handing.delegate_profile_id });
    const decided = decideDelegate(sides, existing);
    if (!decided.ok) return decided;
    const row = { id: tx.ids.uuid(), cruise_id: id, version, party, delegate_profile_id: handing.delegate_profile_id };
    tx.store.signing.delegations.add({ ...row, made_by: actor.user_id, made_at: tx.now });
    note(tx, actor, "delegate", row);
    notifyDelegate(tx, read.value, { id: row.id, owner, party: handing.profile_id });
    return done({ id: row.id });
  });
}

/** Accepts to sign for a party. Whoever has signed the version already cannot sign it for someone else. */
export function acceptDelegation(deps: SigningDeps, actor: Actor, id: number, delegationId: string): Result<null> {
  return change(deps, actor, id, delegationId, (tx, row, signing) => {
    const sides = sidesOf(tx, signing, actor, row);
    const decided = decideAccept(sides, row);
    if (!decided.ok) return decided;
    if (signing.state.signed.has(sides.delegate)) return refused("signing.already-signed");
    tx.store.signing.delegations.accept(row.id, tx.now);
    keepAwaited(tx, id, actor.user_id);
    note(tx, actor, "accept", row);
    return done(null);
  });
}

/** Ends a delegation: either side does, until it has been signed. */
export function endDelegation(deps: SigningDeps, actor: Actor, id: number, delegationId: string): Result<null> {
  return change(deps, actor, id, delegationId, (tx, row, signing) => {
    const decided = decideEnd(sidesOf(tx, signing, actor, row), row);
    if (!decided.ok) return decided;
    tx.store.signing.delegations.end(row.id, tx.now);
    keepAwaited(tx, id, actor.user_id);
    note(tx, actor, "end_delegation", row);
    return done(null);
  });
}

type Write = (tx: Tx, row: SigningDelegationRow, signing: VersionSigning) => Result<null>;

function change(deps: SigningDeps, actor: Actor, id: number, delegationId: string, write: Write): Result<null> {
  return attempt(deps, (tx) => {
    const row = tx.store.signing.delegations.get(delegationId);
    if (row?.cruise_id !== id || !isSide(tx, actor, row)) return refused("signing.delegation-not-found");
    const read = openSigning(tx, deps, { id, version: row.version });
    return read.ok ? write(tx, row, read.value) : read;
  });
}

function openSigning(tx: Tx, deps: SigningDeps, place: VersionKey): Result<VersionSigning> {
  if (deps.signing === null) return refused("signing.off");
  const read = readSigning(tx, place, true);
  if (!read.ok) return read;
  const open = decideOpen(read.value.state, tx.now);
  return open.ok ? read : open;
}

/** To anybody else a delegation does not exist. */
function isSide(tx: Tx, actor: Actor, { party, delegate_profile_id }: SigningDelegationRow): boolean {
  const personOf = personsIn(tx);
  const own = personOfUser(tx, actor.user_id);
  return [profileOf(party), delegate_profile_id].some((profile) => personOf(profile) === own);
}

function sidesOf(
  tx: Tx,
  { state }: VersionSigning,
  actor: Actor,
  { party, delegate_profile_id }: Pick<SigningDelegationRow, "party" | "delegate_profile_id">,
) {
  const personOf = personsIn(tx);
  const signer = state.signatories.find(({ parties }) => parties.some(({ key }) => key === party));
  return {
    by: personOfUser(tx, actor.user_id),
    party: personOf(profileOf(party)),
    delegate: personOf(delegate_profile_id),
    isSigned: signer !== undefined && state.signed.has(signer.person),
  };
}

function profileOf(party: string): number {
  return Number(party.split(":")[1]);
}

function note(
  tx: Tx,
  { user_id }: Actor,
  verb: "delegate" | "accept" | "end_delegation",
  row: Pick<SigningDelegationRow, "cruise_id" | "version" | "party" | "delegate_profile_id">,
): void {
  const { cruise_id: agreement, version, party, delegate_profile_id: delegate } = row;
  noteEvent(tx, { verb: `signing.${verb}`, user_id, details: { agreement, version, party, delegate } }, null);
}
