import { done, type Result, refused } from "shared-schema/base/result";
import { decideOpen } from "shared-schema/signing/signRules";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt } from "../../base/context.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { writeFailure } from "../flow/steps.ts";
import { keepAwaited } from "../keepAwaited.ts";
import { mailReaders } from "../letters.ts";
import { personOfUser } from "../people.ts";
import { readableSigning } from "../readable.ts";
import { readSigning } from "../versionState.ts";

/**
 * Declines a version for good: no one signs it any more, whoever is at it included, and everybody is told once, with the reason. The way on
 * is an addendum.
 */
export function declineVersion(deps: SigningDeps, actor: Actor, place: VersionKey, reason: string): Result<null> {
  const readable = readableSigning(deps, actor, place);
  if (!readable.ok) return readable;
  return attempt(deps, (tx) => {
    const read = readSigning(tx, place, deps.signing !== null);
    if (!read.ok) return read;
    const { state } = read.value;
    if (!state.isSigningOn) return refused("signing.off");
    const person = personOfUser(tx, actor.user_id);
    if (!state.signatories.some((each) => each.person === person)) return refused("signing.not-a-signatory");
    const open = decideOpen(state, tx.now);
    if (!open.ok) return open;
    if (state.signed.has(person)) return refused("signing.already-signed");
    const name = state.nameOf(person);
    const row = { cruise_id: place.id, version: place.version, user_id: actor.user_id, name, reason, at: tx.now };
    tx.store.signing.turns.decline(row);
    const cause = refused("signing.declined", { name }).refusal;
    for (const each of tx.store.signing.signatures.openOf(place.id)) {
      if (each.version === place.version) writeFailure(tx, each, cause);
    }
    keepAwaited(tx, place.id, actor.user_id);
    const details = { agreement: place.id, version: place.version };
    noteEvent(tx, { verb: "signing.decline", user_id: actor.user_id, details }, null);
    mailReaders(tx, read.value, {
      cause: "declined",
      subject: { en: "Signature declined", fr: "Signature refusée" },
      text: {
        en: `${name} has declined to sign this version. It can no longer be signed. An addendum can be drafted instead.`,
        fr: `${name} a refusé de signer cette version. Elle ne peut plus être signée. Un avenant peut être préparé à la place.`,
      },
      detail: { label: { en: "Reason", fr: "Motif" }, value: reason },
    });
    return done(null);
  });
}
