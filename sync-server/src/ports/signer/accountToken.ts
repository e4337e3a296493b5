import { createHash, createHmac } from "node:crypto";

/** What an operator knows of a person, for the certificate to say. */
export interface SignerAccount {
  /** The number of the account. */
  subject: string;
  name: string;
  given_name: string;
  family_name: string;
  email: string;
  /** UTC; null while the address is not confirmed. */
  email_confirmed_at: string | null;
  /** The name of the person who invited this one. */
  invited_by: string | null;
  second_factor: boolean;
}

const LIFE_S = 120;

/**
 * States who a person is, in the account token of the CSC API (8.4): a JWT signed with the SHA-256 of the client's secret. It works once,
 * for two minutes. @param id that no one can guess
 */
export function accountToken(
  client: { id: string; secret: string },
  { subject, ...account }: SignerAccount,
  { id, now }: { id: string; now: Date },
): string {
  const iat = Math.floor(now.getTime() / 1_000);
  const claims = { iss: client.id, azp: client.id, sub: subject, jti: id, iat, exp: iat + LIFE_S, ...account };
  const content = [{ alg: "HS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const key = createHash("sha256").update(client.secret).digest();
  return `${content}.${createHmac("sha256", key).update(content).digest("base64url")}`;
}
