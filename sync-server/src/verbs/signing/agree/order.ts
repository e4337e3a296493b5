import { done, type Result, refused } from "shared-schema/base/result";
import type { Actor } from "../../base/context.ts";
import { askNext } from "../ask/askNext.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { keepAwaited } from "../keepAwaited.ts";
import { managing } from "./managing.ts";

/** Gives the order in which a version is signed, or lets everybody sign when they like. It is fixed from the first signature on. */
export function orderSignatures(
  deps: SigningDeps,
  actor: Actor,
  place: VersionKey,
  profiles: readonly number[] | null,
): Result<null> {
  return managing(deps, actor, place, "signing.order", (tx, { state }, service) => {
    if (state.signed.size > 0) return refused("signing.already-signed");
    const { turns } = tx.store.signing;
    if (profiles === null) turns.anyOrder(place.id, place.version);
    else {
      const row = { cruise_id: place.id, version: place.version, set_by: actor.user_id, set_at: tx.now };
      turns.order({ ...row, profiles: JSON.stringify(profiles) });
    }
    keepAwaited(tx, place.id, actor.user_id);
    askNext(tx, place, service, false);
    return done(null);
  });
}
