import { done, type Result } from "shared-schema/base/result";
import type { Signatory } from "shared-schema/signing/signatories";
import { decideSign } from "shared-schema/signing/signRules";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import type { Actor, Tx } from "../../base/context.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { personOfUser } from "../people.ts";
import { readSigning, type VersionSigning } from "../versionState.ts";

/** Someone who may sign a version now. */
export interface Admitted {
  signing: VersionSigning;
  signatory: Signatory;
  /** The actor's signature so far. */
  own: SignatureRow | undefined;
}

/** The signatory that the actor is, if it may sign the version now. */
export function admit(
  tx: Tx,
  deps: Pick<SigningDeps, "signing">,
  actor: Pick<Actor, "user_id">,
  place: VersionKey,
): Result<Admitted> {
  const signing = readSigning(tx, place, deps.signing !== null);
  if (!signing.ok) return signing;
  const person = personOfUser(tx, actor.user_id);
  const signatory = decideSign(signing.value.state, person, tx.now);
  if (!signatory.ok) return signatory;
  const own = signing.value.signatures.find(({ user_id }) => personOfUser(tx, user_id) === person);
  return done({ signing: signing.value, signatory: signatory.value, own });
}
