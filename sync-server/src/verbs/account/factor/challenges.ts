import type { FactorMethod, SecondStep } from "shared-schema/api/account/factor";
import { done, type Result, refused } from "shared-schema/base/result";
import type { ChallengePurpose, ChallengeRow } from "../../../store/queries/account/challenges.ts";
import { tokenHash } from "../../base/account/tokenHash.ts";
import type { Tx } from "../../base/context.ts";
import { movedBy } from "../../base/instants.ts";

/** A log-in waits that long for its second factor, and a browser for its user. */
const LIFETIME_MS = 10 * 60_000;
/** After as many wrong codes the password is asked for again. */
const MOST_ATTEMPTS = 5;

/** Writes a challenge. @returns its token, which works once */
export function addChallenge(
  tx: Tx,
  challenge: { purpose: ChallengePurpose; user_id: number | null; bytes: string | null },
): string {
  const token = tx.ids.token();
  tx.store.challenges.expire(tx.now);
  tx.store.challenges.add({
    ...challenge,
    token_hash: tokenHash(token),
    expires_at: movedBy(tx.now, LIFETIME_MS),
  });
  return token;
}

/** The second factors that an account confirms a log-in with. */
export function methodsOf({ store }: Pick<Tx, "store">, user_id: number): FactorMethod[] {
  return [
    ...(store.factors.hasTotp(user_id) ? (["totp"] as const) : []),
    ...(store.factors.hasPasskey(user_id) ? (["passkey"] as const) : []),
  ];
}

/** Begins a log-in that the password has passed. */
export function beginSecondStep(tx: Tx, user_id: number): SecondStep {
  const challenge = addChallenge(tx, { purpose: "login", user_id, bytes: null });
  return { challenge, methods: methodsOf(tx, user_id) };
}

/** A challenge that may still be answered, without using it up. */
export function openChallenge(
  { store, now }: Pick<Tx, "store" | "now">,
  token: string,
  purpose: ChallengePurpose,
): Result<ChallengeRow> {
  const row = store.challenges.open(tokenHash(token), now);
  return row?.purpose === purpose ? done(row) : refused("factor.log-in-ended");
}

/** Counts a code that is tried on a log-in. @returns refused after too many: the log-in has ended */
export function countAttempt(tx: Tx, row: ChallengeRow): Result<null> {
  if (row.attempts >= MOST_ATTEMPTS) {
    tx.store.challenges.use(row.token_hash);
    return refused("factor.log-in-ended");
  }
  tx.store.challenges.attempt(row.token_hash);
  return done(null);
}
