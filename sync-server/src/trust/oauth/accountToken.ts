import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import type { TrustClient, TrustContext } from "../context.ts";
import { isSame } from "../keys/secrets.ts";
import { clientById } from "./clients.ts";

/** A ticket is on its way from one page to the next: it need not live longer. */
const LONGEST_LIFE_S = 300;
const LEEWAY_S = 60;

const header = z.object({ alg: z.literal("HS256"), typ: z.literal("JWT") });
/** The client's statement about a person, in the account token of the CSC API (8.4), with what a certificate needs to say. */
const claims = z.object({
  iss: z.string().max(200),
  azp: z.string().max(200),
  /** A number in the person's certificate, so a PrintableString. */
  sub: z.string().regex(/^[A-Za-z0-9.:/-]{1,64}$/),
  jti: z.string().min(16).max(128),
  iat: z.number().int(),
  exp: z.number().int(),
  name: z.string().trim().min(1).max(400),
  given_name: z.string().trim().max(200),
  family_name: z.string().trim().max(200),
  email: z.string().min(3).max(254),
  email_confirmed_at: z.iso.datetime().nullable(),
  invited_by: z.string().max(400).nullable(),
  second_factor: z.boolean(),
});
type AccountClaims = z.infer<typeof claims>;

/** @returns what a client says about a person; null where the client did not say it, or said it too long ago */
export function readAccountToken(
  context: Pick<TrustContext, "clients" | "clock">,
  token: string,
): AccountClaims | null {
  const [head = "", body = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !header.safeParse(json(head)).success) return null;
  const read = claims.safeParse(json(body));
  if (!read.success) return null;
  const client = clientById(context, read.data.iss);
  if (client === null || read.data.azp !== client.id) return null;
  if (!isSame(signatureOf(client, `${head}.${body}`), signature)) return null;
  const now = context.clock.now().getTime() / 1_000;
  const { iat, exp } = read.data;
  const isInTime = iat <= now + LEEWAY_S && now < exp && exp - iat <= LONGEST_LIFE_S;
  return isInTime ? read.data : null;
}

function signatureOf(client: TrustClient, content: string): string {
  const key = createHash("sha256").update(client.secret).digest();
  return createHmac("sha256", key).update(content).digest("base64url");
}

function json(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
