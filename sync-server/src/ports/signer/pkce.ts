import { createHash } from "node:crypto";

/** What a caller keeps of an authorisation until the browser comes back: ten minutes, and once. */
interface NewAuthorization {
  state: string;
  verifier: string;
  challenge: string;
}

/** State and PKCE values (RFC 7636) of one authorisation. @param random gives so many random bytes */
export function newAuthorization(random: (bytes: number) => Buffer): NewAuthorization {
  const verifier = random(32).toString("base64url");
  return { state: random(32).toString("base64url"), verifier, challenge: challengeOf(verifier) };
}

function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
