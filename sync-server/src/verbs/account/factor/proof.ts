import type { ProofRequest, ProofView } from "shared-schema/api/account/factor";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import type { Passwords } from "../../../ports/passwords/passwords.ts";
import { idleSince } from "../../base/account/idleSince.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, reading, type Tx, transact } from "../../base/context.ts";
import { movedBy } from "../../base/instants.ts";
import { methodsOf, openChallenge } from "./challenges.ts";
import { takeCode } from "./codes.ts";
import { isProved, PROOF_MS } from "./isProved.ts";
import { checkPasskey, takePasskey } from "./passkeys.ts";
import type { FactorDeps } from "./settings.ts";

/** Until when a session counts as proved, and the ways to prove it again. @param token of the session */
export function showProof(deps: FactorDeps, { user_id }: Actor, token: string): ProofView {
  const tx = reading(deps);
  const proved_at = tx.store.sessions.get(tokenHash(token), tx.now, idleSince(tx.now))?.proved_at ?? "";
  const factors = methodsOf(tx, user_id);
  return {
    until: isProved(proved_at, tx.now) ? movedBy(proved_at, PROOF_MS) : null,
    methods: factors.length > 0 ? factors : ["password"],
  };
}

/**
 * Proves that the user of a session is the account's owner: with a second factor where the account has one, else with the password.
 * @param token of the session, which alone is proved by it
 * @param address the network address that asks
 */
export async function prove(
  deps: FactorDeps & { passwords: Passwords },
  actor: Actor,
  request: ProofRequest,
  { token, address }: { token: string; address: string },
): Promise<Result<ProofView>> {
  const { user_id } = actor;
  const checked = await check(deps, actor, request);
  const proved = transact(deps, (tx): Result<null> => {
    const taken = checked.ok ? checked.value(tx) : checked;
    if (taken.ok) tx.store.sessions.prove(tokenHash(token), tx.now);
    noteEvent(tx, { verb: taken.ok ? "account.prove" : "account.proof_failed", user_id }, address);
    return taken;
  });
  return proved.ok ? done(showProof(deps, actor, token)) : proved;
}

type Take = (tx: Tx) => Result<null>;

/** Does the slow part of the check. @returns the rest, for the transaction */
async function check(
  deps: FactorDeps & { passwords: Passwords },
  { user_id }: Actor,
  request: ProofRequest,
): Promise<Result<Take>> {
  const wrongCode = refusedAt({ code: [fault("wrong-password")] }, "factor.wrong-code");
  if ("password" in request) {
    const user = deps.store.users.byId(user_id);
    const fits = user !== undefined && (await deps.passwords.verify(user.password_hash, request.password));
    const wrong = refusedAt({ password: [fault("wrong-password")] }, "account.wrong-password");
    return done((tx) => {
      // A second factor was added, or the password changed, while the hash was made.
      const isRegistered =
        !tx.store.factors.any(user_id) && tx.store.users.byId(user_id)?.password_hash === user?.password_hash;
      return fits && isRegistered ? done(null) : wrong;
    });
  }
  if ("code" in request) {
    return done((tx) => (takeCode(tx, deps.factors, user_id, request.code) === null ? wrongCode : done(null)));
  }
  const row = openChallenge(reading(deps), request.challenge, "proof");
  if (!row.ok || row.value.user_id !== user_id) return refused("factor.wrong-passkey");
  const signed = await checkPasskey(deps, row.value, request.passkey);
  if (!signed) return refused("factor.wrong-passkey");
  return done((tx) => (takePasskey(tx, row.value, signed) ? done(null) : refused("factor.wrong-passkey")));
}
