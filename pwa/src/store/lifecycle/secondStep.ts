import type { LoginAnswer } from "shared-schema/api/account";
import type { FactorMethod, SecondStep, SecondStepRequest } from "shared-schema/api/account/factor";
import type { Refusal, Result } from "shared-schema/base/result";
import { request } from "../http/http.ts";
import type { Me } from "../session/me.ts";
import { openAs } from "./login.ts";
import { answerPasskey } from "./passkeys.ts";

/** The log-in that a right password has begun; null where it was refused. */
export function secondStepOf({ code, params = {} }: Refusal): SecondStep | null {
  if (code !== "session.second-factor") return null;
  const named = String(params["methods"]).split(",");
  const methods = (["totp", "passkey"] as const).filter((each: FactorMethod) => named.includes(each));
  return { challenge: String(params["challenge"]), methods };
}

/** Completes a log-in with the digits of an authenticator app, or a recovery code. */
export function logInByCode(challenge: string, code: string): Promise<Result<Me>> {
  return complete({ challenge, code });
}

/**
 * Completes a log-in with a passkey, or logs in by one alone.
 * @param challenge of the log-in that it confirms
 */
export async function logInByPasskey(challenge?: string): Promise<Result<Me>> {
  const json = challenge === undefined ? {} : { challenge };
  const signed = await answerPasskey("/user/login/passkey", json);
  return signed.ok ? complete(signed.value) : signed;
}

async function complete(json: SecondStepRequest): Promise<Result<Me>> {
  const answer = await request<LoginAnswer>("POST", "/user/login/second", { json, quiet: true });
  return answer.ok ? openAs(answer.value.access_token) : answer;
}
