import { done, type Result, refused } from "shared-schema/base/result";
import type { SigningService } from "../../../ports/signatures/service.ts";
import { type Actor, type Tx, transact } from "../../base/context.ts";
import { DAY_MS } from "../../base/instants.ts";
import { ask } from "../ask/ask.ts";
import { dueSignatories } from "../ask/askNext.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { keepAwaited } from "../keepAwaited.ts";
import { readSigning } from "../versionState.ts";
import { managing } from "./managing.ts";

/** Days after the generation of a version on which those who have not signed are reminded. */
const REMINDED_ON = [2, 5, 10];

/** Reminds one signatory by hand, once a day at most. */
export function remindSignatory(deps: SigningDeps, actor: Actor, place: VersionKey, profileId: number): Result<null> {
  return managing(deps, actor, place, "signing.remind", (tx, signing, { assurance }) => {
    const { signatories, signed } = signing.state;
    const signatory = signatories.find(({ parties }) =>
      parties.some(({ profile_id, delegate_profile_id }) => profileId === (delegate_profile_id ?? profile_id)),
    );
    if (!signatory) return refused("signing.not-a-signatory");
    if (signed.has(signatory.person)) return refused("signing.already-signed");
    const asked = ask(tx, signing, signatory, { cause: `hand-${tx.now.slice(0, 10)}`, assurance });
    return asked.ok ? done(null) : asked;
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
