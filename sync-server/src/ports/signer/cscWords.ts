import { done, type Result, refused } from "shared-schema/base/result";
import { authorisedAnswer, type CredentialAnswer, waitingAnswer } from "./answerSchemas.ts";
import { type HttpAnswer, readAnswer } from "./send.ts";
import { checkedSignature } from "./signatureValue.ts";
import type { Authorised, AuthorizationRequest, Credential, SignatureRequest, Waiting } from "./signer.ts";

export const SHA256 = "2.16.840.1.101.3.4.2.1";
const DESCRIPTION_MAX = 500;
/** The default of the API where an answer names no life. */
const SAD_LIFE_S = 3_600;

export const base64 = (bytes: Buffer) => bytes.toString("base64");

/** What a browser takes along to the authorisation page (8.4.2). */
export function authorizeParameters(clientId: string, asked: AuthorizationRequest): Record<string, string> {
  return {
    response_type: "code",
    client_id: clientId,
    redirect_uri: asked.redirectUri,
    scope: asked.scope,
    state: asked.state,
    code_challenge: asked.challenge,
    code_challenge_method: "S256",
    lang: asked.language,
    ...(asked.accountToken === undefined ? {} : { account_token: asked.accountToken }),
    ...(asked.scope === "credential"
      ? {
          credentialID: asked.credentialId,
          numSignatures: String(asked.hashes.length),
          // Here in Base64url, elsewhere in Base64.
          hashes: asked.hashes.map((hash) => hash.toString("base64url")).join(","),
          hashAlgorithmOID: SHA256,
          description: asked.description.slice(0, DESCRIPTION_MAX),
        }
      : {}),
  };
}

/** What `credentials/authorize` takes. */
export function requestBody({ credentialId, hashes, description, document }: SignatureRequest) {
  return {
    credentialID: credentialId,
    numSignatures: hashes.length,
    hashes: hashes.map(base64),
    hashAlgorithmOID: SHA256,
    description: description.slice(0, DESCRIPTION_MAX),
    clientData: JSON.stringify(document),
  };
}

/** 200: authorised. 202: it waits for the person. */
export function authorisation(answered: Result<HttpAnswer>): Result<Authorised | Waiting> {
  if (answered.ok && answered.value.status === 202) {
    const waiting = readAnswer(answered, waitingAnswer, 202);
    return waiting.ok ? done({ kind: "waiting", handle: waiting.value.handle }) : waiting;
  }
  const read = readAnswer(answered, authorisedAnswer);
  if (!read.ok) return read;
  return done({ kind: "authorised", sad: read.value.SAD, expiresInS: read.value.expiresIn ?? SAD_LIFE_S });
}

/** A credential in our words. */
export function credentialOf(
  id: string,
  { description, key, cert, auth, SCAL, multisign }: CredentialAnswer,
): Credential {
  return {
    id,
    description: description ?? "",
    isEnabled: key.status === "enabled",
    certificates: (cert.certificates ?? []).map((each) => Buffer.from(each, "base64")),
    certificateStatus: cert.status ?? null,
    algorithms: key.algo,
    mode: auth.mode,
    scal: SCAL ?? "1",
    multisign,
  };
}

/** All signatures or none: one that does not fit its digest was not made for it. */
export function checkedAll(
  credential: Credential,
  hashes: readonly Buffer[],
  values: readonly string[],
): Result<Buffer[]> {
  const [certificate] = credential.certificates;
  if (!certificate || values.length !== hashes.length) return refused("signer.bad-signature");
  const checked = hashes.map((hash, index) =>
    checkedSignature(certificate, hash, Buffer.from(values[index] ?? "", "base64")),
  );
  const fitting = checked.filter((each) => each !== null);
  return fitting.length === hashes.length ? done(fitting) : refused("signer.bad-signature");
}
