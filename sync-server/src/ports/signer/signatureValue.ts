import { constants, publicDecrypt, X509Certificate } from "node:crypto";
import { p256, p384 } from "@noble/curves/nist.js";

/** DigestInfo of SHA-256 without the digest itself (RFC 8017, 9.2). */
const SHA256_INFO = Buffer.from("3031300d060960864801650304020105000420", "hex");
const CURVES = { "P-256": p256, "P-384": p384 } as const;

/**
 * Checks a signature value over a SHA-256 digest against a certificate. Services write an ECDSA value as DER or as its two numbers.
 * @returns the value as CMS takes it (DER, or PKCS #1), null where it does not fit
 */
export function checkedSignature(certificate: Buffer, hash: Buffer, value: Buffer): Buffer | null {
  try {
    const { publicKey } = new X509Certificate(certificate);
    if (publicKey.asymmetricKeyType === "rsa") {
      const padding = constants.RSA_PKCS1_PADDING;
      const signed = publicDecrypt({ key: publicKey, padding }, value);
      return signed.equals(Buffer.concat([SHA256_INFO, hash])) ? value : null;
    }
    const { crv, x = "", y = "" } = publicKey.export({ format: "jwk" });
    const curve = crv === "P-256" || crv === "P-384" ? CURVES[crv] : null;
    if (!curve) return null;
    const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
    const isRaw = value.length === (crv === "P-256" ? 64 : 96) && value[0] !== 0x30;
    const forms = isRaw ? (["compact"] as const) : (["der", "compact"] as const);
    for (const format of forms) {
      const der = fits(curve, { point, hash, value, format });
      if (der) return der;
    }
    return null;
  } catch {
    return null;
  }
}

function fits(
  curve: (typeof CURVES)[keyof typeof CURVES],
  { point, hash, value, format }: { point: Buffer; hash: Buffer; value: Buffer; format: "der" | "compact" },
): Buffer | null {
  try {
    const signature = curve.Signature.fromBytes(value, format);
    const holds = curve.verify(signature.toBytes("der"), hash, point, { prehash: false, lowS: false, format: "der" });
    return holds ? Buffer.from(signature.toBytes("der")) : null;
  } catch {
    return null;
  }
}
