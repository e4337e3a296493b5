import { generateKeyPairSync, X509Certificate } from "node:crypto";
import { nowOf, type TrustContext } from "../context.ts";
import type { CertificateRow, CredentialRow } from "../data/credentials.ts";
import type { PersonRow } from "../data/people.ts";
import { isDue } from "../pki/authorities.ts";
import { newRevocationList } from "../pki/revocation.ts";
import { issueCertificate } from "../pki/signerCertificate.ts";
import { unwrapKey, wrapKey } from "./pinKey.ts";
import { signDigest } from "./signDigest.ts";

/** Wrong PINs in a row that lock a credential for good. */
export const MOST_ATTEMPTS = 5;

/** Makes a person's key and certificate. A credential from before is retired and its certificates are revoked. */
export async function enrol(context: TrustContext, person: PersonRow, pin: string): Promise<CredentialRow> {
  const { store } = context;
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = context.random(18).toString("base64url");
  const bytes = privateKey.export({ type: "pkcs8", format: "der" });
  const { salt, wrapped } = await wrapKey(context, bytes, pin, id);
  bytes.fill(0);
  const row: CredentialRow = {
    id,
    subject: person.subject,
    salt,
    wrapped_key: wrapped,
    attempts: 0,
    status: "enabled",
    made_at: nowOf(context),
  };
  store.transaction(() => {
    const former = store.credentials.ofSubject(person.subject);
    if (former) retire(context, former);
    store.credentials.add(row);
    issueCertificate(context, { person, credentialId: id, publicKey });
    noteEvent(context, "enrolled", row);
  });
  return row;
}

/** Issues the next certificate for the same key when most of the present one's life has passed. */
export function renewIfDue(context: TrustContext, person: PersonRow): void {
  const { store } = context;
  const credential = store.credentials.ofSubject(person.subject);
  const certificate = credential && store.credentials.certificateOf(credential.id);
  if (credential?.status !== "enabled" || !certificate || !isDue(certificate, context.clock.now())) return;
  const { publicKey } = new X509Certificate(certificate.certificate);
  store.transaction(() => {
    issueCertificate(context, { person, credentialId: credential.id, publicKey });
    noteEvent(context, "renewed", credential);
  });
}

/** The state of a certificate in the API's words. */
export function certificateStatus(context: TrustContext, certificate: CertificateRow): "valid" | "expired" | "revoked" {
  if (certificate.revoked_at !== null) return "revoked";
  return certificate.not_after <= nowOf(context) ? "expired" : "valid";
}

type PinOutcome = { kind: "signed"; signature: Buffer } | { kind: "wrong"; left: number } | { kind: "locked" };

/**
 * Signs a digest where the PIN is right; the key is in the clear for that moment alone. Every attempt is counted before it is
 * looked at, and the fifth wrong one locks the credential for good.
 */
export async function signWithPin(
  context: TrustContext,
  credentialId: string,
  { pin, digest }: { pin: string; digest: Uint8Array },
): Promise<PinOutcome> {
  const { credentials } = context.store;
  if (!credentials.beginAttempt(credentialId, MOST_ATTEMPTS)) return locked(context, credentialId);
  const row = credentials.byId(credentialId);
  if (!row) return { kind: "locked" };
  const key = await unwrapKey(context, { salt: row.salt, wrapped: row.wrapped_key }, pin, credentialId);
  if (key === null) {
    noteEvent(context, "wrong-pin", row);
    return row.attempts >= MOST_ATTEMPTS
      ? locked(context, credentialId)
      : { kind: "wrong", left: MOST_ATTEMPTS - row.attempts };
  }
  const signature = signDigest(key, digest);
  key.fill(0);
  return credentials.forgetAttempts(credentialId) ? { kind: "signed", signature } : { kind: "locked" };
}

/** Notes an event for the product. */
export function noteEvent(
  context: TrustContext,
  kind: Parameters<TrustContext["store"]["events"]["add"]>[0]["kind"],
  about: { subject: string; id?: string },
  request: string | null = null,
): void {
  const { subject, id = null } = about;
  context.store.events.add({ kind, subject, credential_id: id, request_id: request, at: nowOf(context) });
}

function locked(context: TrustContext, credentialId: string): PinOutcome {
  context.store.transaction(() => {
    const row = context.store.credentials.byId(credentialId);
    if (row && context.store.credentials.lock(credentialId)) noteEvent(context, "locked", row);
  });
  return { kind: "locked" };
}

function retire(context: TrustContext, { id }: CredentialRow): void {
  const { credentials } = context.store;
  const certificate = credentials.certificateOf(id);
  credentials.retire(id);
  credentials.revokeCertificates(id, nowOf(context));
  if (certificate) newRevocationList(context, certificate.issuer_serial);
}
