import { createHash } from "node:crypto";
import { inSeconds, nowOf, type TrustContext } from "../context.ts";
import { noteEvent } from "../keys/credentials.ts";
import { hashed, isSame, newSecret } from "../keys/secrets.ts";
import type { Authorization } from "./authorization.ts";

const CODE_LIFE_S = 60;
export const TOKEN_LIFE_S = 3_600;
/** RFC 7636, 4.1. */
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

/** A code for the client, in exchange for a token within a minute. */
export function newCode(
  context: TrustContext,
  { client, redirectUri, challenge }: Authorization,
  subject: string,
): string {
  const code = newSecret(context);
  context.store.grants.addCode({
    hash: hashed(code),
    client_id: client.id,
    redirect_uri: redirectUri,
    challenge,
    subject,
    expires_at: inSeconds(context, CODE_LIFE_S),
  });
  return code;
}

export type Exchange = { token: string } | { fault: string };

/**
 * Exchanges a code for an access token. A code that comes twice was stolen by one of the two: the token of the first is revoked
 * (RFC 6749, 4.1.2).
 */
export function exchangeCode(
  context: TrustContext,
  clientId: string,
  given: { code: string; redirectUri: string; verifier: string },
): Exchange {
  const { grants } = context.store;
  return context.store.transaction(() => {
    const code = grants.code(hashed(given.code));
    if (code?.client_id !== clientId) return { fault: "Invalid parameter code" };
    if (!grants.useCode(code.hash)) {
      if (code.token_hash !== null) endToken(context, code.token_hash);
      noteEvent(context, "code-reused", { subject: code.subject });
      return { fault: "Authorization code is invalid or expired" };
    }
    if (code.expires_at <= nowOf(context)) return { fault: "Authorization code is invalid or expired" };
    if (!isSame(code.redirect_uri, given.redirectUri)) return { fault: "redirect_uri parameter does not match" };
    const challenge = createHash("sha256").update(given.verifier).digest("base64url");
    if (!VERIFIER.test(given.verifier) || !isSame(challenge, code.challenge)) {
      return { fault: "Invalid parameter code_verifier" };
    }
    const token = newSecret(context);
    const hash = hashed(token);
    grants.addToken({ hash, client_id: clientId, subject: code.subject, expires_at: inSeconds(context, TOKEN_LIFE_S) });
    grants.noteToken(code.hash, hash);
    return { token };
  });
}

/** Revokes a token, and withdraws what it has asked for: nothing is signed for it any more. */
export function endToken(context: TrustContext, tokenHash: string): void {
  context.store.grants.revokeToken(tokenHash);
  for (const request of context.store.requests.withdraw(tokenHash)) {
    noteEvent(context, "withdrawn", { subject: request.subject, id: request.credential_id }, request.id);
  }
}
