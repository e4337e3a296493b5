import { refused } from "shared-schema/base/result";
import { transact } from "../base/context.ts";
import { DAY_MS, movedBy } from "../base/instants.ts";
import type { SigningDeps } from "./deps.ts";
import { advance } from "./flow/advance.ts";
import { opened } from "./flow/secrets.ts";
import { fail, LEASE_MS } from "./flow/steps.ts";

/**
 * Looks once at every signature that is under way: asks the service whether the person has confirmed, goes on where a restart has
 * interrupted, ends what took too long, and revokes what has ended. A fault of one leaves the others.
 */
export async function lookAtSignatures(deps: SigningDeps, isStopped: () => boolean = () => false): Promise<void> {
  for (const id of deps.store.signing.signatures.open()) {
    if (isStopped()) return;
    try {
      await lookAt(deps, id);
    } catch (error) {
      deps.log.error({ err: error, signature: id }, "A signature could not go on");
    }
  }
  for (const row of deps.store.signing.signatures.toRevoke()) {
    if (isStopped()) return;
    const token = opened(deps, row.token, row.id);
    // A service that cannot revoke, or does not answer, ends the token by itself.
    if (token !== null) await deps.signing?.signer.revoke(token);
    transact(deps, (tx) => tx.store.signing.signatures.forgetToken(row.id));
  }
}

async function lookAt(deps: SigningDeps, id: string): Promise<void> {
  const row = deps.store.signing.signatures.byId(id);
  if (!row) return;
  const isLate = row.changed_at < movedBy(deps.clock.now().toISOString(), -LEASE_MS);
  if (isLate) fail(deps, row, refused("signing.timed-out").refusal);
  else if (row.status !== "NEW" && row.status !== "UPLOADING") await advance(deps, id, "en");
  else if (row.status === "UPLOADING" && row.credential !== null) await resumeUpload(deps, id, row.credential);
}

/** A second log-in is the browser's: there is nothing to go on with but for services that confirm by themselves. */
async function resumeUpload(deps: SigningDeps, id: string, credential: string): Promise<void> {
  if (JSON.parse(credential).mode === "explicit") await advance(deps, id, "en");
}

/** Forgets log-ins that were never finished. @returns their number */
export function pruneAuthorisations(deps: SigningDeps): number {
  return transact(deps, ({ store, now }) => store.signing.authorisations.forget(movedBy(now, -DAY_MS)));
}
