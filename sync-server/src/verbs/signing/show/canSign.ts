import type { CanSignView } from "shared-schema/api/agreement/signing";
import { done, type Refusal, type Result, refused } from "shared-schema/base/result";
import { refusalText } from "shared-schema/refusals/text";
import { decideSign, nextInOrder, type SigningState } from "shared-schema/signing/signRules";
import { reading, type Tx } from "../../base/context.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { personOfUser, personsIn } from "../people.ts";
import { readableSigning } from "../readable.ts";
import { readSigning, type VersionSigning } from "../versionState.ts";
import type { Reader } from "./signatureViews.ts";

/** Whether the reader may sign a version now, and otherwise why not. */
export function canSign(deps: SigningDeps, reader: Reader, place: VersionKey): Result<CanSignView> {
  const readable = readableSigning(deps, reader.actor, place);
  if (!readable.ok) {
    const reason = withoutContract(readable.refusal);
    return reason ? done({ ...NO, reason: refusalText(reason, reader.language) }) : readable;
  }
  const tx = reading(deps);
  const signing = readSigning(tx, place, deps.signing !== null);
  return signing.ok ? done(canSignView(tx, signing.value, reader)) : signing;
}

const NO = { can_sign: false, turn: null, until: null };

/** The reason of someone on the agreement who has no contract to read: that is an answer, and no fault of the question. */
function withoutContract(refusal: Refusal): Refusal | null {
  if (refusal.code === "signing.not-generated") return refusal;
  return refusal.code === "contract.draft-forbidden" ? refused("signing.not-a-signatory").refusal : null;
}

export function canSignView(tx: Tx, { state }: VersionSigning, { actor, language }: Reader): CanSignView {
  const person = personOfUser(tx, actor.user_id);
  const decided = decideSign(state, person, tx.now);
  const turn = nextInOrder(state);
  return {
    can_sign: decided.ok,
    reason: decided.ok ? null : refusalText(delegatedBy(tx, state, person) ?? decided.refusal, language),
    turn: turn === null ? null : state.nameOf(turn),
    until: state.maySignUntil,
  };
}

/** The reason of someone who signs for none of their parties, because a delegate does; null where that is not so. */
function delegatedBy(tx: Tx, { signatories, nameOf }: SigningState, person: string): Refusal | null {
  if (signatories.some((each) => each.person === person)) return null;
  const personOf = personsIn(tx);
  const delegate = signatories.find(({ parties }) => parties.some(({ profile_id }) => personOf(profile_id) === person));
  return delegate ? refused("signing.delegated", { name: nameOf(delegate.person) }).refusal : null;
}
