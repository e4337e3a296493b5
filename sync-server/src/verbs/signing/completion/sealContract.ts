import { PRODUCT } from "shared-schema/base/product";
import { done, type Result } from "shared-schema/base/result";
import type { SigningService } from "../../../ports/signatures/service.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { attempt } from "../../base/context.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { fileAt, newestOf } from "../file.ts";
import { keepRevision } from "./revision.ts";
import { sealed } from "./sealed.ts";

/**
 * The revision that a signature follows. Where the operator wants it, the platform seals the contract before the first one: from then on
 * only signatures may be added. A contract that cannot be sealed is signed without.
 */
export async function baseForSignature(
  deps: SigningDeps,
  service: SigningService,
  place: VersionKey,
): Promise<Result<number>> {
  const newest = newestOf(deps.store, place);
  if (newest > 0 || !service.platform.sealsContracts) return done(newest);
  const base = fileAt(deps.store, place, 0);
  const at = deps.clock.now().toISOString();
  const bytes = await sealed(deps, service, base, { words: `${PRODUCT.name}: seal`, at });
  if (!bytes.ok) {
    deps.log.error({ code: bytes.refusal.code, agreement: place.id }, "A contract could not be sealed");
    return done(0);
  }
  return attempt(deps, (tx) => {
    const kept = keepRevision(tx, place, { kind: "seal", after: 0, length: base.length }, bytes.value);
    if (!kept.ok) return kept;
    const details = { agreement: place.id, version: place.version, sha256: kept.value.sha256 };
    noteEvent(tx, { verb: "signing.seal", user_id: null, details }, null);
    return done(kept.value.n);
  });
}
