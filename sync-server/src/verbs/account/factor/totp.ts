import { generateURI } from "otplib";
import type { RecoveryCodes, TotpView } from "shared-schema/api/account/factor";
import { PRODUCT } from "shared-schema/base/product";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Tx } from "../../base/context.ts";
import { matchingStep, newRecoveryCodes, newTotpSecret, recoveryHash } from "./codes.ts";
import { type FactorDeps, lacksFactor } from "./settings.ts";

/** Makes a secret for an authenticator app. It counts once a code has shown that the app has it. */
export function beginTotp(deps: FactorDeps, { user_id }: Actor): Result<TotpView> {
  return attempt(deps, (tx) => {
    const user = tx.store.users.byId(user_id);
    if (!user) return refused("account.not-found");
    if (tx.store.factors.hasTotp(user_id)) return refused("factor.has-totp");
    const secret = newTotpSecret(tx.ids.token());
    tx.store.factors.beginTotp(user_id, deps.factors.box.seal(secret, String(user_id)), tx.now);
    noteEvent(tx, { verb: "factor.begin", user_id, details: { factor: "totp" } }, null);
    return done({ secret, uri: generateURI({ issuer: PRODUCT.name, label: user.email, secret }) });
  });
}

/** Takes the first code of an authenticator app, from which on log-ins ask for one. */
export function confirmTotp(deps: FactorDeps, { user_id }: Actor, code: string): Result<RecoveryCodes> {
  return attempt(deps, (tx) => {
    const row = tx.store.factors.totp(user_id);
    if (row?.confirmed_at) return refused("factor.has-totp");
    const secret = row ? deps.factors.box.open(row.sealed, String(user_id)) : null;
    if (secret === null) return refused("factor.not-begun");
    const step = matchingStep(secret, code.replace(/\s/g, ""), tx.now);
    if (step === null) return refusedAt({ code: [fault("wrong-password")] }, "factor.wrong-code");
    tx.store.factors.confirmTotp(user_id, tx.now);
    tx.store.factors.takeStep(user_id, step);
    noteEvent(tx, { verb: "factor.add", user_id, details: { factor: "totp" } }, null);
    return done({ recovery_codes: firstCodes(tx, user_id) });
  });
}

/** Removes the authenticator app of an account. */
export function removeTotp(deps: FactorDeps, actor: Actor): Result<object> {
  return attempt(deps, (tx) => {
    if (!tx.store.factors.hasTotp(actor.user_id)) return refused("factor.not-found");
    tx.store.factors.forgetTotp(actor.user_id);
    return removed(deps, tx, actor, "totp");
  });
}

/** Makes ten recovery codes in the place of those that the account has. */
export function renewCodes(deps: FactorDeps, { user_id }: Actor): Result<RecoveryCodes> {
  return attempt(deps, (tx) => {
    if (!tx.store.factors.any(user_id)) return refused("factor.none");
    noteEvent(tx, { verb: "factor.renew_codes", user_id }, null);
    return done({ recovery_codes: setCodes(tx, user_id) });
  });
}

/** Recovery codes with the first second factor; none with a further one. */
export function firstCodes(tx: Tx, user_id: number): string[] {
  return tx.store.factors.codes(user_id) > 0 ? [] : setCodes(tx, user_id);
}

function setCodes(tx: Tx, user_id: number): string[] {
  const codes = newRecoveryCodes(tx.ids.token);
  tx.store.factors.setCodes(user_id, codes.map(recoveryHash));
  return codes;
}

/** Notes that a factor was removed. The last one of an administrator stays; without any, recovery codes are of no use. */
export function removed(deps: FactorDeps, tx: Tx, actor: Actor, factor: "totp" | "passkey"): Result<object> {
  if (lacksFactor(deps, actor)) return refused("factor.last");
  const { user_id } = actor;
  if (!tx.store.factors.any(user_id)) tx.store.factors.forget(user_id);
  noteEvent(tx, { verb: "factor.remove", user_id, details: { factor } }, null);
  return done({});
}
