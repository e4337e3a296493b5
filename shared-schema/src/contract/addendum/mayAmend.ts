import { done, type Result, refused } from "../../base/result.ts";
import type { AmendedVersion } from "./addendum.ts";

/**
 * Whether an addendum changes a term: one with the terms of the version that it amends is refused.
 * @param amended null for the contract itself, which amends none
 * @param fingerprint of the terms that the addendum would have
 */
export function decideAddendum(amended: Pick<AmendedVersion, "fingerprint"> | null, fingerprint: string): Result<void> {
  return amended?.fingerprint === fingerprint ? refused("contract.unchanged") : done(undefined);
}
