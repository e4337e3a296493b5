import type { FactorsView, ProofView, RecoveryCodes, TotpView } from "shared-schema/api/account/factor";
import type { Result } from "shared-schema/base/result";
import { runtime } from "../database/runtime.ts";
import { request } from "../http/http.ts";
import { useSession } from "../session/session.ts";
import { answerPasskey, makePasskey } from "./passkeys.ts";
import { refreshMe } from "./presentSession.ts";

/** Below the account that is logged in. */
const own = (path: string) => `/user/${useSession.getState().user?.id}${path}`;

/** The second factors of the account. */
export function listFactors(): Promise<Result<FactorsView>> {
  return request("GET", own("/factor/"), { quiet: true });
}

/** Begins to add an authenticator app. */
export function beginTotp(): Promise<Result<TotpView>> {
  return request("POST", own("/factor/totp"), { quiet: true });
}

/** Adds the authenticator app by its first code. */
export function confirmTotp(code: string): Promise<Result<RecoveryCodes>> {
  return added(request("PUT", own("/factor/totp"), { json: { code }, quiet: true }));
}

/** Removes the authenticator app. */
export function removeTotp(): Promise<Result<unknown>> {
  return request("DELETE", own("/factor/totp"), { quiet: true });
}

/** Has the browser make a passkey, and adds it. */
export async function addPasskey(): Promise<Result<RecoveryCodes>> {
  const made = await makePasskey(own("/factor/passkey/options"));
  return made.ok ? added(request("POST", own("/factor/passkey/"), { json: made.value, quiet: true })) : made;
}

/** Removes a passkey. */
export function removePasskey(id: string): Promise<Result<unknown>> {
  return request("DELETE", own(`/factor/passkey/${id}`), { quiet: true });
}

/** Makes ten recovery codes in the place of those that the account has. */
export function renewCodes(): Promise<Result<RecoveryCodes>> {
  return request("POST", own("/factor/recovery_codes"), { quiet: true });
}

/** Until when the session counts as proved, and the ways to prove it again. */
export function proofOf(): Promise<Result<ProofView>> {
  return request("GET", own("/proof"), { quiet: true });
}

/** Proves that it is the account's owner, by the password or by a code. */
export function prove(by: { password: string } | { code: string }): Promise<Result<ProofView>> {
  return request("POST", own("/proof"), { json: by, quiet: true });
}

/** The same by a passkey. */
export async function proveByPasskey(): Promise<Result<ProofView>> {
  const signed = await answerPasskey(own("/proof/passkey"), {});
  return signed.ok ? request("POST", own("/proof"), { json: signed.value, quiet: true }) : signed;
}

/** The first second factor of an administrator opens the other pages, and lets the exchange with the server begin. */
async function added(answer: Promise<Result<RecoveryCodes>>): Promise<Result<RecoveryCodes>> {
  const result = await answer;
  if (!result.ok || !useSession.getState().user?.lacks_factor) return result;
  await refreshMe();
  (await runtime()).engine.retry();
  return result;
}
