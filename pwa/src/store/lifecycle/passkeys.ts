import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import {
  type NewPasskeyRequest,
  newPasskeyAnswer,
  type PasskeyAnswer,
  passkeyAnswer,
} from "shared-schema/api/account/factor";
import { done, type Result, refused } from "shared-schema/base/result";
import { request } from "../http/http.ts";

interface Ceremony<Options> {
  challenge: string;
  options: Options;
}

/** Whether the browser knows passkeys: on a page without an encrypted connection none does. */
export const knowsPasskeys = () => globalThis.PublicKeyCredential !== undefined;

/** Loaded with the first passkey. */
const webauthn = () => import("@simplewebauthn/browser");

/**
 * Has the browser sign the server's challenge at a path with a passkey.
 * @returns refused where the user has cancelled, or has no passkey here
 */
export async function answerPasskey(
  path: string,
  json: object,
): Promise<Result<{ challenge: string; passkey: PasskeyAnswer }>> {
  const asked = await request<Ceremony<PublicKeyCredentialRequestOptionsJSON>>("POST", path, { json, quiet: true });
  if (!asked.ok) return asked;
  const { challenge, options: optionsJSON } = asked.value;
  try {
    const { startAuthentication } = await webauthn();
    return done({ challenge, passkey: passkeyAnswer.parse(await startAuthentication({ optionsJSON })) });
  } catch {
    return refused("factor.no-passkey");
  }
}

/** Has the browser make a passkey. @param path asks for the options */
export async function makePasskey(path: string): Promise<Result<NewPasskeyRequest>> {
  const asked = await request<Ceremony<PublicKeyCredentialCreationOptionsJSON>>("POST", path, { quiet: true });
  if (!asked.ok) return asked;
  const { challenge, options: optionsJSON } = asked.value;
  try {
    const { startRegistration } = await webauthn();
    return done({ challenge, passkey: newPasskeyAnswer.parse(await startRegistration({ optionsJSON })) });
  } catch {
    return refused("factor.no-passkey");
  }
}
