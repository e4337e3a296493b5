import { constants, createPublicKey, generateKeyPairSync, type KeyObject, privateEncrypt } from "node:crypto";
import { p256 } from "@noble/curves/nist.js";
import { signCertificate } from "../../trust/pki/certificate.ts";
import { authorityConstraints, authorityKey, keyUsage, subjectKey } from "../../trust/pki/extensions.ts";
import { nameOf, OID } from "../../trust/pki/names.ts";

export const ALGORITHMS = { ec: "1.2.840.10045.4.3.2", rsa: "1.2.840.113549.1.1.11" } as const;
export type KeyKind = keyof typeof ALGORITHMS;

/** DigestInfo of SHA-256 without the digest itself (RFC 8017, 9.2). */
const SHA256_INFO = Buffer.from("3031300d060960864801650304020105000420", "hex");
const LIFE = { notBefore: new Date("2026-01-01T00:00:00Z"), notAfter: new Date("2036-01-01T00:00:00Z") };

/** A customer's key at a provider. */
interface CustomerKey {
  certificate: Buffer;
  /** Signs a SHA-256 digest. @param raw writes an ECDSA value as its two numbers */
  sign(digest: Buffer, raw: boolean): Buffer;
}

/** The authority of a provider, with a key for each of its customers. */
export function providerKeys(kind: KeyKind) {
  const { privateKey: rootKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const publicRoot = createPublicKey(rootKey);
  const issuer = nameOf([[OID.commonName, "ACME Trust Services CA"]]);
  const keys = new Map<string, CustomerKey>();
  let serial = 1;
  const certificateFor = (name: string, publicKey: KeyObject, isAuthority: boolean) =>
    signCertificate(
      {
        ...{ ...LIFE, issuer, publicKey },
        serial: Buffer.of(serial++),
        subject: isAuthority ? issuer : nameOf([[OID.commonName, name]]),
        extensions: [
          authorityConstraints(isAuthority, null),
          isAuthority ? keyUsage("keyCertSign", "cRLSign") : keyUsage("nonRepudiation"),
          subjectKey(publicKey),
          authorityKey(publicRoot),
        ],
      },
      rootKey,
    );
  const root = certificateFor("", publicRoot, true);
  const made = (name: string): CustomerKey => {
    const privateKey = keyOf(kind);
    const certificate = certificateFor(name, createPublicKey(privateKey), false);
    return { certificate, sign: (digest, raw) => signDigest(privateKey, digest, raw) };
  };
  return {
    root,
    of(name: string): CustomerKey {
      const key = keys.get(name) ?? made(name);
      keys.set(name, key);
      return key;
    },
  };
}

function keyOf(kind: KeyKind): KeyObject {
  return kind === "ec"
    ? generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey
    : generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey;
}

/** A service sees digests alone, which Node's own functions do not sign. */
function signDigest(key: KeyObject, digest: Buffer, raw: boolean): Buffer {
  if (key.asymmetricKeyType === "rsa") {
    return privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([SHA256_INFO, digest]));
  }
  const secret = Buffer.from(key.export({ format: "jwk" }).d ?? "", "base64url");
  return Buffer.from(p256.sign(digest, secret, { prehash: false, lowS: false, format: raw ? "compact" : "der" }));
}
