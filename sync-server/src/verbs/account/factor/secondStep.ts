import type { LoginAnswer } from "shared-schema/api/account";
import type { SecondStepRequest } from "shared-schema/api/account/factor";
import { done, fault, type Refused, type Result, refused, refusedAt } from "shared-schema/base/result";
import type { ChallengeRow } from "../../../store/queries/account/challenges.ts";
import { idleSince } from "../../base/account/idleSince.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { reading, type Tx, transact } from "../../base/context.ts";
import { describeUser } from "../describeUser.ts";
import { type Origin, openSession } from "../sessions/session.ts";
import { countAttempt, openChallenge } from "./challenges.ts";
import { takeCode } from "./codes.ts";
import { checkPasskey, takePasskey } from "./passkeys.ts";
import type { FactorDeps } from "./settings.ts";

/** The account whose log-in a challenge has begun; null where there is none, or where the passkey names the account. */
export function accountOfLogin(deps: FactorDeps, token: string): number | null {
  const row = openChallenge(reading(deps), token, "login");
  return row.ok ? row.value.user_id : null;
}

/**
 * Completes a log-in with a second factor, or logs in with a passkey alone. The challenge works once.
 * @returns refused after five wrong codes: the password is asked for again
 */
export async function completeLogIn(
  deps: FactorDeps,
  request: SecondStepRequest,
  { address, device }: Origin,
): Promise<Result<LoginAnswer>> {
  const row = openChallenge(reading(deps), request.challenge, "login");
  if (!row.ok) return row;
  const signed = "passkey" in request ? await checkPasskey(deps, row.value, request.passkey) : null;
  const entered = transact(deps, (tx): Result<{ user_id: number; access_token: string }> => {
    const open = openChallenge(tx, request.challenge, "login");
    if (!open.ok) return open;
    const passed = "code" in request ? byCode(deps, tx, open.value, request.code) : byPasskey(tx, open.value, signed);
    if (!passed.ok) {
      noteEvent(tx, { verb: "account.second_factor_failed", user_id: open.value.user_id }, address);
      return passed;
    }
    const { user_id, method } = passed.value;
    const user = tx.store.users.byId(user_id);
    if (!user || user.deactivated_at !== null) return refused("session.deactivated");
    tx.store.sessions.expire(tx.now, idleSince(tx.now));
    const access_token = openSession(tx, user_id, device);
    noteEvent(tx, { verb: "account.login", user_id, details: { second_factor: method } }, address);
    return done({ user_id, access_token });
  });
  if (!entered.ok) return entered;
  const { user_id, access_token } = entered.value;
  const is_admin = deps.store.users.byId(user_id)?.is_admin === 1;
  return done({ access_token, user: describeUser(deps, { user_id, is_admin }, user_id) });
}

/** The account that has logged in, and by which second factor. */
interface Passed {
  user_id: number;
  method: "totp" | "recovery" | "passkey";
}

const WRONG_CODE: Refused = refusedAt({ code: [fault("wrong-password")] }, "factor.wrong-code");

function byCode(deps: FactorDeps, tx: Tx, row: ChallengeRow, code: string): Result<Passed> {
  const { user_id } = row;
  if (user_id === null) return WRONG_CODE;
  const counted = countAttempt(tx, row);
  if (!counted.ok) return counted;
  const method = takeCode(tx, deps.factors, user_id, code);
  if (method === null) return WRONG_CODE;
  tx.store.challenges.use(row.token_hash);
  return done({ user_id, method });
}

function byPasskey(tx: Tx, row: ChallengeRow, signed: Awaited<ReturnType<typeof checkPasskey>>): Result<Passed> {
  if (!signed || !takePasskey(tx, row, signed)) return refused("factor.wrong-passkey");
  return done({ user_id: signed.row.user_id, method: "passkey" });
}
