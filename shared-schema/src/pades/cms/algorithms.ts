import { type Bytes, copied } from "../../base/bytes/bytes.ts";
import { type Der, DerFault, part, TAG } from "./der.ts";
import { OID, oidText } from "./oids.ts";

/** Digests that are accepted, as WebCrypto calls them. SHA-1 is not. */
export type DigestName = "SHA-256" | "SHA-384" | "SHA-512";

const DIGESTS: Readonly<Record<string, DigestName>> = {
  [OID.sha256]: "SHA-256",
  [OID.sha384]: "SHA-384",
  [OID.sha512]: "SHA-512",
};

interface SignatureAlgorithm {
  name: "ECDSA" | "RSASSA-PKCS1-v1_5";
  /** Null where the digest is told elsewhere. */
  digest: DigestName | null;
}

const SIGNATURES: Readonly<Record<string, SignatureAlgorithm>> = {
  [OID.ecdsaSha256]: { name: "ECDSA", digest: "SHA-256" },
  [OID.ecdsaSha384]: { name: "ECDSA", digest: "SHA-384" },
  [OID.ecdsaSha512]: { name: "ECDSA", digest: "SHA-512" },
  [OID.rsa]: { name: "RSASSA-PKCS1-v1_5", digest: null },
  [OID.rsaSha256]: { name: "RSASSA-PKCS1-v1_5", digest: "SHA-256" },
  [OID.rsaSha384]: { name: "RSASSA-PKCS1-v1_5", digest: "SHA-384" },
  [OID.rsaSha512]: { name: "RSASSA-PKCS1-v1_5", digest: "SHA-512" },
};

/** The identifier in an AlgorithmIdentifier without parameters, or with a NULL. @throws DerFault */
function plainAlgorithm(value: Der): string {
  const [, parameters, ...more] = value.parts;
  const isPlain = more.length === 0 && (parameters === undefined || parameters.tag === TAG.null);
  if (value.tag !== TAG.sequence || !isPlain) throw new DerFault("an algorithm has parameters");
  return oidText(part(value, 0, TAG.oid).content);
}

/** @throws DerFault where it is an unknown digest, or SHA-1 */
export function digestIn(algorithm: Der): DigestName {
  const digest = DIGESTS[plainAlgorithm(algorithm)];
  if (!digest) throw new DerFault("a digest that is not accepted");
  return digest;
}

/** @param digest that the structure names apart, and an algorithm must agree with · @throws DerFault */
export function signatureAlgorithmIn(
  algorithm: Der,
  digest: DigestName | null,
): SignatureAlgorithm & { digest: DigestName } {
  const oid = plainAlgorithm(algorithm);
  const known = SIGNATURES[oid];
  const named = known?.digest ?? digest;
  const hasParameters = algorithm.parts.length === 2;
  if (!known || named === null) throw new DerFault("a kind of signature that is not accepted");
  if (digest !== null && named !== digest) throw new DerFault("a signature names two digests");
  if (hasParameters !== (known.name !== "ECDSA")) throw new DerFault("an algorithm has wrong parameters");
  return { name: known.name, digest: named };
}

/** The digest of some bytes. */
export async function digestOf(name: DigestName, bytes: Uint8Array): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(name, copied(bytes)));
}
