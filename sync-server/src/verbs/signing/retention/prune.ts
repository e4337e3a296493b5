import { transact } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import type { SigningDeps } from "../deps.ts";

/** As long as failed log-ins. */
const FAILED_KEPT_MS = 180 * DAY_MS;

/** Forgets log-ins and links to the signing service a day after their ten minutes are over. @returns their number */
export function pruneAuthorisations(deps: SigningDeps): number {
  return transact(deps, ({ store, now }) => store.signing.authorisations.forget(movedBy(now, -DAY_MS)));
}

/** Forgets signatures that failed half a year ago and were not begun again, with the addresses that they came from. @returns their number */
export function pruneFailed(deps: SigningDeps): number {
  return transact(deps, ({ store, now }) => store.signing.signatures.forgetFailed(movedBy(now, -FAILED_KEPT_MS)));
}
