import { type Result, refused } from "shared-schema/base/result";
import { decideOpen } from "shared-schema/signing/signRules";
import type { SigningService } from "../../../ports/signatures/service.ts";
import { mayManage } from "../../agreement/mayManage.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Tx } from "../../base/context.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { readableSigning } from "../readable.ts";
import { readSigning, type VersionSigning } from "../versionState.ts";

/** Does something about the signing of an open version for an account that manages the agreement, and notes it. */
export function managing(
  deps: SigningDeps,
  actor: Actor,
  place: VersionKey,
  verb: "signing.order" | "signing.remind",
  work: (tx: Tx, signing: VersionSigning, service: SigningService) => Result<null>,
): Result<null> {
  const readable = readableSigning(deps, actor, place);
  if (!readable.ok) return readable;
  return attempt(deps, (tx) => {
    const read = readSigning(tx, place, deps.signing !== null);
    if (!read.ok) return read;
    if (!mayManage(tx, actor, place)) return refused("agreement.read-only");
    if (!deps.signing) return refused("signing.off");
    const open = decideOpen(read.value.state, tx.now);
    const done = open.ok ? work(tx, read.value, deps.signing) : open;
    const details = { agreement: place.id, version: place.version };
    if (done.ok) noteEvent(tx, { verb, user_id: actor.user_id, details }, null);
    return done;
  });
}
