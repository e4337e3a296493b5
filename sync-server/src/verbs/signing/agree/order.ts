import { done, type Result, refused } from "shared-schema/base/result";
import { decideOpen } from "shared-schema/signing/signRules";
import { mayManage } from "../../agreement/mayManage.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt } from "../../base/context.ts";
import { askNext } from "../ask/askNext.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { keepAwaited } from "../keepAwaited.ts";
import { readableSigning } from "../readable.ts";
import { readSigning } from "../versionState.ts";

/** Gives the order in which a version is signed, or lets everybody sign when they like. It is fixed from the first signature on. */
export function orderSignatures(
  deps: SigningDeps,
  actor: Actor,
  place: VersionKey,
  profiles: readonly number[] | null,
): Result<null> {
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
    if (state.signed.size > 0) return refused("signing.already-signed");
    const { turns } = tx.store.signing;
    if (profiles === null) turns.anyOrder(place.id, place.version);
    else {
      const row = { cruise_id: place.id, version: place.version, set_by: actor.user_id, set_at: tx.now };
      turns.order({ ...row, profiles: JSON.stringify(profiles) });
    }
    keepAwaited(tx, place.id, actor.user_id);
    askNext(tx, place, deps.signing, false);
    const details = { agreement: place.id, version: place.version };
    noteEvent(tx, { verb: "signing.order", user_id: actor.user_id, details }, null);
    return done(null);
  });
}
