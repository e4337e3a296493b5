import { nowOf, type TrustContext } from "../context.ts";
import type { TokenRow } from "../data/grants.ts";
import { hashed, isSame } from "../keys/secrets.ts";
import { OID } from "../pki/names.ts";
import { digestIn, type Fault, hasValidCertificate, ownCredential } from "./authorize.ts";

/**
 * Hands out the signature that a SAD stands for, once. It was made when the PIN was given, for the authorised digest alone: a SAD
 * cannot sign anything else, whatever is asked for.
 */
export function takeSignature(
  context: TrustContext,
  token: TokenRow,
  body: Readonly<Record<string, unknown>>,
): Buffer | Fault {
  const credential = ownCredential(context, token, body);
  if ("fault" in credential) return credential;
  const sad = body["SAD"];
  if (typeof sad !== "string") return { fault: "Missing (or invalid type) string parameter SAD" };
  const { requests } = context.store;
  const request = requests.bySad(hashed(sad));
  const isOurs = request?.token_hash === token.hash && request.credential_id === credential.id;
  if (!request || !isOurs || request.state !== "approved") return { fault: "Invalid parameter SAD" };
  if ((request.sad_expires_at ?? "") <= nowOf(context)) return { fault: "SAD expired" };
  if (typeof body["signAlgo"] !== "string") return { fault: "Missing (or invalid type) string parameter signAlgo" };
  if (body["signAlgo"] !== OID.ecdsaWithSha256) return { fault: "Invalid parameter signAlgo" };
  if ((body["operationMode"] ?? "S") !== "S") return { fault: "Invalid parameter operationMode" };
  const hash = digestIn(body);
  if (typeof hash !== "string") return hash;
  if (!isSame(hash, request.hash)) return { fault: "Hash is not authorized by the SAD" };
  if (!hasValidCertificate(context, credential.id)) return { fault: "Signing certificate is expired" };
  const { signature } = request;
  // The answer that comes first wins; the row keeps no signature afterwards.
  if (signature === null || !requests.move(request.id, "approved", "done")) return { fault: "Invalid parameter SAD" };
  return signature;
}
