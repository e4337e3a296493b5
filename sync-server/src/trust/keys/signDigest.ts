import { createPrivateKey } from "node:crypto";
import { p256 } from "@noble/curves/nist.js";

/**
 * Signs a digest with a P-256 key: Node's own crypto hashes what it signs. @param privateKey PKCS #8
 * @returns the signature as DER (RFC 3279)
 */
export function signDigest(privateKey: Buffer, digest: Uint8Array): Buffer {
  const { d } = createPrivateKey({ key: privateKey, format: "der", type: "pkcs8" }).export({ format: "jwk" });
  if (d === undefined) throw new TypeError("This is no private key of an elliptic curve.");
  const scalar = Buffer.from(d, "base64url");
  const signature = p256.sign(digest, scalar, { prehash: false, lowS: false, format: "der" });
  scalar.fill(0);
  return Buffer.from(signature);
}
