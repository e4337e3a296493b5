import { done, type Result, refused } from "shared-schema/base/result";
import { decideOpen } from "shared-schema/signing/signRules";
import type { SigningService } from "../../../ports/signatures/service.ts";
import { mayManage } from "../../agreement/mayManage.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Tx, transact } from "../../base/context.ts";
import { DAY_MS } from "../../base/instants.ts";
import { ask } from "../ask/ask.ts";
import { dueSignatories } from "../ask/askNext.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { keepAwaited } from "../keepAwaited.ts";
import { readableSigning } from "../readable.ts";
import { readSigning } from "../versionState.ts";

/** Days after the generation of a version on which those who have not signed are reminded. */
const REMINDED_ON = [2, 5, 10];

/** Reminds one signatory by hand, once a day at most. */
export function remindSignatory(deps: SigningDeps, actor: Actor, place: VersionKey, profileId: number): Result<null> {
  const readable = readableSigning(deps, actor, place);
  if (!readable.ok) return readable;
  return attempt(deps, (tx) => {
    const read = readSigning(tx, place, deps.signing !== null);
    if (!read.ok) return read;
    if (!mayManage(tx, actor, place)) return refused("agreement.read-only");
    const { state } = read.value;
    if (!deps.signing) return refused("signing.off");
    const open = decideOpen(state, tx.now);
    if (!open.ok) return open;
    const signatory = state.signatories.find(({ parties }) =>
      parties.some(({ profile_id, delegate_profile_id }) => profileId === (delegate_profile_id ?? profile_id)),
    );
    if (!signatory) return refused("signing.not-a-signatory");
    if (state.signed.has(signatory.person)) return refused("signing.already-signed");
    const asked = ask(tx, read.value, signatory, {
      cause: `hand-${tx.now.slice(0, 10)}`,
      assurance: deps.signing.assurance,
    });
    if (!asked.ok) return asked;
    const details = { agreement: place.id, version: place.version };
    noteEvent(tx, { verb: "signing.remind", user_id: actor.user_id, details }, null);
    return done(null);
  });
}

/**
 * Reminds those who have not signed on the days that are due: of a given order, the one whose turn it is. A restart reminds no one twice,
 * and a version that was signed, declined or replaced reminds no one.
 */
export function remindDue(deps: SigningDeps): void {
  const service = deps.signing;
  if (service === null) return;
  for (const agreement of deps.store.documents.idsIn("agreements")) {
    const id = Number(agreement);
    const version = deps.store.contractVersions.latestOf(id);
    if (version !== null) transact(deps, (tx) => remindOf(tx, { id, version }, service));
  }
}

function remindOf(tx: Tx, place: VersionKey, { assurance }: Pick<SigningService, "assurance">): void {
  // Signing may have been switched on since the version was generated.
  keepAwaited(tx, place.id, null);
  const read = readSigning(tx, place, true);
  if (!read.ok) return;
  const days = (Date.parse(tx.now) - Date.parse(read.value.row.generated_at)) / DAY_MS;
  const due = REMINDED_ON.findLast((day) => day <= days);
  if (due === undefined) return;
  for (const signatory of dueSignatories(tx, read.value)) {
    ask(tx, read.value, signatory, { cause: `day-${due}`, assurance });
  }
}
