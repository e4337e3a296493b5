import { randomBytes } from "node:crypto";
import type { Language } from "shared-schema/base/language";
import { done, type Result } from "shared-schema/base/result";
import type { SigningService } from "../../../ports/signatures/service.ts";
import { newAuthorization } from "../../../ports/signer/pkce.ts";
import type { AuthorizationScope } from "../../../ports/signer/signer.ts";
import type { SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { reading, type Tx } from "../../base/context.ts";
import { movedBy } from "../../base/instants.ts";
import { accountFor } from "../account.ts";
import type { SigningDeps } from "../deps.ts";
import { sealed, stateHash } from "./secrets.ts";

const LIFE_MS = 600_000;

/** A log-in at the service that is about to begin. */
interface LogIn {
  location: string;
  /** Keeps what the return is recognised by, in the transaction that begins the step. */
  keep(tx: Tx, row: SignatureRow): void;
}

/** Prepares a log-in at the signing service: where the browser goes, and what is kept until it comes back. */
export async function prepareLogIn(
  deps: SigningDeps,
  { signer, returnUrl, accountToken }: SigningService,
  { scope, user, language }: { scope: AuthorizationScope; user: number; language: Language },
): Promise<Result<LogIn>> {
  const { state, verifier, challenge } = newAuthorization(randomBytes);
  const account = accountToken && accountFor(reading(deps), user);
  const token = account && accountToken?.(account, { id: deps.ids.uuid(), now: deps.clock.now() });
  const where = { redirectUri: returnUrl, state, challenge, language };
  const location = await signer.authorizeUrl({ ...scope, ...where, ...(token ? { accountToken: token } : {}) });
  if (!location.ok) return location;
  const keep = (tx: Tx, row: SignatureRow) =>
    tx.store.signing.authorisations.add({
      state_hash: stateHash(state),
      signature_id: row.id,
      user_id: row.user_id,
      cruise_id: row.cruise_id,
      version: row.version,
      step: scope.scope,
      verifier: sealed(deps, verifier, row.id),
      expires_at: movedBy(tx.now, LIFE_MS),
    });
  return done({ location: location.value, keep });
}
