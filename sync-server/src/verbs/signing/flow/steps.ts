import type { Refusal } from "shared-schema/base/result";
import { toWire } from "shared-schema/refusals/wire";
import { mayFollow, type SignatureStatus } from "shared-schema/signing/steps";
import type { SignatureChange, SignatureRow } from "../../../store/queries/signing/signatures.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Tx, transact } from "../../base/context.ts";
import { movedBy } from "../../base/instants.ts";
import type { SigningDeps } from "../deps.ts";

/** A signature that is under way keeps its version to itself for so long after each step. */
export const LEASE_MS = 600_000;

/** Takes a version for a person, or keeps it. @returns whether no one else has it */
export function takeLease(
  tx: Tx,
  { cruise_id, version, user_id }: Pick<SignatureRow, "cruise_id" | "version" | "user_id">,
) {
  const until = movedBy(tx.now, LEASE_MS);
  return tx.store.signing.turns.take({ cruise: cruise_id, version, user: user_id, until, now: tx.now });
}

/** A row at its beginning: nothing that an earlier attempt has left. */
export const FRESH = {
  status: "NEW",
  cause: null,
  token: null,
  sad: null,
  handle: null,
  credential: null,
  prepared: null,
  base: null,
  value: null,
  revision: null,
  signed_at: null,
  proof: null,
} as const satisfies Partial<SignatureRow>;

/** Writes the next step of a signature in an open transaction. @returns null where someone else was faster */
export function writeStep(
  tx: Tx,
  row: SignatureRow,
  to: SignatureStatus,
  change: Partial<SignatureChange>,
): SignatureRow | null {
  if (!mayFollow(row.status, to)) throw new Error(`A signature does not go from ${row.status} to ${to}.`);
  const next: SignatureRow = { ...row, ...change, status: to, changed_at: tx.now };
  return tx.store.signing.signatures.change(row, next) ? next : null;
}

/** The same in a transaction of its own. The version stays with the signature for ten more minutes. */
export function step(
  deps: SigningDeps,
  row: SignatureRow,
  to: SignatureStatus,
  change: Partial<SignatureChange>,
): SignatureRow | null {
  return transact(deps, (tx) => {
    const next = writeStep(tx, row, to, change);
    if (next) takeLease(tx, next);
    return next;
  });
}

/** Ends a signature without one: the cause is kept, the version is free, and the token is to be revoked. */
export function writeFailure(tx: Tx, row: SignatureRow, cause: Refusal): SignatureRow | null {
  const kept = { token: row.token, cause: JSON.stringify(toWire(cause)) };
  const failed = writeStep(tx, row, "FAILED", { ...FRESH, ...kept });
  if (!failed) return null;
  tx.store.signing.turns.free(row.cruise_id, row.version, row.user_id);
  const details = { agreement: row.cruise_id, version: row.version, cause: cause.code };
  noteEvent(tx, { verb: "signing.fail", user_id: row.user_id, details }, null);
  return failed;
}

/** The same in a transaction of its own. */
export function fail(deps: SigningDeps, row: SignatureRow, cause: Refusal): SignatureRow | null {
  return transact(deps, (tx) => writeFailure(tx, row, cause));
}
