import { tokenHash } from "../../base/account/tokenHash.ts";
import type { SigningDeps } from "../deps.ts";

/** Secrets of a signature are sealed: the database alone opens nothing at the signing service. */
export function sealed({ factors }: Pick<SigningDeps, "factors">, secret: string, owner: string): string {
  return factors.box.seal(secret, `signing ${owner}`);
}

export function opened({ factors }: Pick<SigningDeps, "factors">, secret: string | null, owner: string): string | null {
  return secret === null ? null : factors.box.open(secret, `signing ${owner}`);
}

/** A state as it is kept. */
export const stateHash = tokenHash;
