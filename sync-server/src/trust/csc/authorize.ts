import { inSeconds, nowOf, type TrustContext } from "../context.ts";
import type { TokenRow } from "../data/grants.ts";
import { certificateStatus } from "../keys/credentials.ts";
import { hashed, newSecret } from "../keys/secrets.ts";
import { OID } from "../pki/names.ts";
import { detailsIn } from "./details.ts";

const REQUEST_LIFE_S = 600;
const SAD_LIFE_S = 300;
const DIGEST_BYTES = 32;
const DESCRIPTION_MAX = 500;

type Body = Readonly<Record<string, unknown>>;
/** An error, and its description where it is no `invalid_request`. */
export interface Fault {
  fault: string;
  error?: string;
}

/** The person's own credential that a call names; another person's is answered like none. */
export function ownCredential(context: TrustContext, { subject }: TokenRow, body: Body) {
  const id = body["credentialID"];
  if (typeof id !== "string") return { fault: "Missing (or invalid type) string parameter credentialID" };
  const credential = context.store.credentials.byId(id);
  const isOwn = credential?.subject === subject && credential.status !== "retired";
  return credential && isOwn ? credential : { fault: "Invalid parameter credentialID" };
}

/** Whether a credential's certificate is neither expired nor revoked. */
export function hasValidCertificate(context: TrustContext, credentialId: string): boolean {
  const certificate = context.store.credentials.certificateOf(credentialId);
  return certificate !== undefined && certificateStatus(context, certificate) === "valid";
}

/** The one digest that a call names, as it is stored. */
export function digestIn(body: Body): string | Fault {
  const hashes = body["hashes"];
  if (!Array.isArray(hashes)) return { fault: "Missing (or invalid type) array parameter hashes" };
  if (hashes.length === 0) return { fault: "Empty hash array" };
  if (hashes.length > 1) return { fault: "Numbers of signatures is too high" };
  const [hash] = hashes;
  if (typeof hash !== "string" || !/^[A-Za-z0-9+/]+={0,2}$/.test(hash)) {
    return { fault: "Invalid Base64 hash string parameter" };
  }
  const digest = Buffer.from(hash, "base64");
  return digest.length === DIGEST_BYTES ? digest.toString("base64") : { fault: "Invalid digest value length" };
}

/** Begins the authorisation of one signature: the person confirms it on the device page. @returns the handle to ask by */
export function beginRequest(context: TrustContext, token: TokenRow, body: Body): string | Fault {
  const credential = ownCredential(context, token, body);
  if ("fault" in credential) return credential;
  if (credential.status === "locked") return { fault: "Credential locked" };
  // Told before the person is asked for a PIN in vain.
  if (!hasValidCertificate(context, credential.id)) return { fault: "Signing certificate is expired" };
  const count = body["numSignatures"];
  if (!Number.isInteger(count)) return { fault: "Missing (or invalid type) integer parameter numSignatures" };
  if (Number(count) < 1) return { fault: "Invalid value for parameter numSignatures" };
  if (Number(count) > 1) return { fault: "Numbers of signatures is too high" };
  const hash = digestIn(body);
  if (typeof hash !== "string") return hash;
  if ((body["hashAlgorithmOID"] ?? OID.sha256) !== OID.sha256) return { fault: "Invalid parameter hashAlgorithmOID" };
  // A PIN is given to no one but this service.
  if (body["authData"] !== undefined) return { fault: "Invalid parameter authData" };
  const details = detailsIn(body["clientData"]);
  const described = body["description"] ?? details?.title;
  if (typeof described !== "string" || described.trim() === "") {
    return { fault: "Missing (or invalid type) string parameter description" };
  }
  const handle = newSecret(context);
  context.store.requests.add({
    id: context.random(18).toString("base64url"),
    handle_hash: hashed(handle),
    token_hash: token.hash,
    client_id: token.client_id,
    credential_id: credential.id,
    subject: token.subject,
    hash,
    description: described.slice(0, DESCRIPTION_MAX),
    details: details && JSON.stringify(details),
    state: "pending",
    made_at: nowOf(context),
    expires_at: inSeconds(context, REQUEST_LIFE_S),
  });
  return handle;
}

export type Checked = { sad: string; expiresIn: number } | { handle: string } | Fault;

/** What has become of a request. A SAD is made each time that it is asked for, and takes the place of the one before. */
export function checkRequest(context: TrustContext, token: TokenRow, body: Body): Checked {
  const handle = body["handle"];
  if (typeof handle !== "string") return { fault: "Missing (or invalid type) string parameter handle" };
  const request = context.store.requests.byHandle(hashed(handle));
  if (request?.token_hash !== token.hash) return { fault: "Invalid parameter handle" };
  if (request.state === "refused") return { fault: "The user has refused", error: "access_denied" };
  if (request.state === "locked") return { fault: "Credential locked" };
  if (request.expires_at <= nowOf(context)) return { fault: "Invalid parameter handle" };
  if (request.state === "pending") return { handle };
  const sad = newSecret(context);
  const isGiven = context.store.requests.giveSad(request.id, hashed(sad), inSeconds(context, SAD_LIFE_S));
  return isGiven ? { sad, expiresIn: SAD_LIFE_S } : { fault: "Invalid parameter handle" };
}
